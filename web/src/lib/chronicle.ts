/** The log grouped as people tell it: chapters, in them actions with what came of them, alike lines merged. */
import type { Args, LogEntry } from './protocol';

/** One line of the log: `at` is the number of its first entry, `times` how often it happened where nothing is added up. */
export interface Line { at: number; entry: LogEntry; times: number }
/** An action and what came of it; before the first action of a chapter `by` is nobody. */
export interface Deed { from: number; by: LogEntry | null; lines: Line[] }
export interface Chapter { from: number; heading: Line | null; deeds: Deed[]; entries: LogEntry[] }

export interface Grouping {
  chapters: readonly string[];
  /** What the heading of the first chapter would be, where the log begins without one. */
  first?: LogEntry;
  opens: (entry: LogEntry, before: readonly Deed[]) => LogEntry | null;
  sums?: Record<string, string[]>;
}

export const PLAIN: Grouping = { chapters: [], opens: () => null };

/** The number of the entry after a chapter. */
export const endOf = (chapter: Chapter): number => chapter.from + chapter.entries.length;

/** Chapters, actions and lines stay the same objects while nothing in them changes, so that only what is new is grouped and drawn. */
export class Chronicle {
  private log: readonly LogEntry[] = [];
  private chapters: readonly Chapter[] = [];

  constructor(private readonly grouping: Grouping) {}

  read(log: readonly LogEntry[]): readonly Chapter[] {
    const same = sameUntil(this.log, log);
    const told = this.chapters.filter((chapter) => endOf(chapter) <= same);
    this.chapters = chaptersOf(log, this.grouping, told);
    this.log = log;
    return this.chapters;
  }
}

function sameUntil(before: readonly LogEntry[], after: readonly LogEntry[]): number {
  const end = Math.min(before.length, after.length);
  for (let i = 0; i < end; i++) if (before[i] !== after[i]) return i;
  return end;
}

/** The chapters of a log, whose beginning may be told already; where its last chapter goes on, it does so as a copy. */
export function chaptersOf(log: readonly LogEntry[], grouping: Grouping, told: readonly Chapter[] = []): Chapter[] {
  const found = [...told];
  const last = told.at(-1);
  let open: Chapter | undefined;
  for (let at = last ? endOf(last) : 0; at < log.length; at++) {
    const entry = log[at] as LogEntry;
    if (found.length === 0 || grouping.chapters.includes(entry.key)) found.push((open = begun(at, grouping)));
    else if (!open && last) found[found.length - 1] = open = goingOn(last);
    take(open as Chapter, { at, entry, times: 1 }, grouping);
  }
  return found;
}

function begun(from: number, { first }: Grouping): Chapter {
  return { from, heading: from === 0 && first ? { at: from, entry: first, times: 1 } : null, deeds: [], entries: [] };
}

/** A chapter to which more can be added, in its last action or after it. */
function goingOn(chapter: Chapter): Chapter {
  const deeds = chapter.deeds.map((deed, i, { length }) => (i === length - 1 ? { ...deed, lines: [...deed.lines] } : deed));
  return { ...chapter, deeds, entries: [...chapter.entries] };
}

function take(chapter: Chapter, line: Line, grouping: Grouping): void {
  chapter.entries.push(line.entry);
  if (grouping.chapters.includes(line.entry.key)) {
    chapter.heading = line;
    return;
  }
  const by = grouping.opens(line.entry, chapter.deeds);
  const deed = by ? null : chapter.deeds.at(-1);
  if (deed) add(deed.lines, line, grouping.sums?.[line.entry.key] ?? []);
  else chapter.deeds.push({ from: line.at, by, lines: [line] });
}

/** A line joins one like it among those of its kind just before; the head of an action stays alone unless it is counted. */
function add(lines: Line[], line: Line, sums: readonly string[]): void {
  const first = sums.length > 0 ? 0 : 1;
  for (let i = lines.length - 1; i >= first && lines[i]?.entry.key === line.entry.key; i--) {
    const merged = joined(lines[i] as Line, line, sums);
    if (!merged) continue;
    lines[i] = merged;
    return;
  }
  lines.push(line);
}

/** Two alike entries as one: counts are added up; without any, it is counted how often. */
export function joined(line: Line, next: Line, sums: readonly string[]): Line | null {
  const [one, other] = [line.entry.args, next.entry.args];
  const labels = Object.keys(one);
  const counted = sums.length > 0;
  const alike = (label: string): boolean => one[label] === other[label] || (counted && typeof one[label] === 'number');
  if (labels.length !== Object.keys(other).length || !labels.every(alike)) return null;
  if (counted && sums.some((label) => Math.sign(Number(one[label])) !== Math.sign(Number(other[label])))) return null;
  const args: Args = { ...other };
  for (const label of sums) args[label] = Number(one[label]) + Number(other[label]);
  return { at: line.at, entry: { ...next.entry, args }, times: counted ? 1 : line.times + 1 };
}
