/** What the log tells, turn by turn: whose turn it was, why it did what it did, and what came of it. */
import type { Deed as Action } from '../../lib/chronicle';
import type { LogEntry } from '../../lib/protocol';
import type { Faction } from './look';

export const CHAPTERS = ['next-card', 'flashpoint', 'dust-storm'];
const OPENINGS = ['turn', 'pass', 'event', 'np-action'];
const TURNS = [...OPENINGS, 'np-card'];
const REASONS = ['np-card', 'np-check', 'np-action', 'np-roll', 'np-rescue'];

export interface Chapter { faction: Faction | null; reasons: LogEntry[]; deeds: LogEntry[] }

function factionOf(entry: LogEntry): Faction | null {
  const ref = entry.args.faction;
  return typeof ref === 'string' ? (ref.slice('faction/'.length) as Faction) : null;
}

/** Why a non-player did something, rather than what it did. */
export function isReason(entry: LogEntry): boolean {
  return REASONS.includes(entry.key);
}

/** Non-players begin with their line; with a second Curiosity card the same action goes on. */
export function opensTurn(entry: LogEntry, before: readonly Action[]): LogEntry | null {
  if (OPENINGS.includes(entry.key)) return entry;
  return entry.key === 'np-card' && before.at(-1)?.by?.args.faction !== entry.args.faction ? entry : null;
}

export interface Deed { what: string; where: string[] }

/** The gist of a chapter: the Operations, Special Activities and cards in it, each with its spaces. */
export function gistOf({ deeds }: Chapter): Deed[] {
  const found: Deed[] = [];
  for (const { key, args } of deeds) {
    const what = args.special ?? args.operation ?? (key === 'event' ? args.event : key === 'asset' ? args.asset : undefined);
    if (typeof what !== 'string') continue;
    const same = found.find((deed) => deed.what === what) ?? { what, where: [] };
    if (!found.includes(same)) found.push(same);
    if (typeof args.space === 'string' && !same.where.includes(args.space)) same.where.push(args.space);
  }
  return found;
}

/** What others did after the last turn of some Factions; non-players act within the move of whoever moved last. */
export function sinceTurnOf(mine: readonly Faction[], entries: readonly LogEntry[]): LogEntry[] {
  const own = (entry: LogEntry): boolean => TURNS.includes(entry.key) && mine.includes(factionOf(entry) as Faction);
  const rest = entries.slice(entries.findLastIndex(own) + 1);
  const next = rest.findIndex(({ key }) => TURNS.includes(key) || CHAPTERS.includes(key));
  return next < 0 ? [] : rest.slice(next);
}

/** Entries by turns: each Faction's own, and what happens between them. */
export function chaptersOf(entries: readonly LogEntry[]): Chapter[] {
  const found: Chapter[] = [];
  for (const entry of entries) {
    const faction = TURNS.includes(entry.key) ? factionOf(entry) : null;
    const last = found.at(-1);
    if (!last || CHAPTERS.includes(entry.key) || (faction && faction !== last.faction)) found.push({ faction, reasons: [], deeds: [] });
    const chapter = found.at(-1);
    (isReason(entry) ? chapter?.reasons : chapter?.deeds)?.push(entry);
  }
  return found;
}
