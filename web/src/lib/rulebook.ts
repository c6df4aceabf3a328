/** A rulebook page as sections under their printed numbers. */

export interface Section { number: string; title: string; level: number; text: string }

const HEADING = /^(#{1,6})\s+(\S+)\s*(.*)$/;

export function sections(markdown: string): Section[] {
  const found: Section[] = [];
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line);
    if (heading && /\d/.test(heading[2] ?? '')) {
      found.push({ number: heading[2] ?? '', title: heading[3] ?? '', level: heading[1]?.length ?? 1, text: '' });
    } else if (found.length > 0) {
      (found.at(-1) as Section).text += `${line}\n`;
    }
  }
  return found;
}

/** The section of a rule, or of the nearest rule above it: 6.3.2 falls back to 6.3, then 6. */
export function sectionOf(book: Section[], rule: string): Section | undefined {
  for (let number = rule; number; number = number.includes('.') ? number.slice(0, number.lastIndexOf('.')) : '') {
    const exact = book.find((section) => section.number === number || section.number === `${number}.0`);
    if (exact) return exact;
  }
  return undefined;
}

export function search(book: Section[], words: string): Section[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return book.filter((section) => {
    const text = `${section.number} ${section.title} ${section.text}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
