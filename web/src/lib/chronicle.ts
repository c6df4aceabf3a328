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

/** Chapters stay the same objects while nothing in them changes, so that only the last one is drawn anew. */
export class Chronicle {
  private log: readonly LogEntry[] = [];
  private chapters: readonly Chapter[] = [];

  constructor(private readonly grouping: Grouping) {}

  read(log: readonly LogEntry[]): readonly Chapter[] {
    const same = sameUntil(this.log, log);
    if (same < log.length || same < this.log.length) {
      const kept = this.chapters.filter((chapter) => chapter.from + chapter.entries.length <= same && chapter !== this.chapters.at(-1));
      const last = kept.at(-1);
      const from = last ? last.from + last.entries.length : 0;
      this.chapters = [...kept, ...chaptersOf(log, this.grouping, from)];
      this.log = log;
    }
    return this.chapters;
  }
}

function sameUntil(before: readonly LogEntry[], after: readonly LogEntry[]): number {
  const end = Math.min(before.length, after.length);
  for (let i = 0; i < end; i++) if (before[i] !== after[i]) return i;
  return end;
}

/** The chapters of a log from an entry on, at which one must begin. */
export function chaptersOf(log: readonly LogEntry[], grouping: Grouping, from = 0): Chapter[] {
  const found: Chapter[] = [];
  for (let at = from; at < log.length; at++) {
    const entry = log[at] as LogEntry;
    if (found.length === 0 || grouping.chapters.includes(entry.key)) found.push({ from: at, heading: at === 0 && grouping.first ? { at, entry: grouping.first, times: 1 } : null, deeds: [], entries: [] });
    take(found.at(-1) as Chapter, { at, entry, times: 1 }, grouping);
  }
  return found;
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
