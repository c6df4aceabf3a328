/** What a turn brought, read from its entries of the log. */
import type { LogEntry } from '../../lib/protocol';
import type { Power } from './look';
import { POWERS } from './powers';

export interface TurnSummary {
  /** Victory points each side scored, DEFCON as it went, and the entries worth reading again. */
  vp: Record<Power, number>;
  defcon: number[];
  scored: LogEntry[];
  space: LogEntry[];
  cards: Record<Power, string[]>;
}

const PLAYS = ['headline', 'play-event', 'play-ops', 'play-space'];
const of = (entries: readonly LogEntry[], ...keys: string[]): LogEntry[] => entries.filter(({ key }) => keys.includes(key));
const both = <T>(make: (power: Power) => T): Record<Power, T> => Object.fromEntries(POWERS.map((power) => [power, make(power)])) as Record<Power, T>;

export function summaryOf(entries: readonly LogEntry[]): TurnSummary {
  const by = (power: Power, found: LogEntry[]): LogEntry[] => found.filter(({ args }) => args.side === `side/${power}`);
  return {
    vp: both((power) => by(power, of(entries, 'vp')).reduce((sum, { args }) => sum + Number(args.points), 0)),
    defcon: of(entries, 'defcon').map(({ args }) => Number(args.level)),
    scored: of(entries, 'scored', 'scored-southeast'),
    space: of(entries, 'advance'),
    cards: both((power) => by(power, of(entries, ...PLAYS)).map(({ args }) => String(args.card).slice('card/'.length))),
  };
}
