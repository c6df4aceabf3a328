/** What the log tells, turn by turn: whose turn it was, and what came of it. */
import type { LogEntry } from '../../lib/protocol';

/** A company's turn or journey, or what happens to all between them. */
export interface Chapter { company: string; entries: LogEntry[] }

const BETWEEN = ['round', 'shuttle-moves', 'shuttle-flies'];
const OPENINGS = ['act', 'executive', 'operate', 'work', 'travel', 'space'];

/** Whom an entry opens a chapter for; nothing where it belongs to the one before. */
function opens({ key, args }: LogEntry, lacerda: string): string | null {
  if (BETWEEN.includes(key)) return '';
  if (key === 'solo-card') return lacerda;
  return OPENINGS.includes(key) ? String(args.company).split('/')[1] ?? '' : null;
}

export function chaptersOf(entries: readonly LogEntry[], lacerda: string): Chapter[] {
  const found: Chapter[] = [];
  for (const entry of entries) {
    const company = opens(entry, lacerda);
    const last = found.at(-1);
    if (last && (company === null || company === last.company)) last.entries.push(entry);
    else found.push({ company: company ?? '', entries: [entry] });
  }
  return found;
}

/** Where that begins which a company has not seen in its own turn. */
export function freshFrom(chapters: readonly Chapter[], mine: string): number {
  const own = chapters.findLastIndex(({ company }) => company === mine);
  return own === chapters.length - 1 ? chapters.slice(0, own).findLastIndex(({ company }) => company === mine) + 1 : own + 1;
}
