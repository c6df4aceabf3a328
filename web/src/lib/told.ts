/** How a game's face tells what happened: which entries of the log belong together, and what is to be seen of them. */
import type { Component } from 'svelte';
import type { SeatFace } from '../games';
import type { Deed } from './chronicle';
import type { LogEntry } from './protocol';

/** Who did something: the sign of a side, and the seat that plays it, -1 where nobody sits. */
export interface Actor extends SeatFace { seat: number }

/** What is worth hearing, and seeing in motion; `at` is a `home`, target or track of the board where it happens. */
export interface Moment {
  kind: 'piece' | 'card' | 'dice' | 'shuffle' | 'score' | 'storm' | 'alarm';
  at?: string;
  /** Points that fly to the seat of whoever got them. */
  points?: number;
}

export interface Told<Look = unknown> {
  /** Entries that open a chapter: a turn, a round. */
  chapters: string[];
  /** The heading of the first chapter, where the log begins without one. */
  first?: LogEntry;
  /** Where an entry opens an action: the entry that says who acts, itself as a rule. */
  opens: (entry: LogEntry, before: readonly Deed[]) => LogEntry | null;
  /** Operands that are added up where alike entries follow each other; other numbers are as the last entry has them. */
  sums?: Record<string, string[]>;
  /** Whether an entry gives a reason for what follows. */
  isReason?: (entry: LogEntry) => boolean;
  /** Whose side an entry names, where the sign of its seat does not say so. */
  actor?: (entry: LogEntry, look: Look) => Actor | undefined;
  /** What `Card` draws for a named thing, or nothing where it is no card. */
  cardOf: (ref: string) => string | null;
  /** The named card that everybody sees when an entry is written: played, revealed, in force. */
  played: (entry: LogEntry) => string | null;
  /** Tracks and other places without moves that an entry changes, as the board names them with `scene.place`. */
  tracks?: (entry: LogEntry) => string[];
  moment?: (entry: LogEntry) => Moment | null;
  /** Dice of entries whose labels do not say so. */
  dice?: (entry: LogEntry) => number[];
  /** Kinds of things that are recognised in the chat. */
  kinds: string[];
  /** What a chapter brought, in short; it opens from the chapter's heading. */
  Summary?: Component<{ entries: readonly LogEntry[]; look: Look }>;
}

/** An action is opened by some keys, each naming who acts. */
export const openedBy = (...keys: string[]) => (entry: LogEntry): LogEntry | null => (keys.includes(entry.key) ? entry : null);

/** Things named under a label, as a reference; nothing where it is a number or not there. */
export function refIn(entry: LogEntry, label: string): string | null {
  const value = entry.args[label];
  return typeof value === 'string' ? value : null;
}
