/** A rulebook page as sections under their printed numbers. */

/** A note on a rule: how we read it, or that a value of it is our own. */
export interface Note { kind: 'ruling' | 'own-value'; text: string }

export interface Section { number: string; title: string; level: number; text: string; notes: Note[] }

const HEADING = /^(#{1,6})\s+(\S+)\s*(.*)$/;
const NOTES: Record<string, Note['kind']> = { Ruling: 'ruling', 판정: 'ruling', 'Own value': 'own-value', '자체 값': 'own-value' };
const NOTE = new RegExp(`^(${Object.keys(NOTES).join('|')}):\\s*(.*)$`);

export function sections(markdown: string): Section[] {
  const found: Section[] = [];
  /** The note that the next line goes on with; a blank line ends it. */
  let open: Note | null = null;
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line);
    const section = found.at(-1);
    const note = NOTE.exec(line);
    if (heading && /\d/.test(heading[2] ?? '')) {
      found.push({ number: heading[2] ?? '', title: heading[3] ?? '', level: heading[1]?.length ?? 1, text: '', notes: [] });
      open = null;
    } else if (note && section) {
      open = { kind: NOTES[note[1] ?? ''] ?? 'ruling', text: note[2] ?? '' };
      section.notes.push(open);
    } else if (open && line.trim()) {
      open.text += ` ${line.trim()}`;
    } else if (section) {
      open = null;
      section.text += `${line}\n`;
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
    const notes = section.notes.map((note) => note.text).join(' ');
    const text = `${section.number} ${section.title} ${section.text} ${notes}`.toLowerCase();
    return wanted.every((word) => text.includes(word));
  });
}
