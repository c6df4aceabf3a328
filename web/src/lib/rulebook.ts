/** A rulebook page as sections under their printed numbers. */

/** A note on a rule: how we read it, or that a value of it is our own. */
export interface Note { kind: 'ruling' | 'own-value'; text: string }

/** A rule under its number, or a chapter that has only a name. */
export interface Section { number: string; title: string; level: number; text: string; notes: Note[] }

const HEADING = /^(#{1,6})\s+(\S+)\s*(.*)$/;
const NOTES: Record<string, Note['kind']> = { Ruling: 'ruling', 판정: 'ruling', 'Own value': 'own-value', '자체 값': 'own-value' };
const NOTE = new RegExp(`^(${Object.keys(NOTES).join('|')}):\\s*(.*)$`);

const numbered = (heading: RegExpExecArray): boolean => /\d/.test(heading[2] ?? '');

function entitled(heading: RegExpExecArray): { number: string; title: string } {
  const [, , first = '', rest = ''] = heading;
  return numbered(heading) ? { number: first, title: rest } : { number: '', title: `${first} ${rest}`.trim() };
}

/** How deep a section stands in the table of contents: 6 and 6.0 at its edge, 6.3.2 two steps in. */
export function depthOf({ number }: Section): number {
  return number.replace(/\.0$/, '').split('.').length - 1;
}

export function sections(markdown: string): Section[] {
  const found: Section[] = [];
  /** The note that the next line goes on with; a blank line ends it. */
  let open: Note | null = null;
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line);
    const section = found.at(-1);
    const note = NOTE.exec(line);
    if (heading && (numbered(heading) || heading[1] !== '#')) {
      found.push({ ...entitled(heading), level: heading[1]?.length ?? 1, text: '', notes: [] });
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
