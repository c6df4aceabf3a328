/** What a generation brought, read from the log. */
import type { LogEntry } from '../../lib/protocol';
import type { Stock } from './look';
import { RESOURCES } from './seats';

export interface Share { seat: number; rating: number; income: Stock; cards: string[]; feats: string[] }
export interface Summary { generation: number; degrees: number; oxygen: number; oceans: number; shares: Share[] }

const idOf = (ref: string | number | undefined): string => String(ref).split('/')[1] ?? '';
const ofSeat = (entry: LogEntry, seat: number): boolean => entry.args.seat === `seat/${seat}`;
const sum = (entries: LogEntry[], key: string): number =>
  entries.filter((entry) => entry.key === key).reduce((total, entry) => total + Number(entry.args.n), 0);

/** The last generation that has produced: its actions, then its income; a step of warmth is so many degrees. */
export function lastGeneration(log: LogEntry[], seats: number, degrees: number): Summary | null {
  const end = log.findLastIndex((entry) => entry.key === 'produced');
  if (end < 0) return null;
  const start = log.slice(0, end).findLastIndex((entry) => entry.key === 'generation') + 1;
  const actions = log.slice(start, end);
  const count = (key: string): number => actions.filter((entry) => entry.key === key).length;
  return {
    generation: Number(log[end]!.args.n),
    degrees: degrees * count('temperature'),
    oxygen: count('oxygen'),
    oceans: actions.filter((entry) => entry.key === 'tile' && entry.args.tile === 'tile/ocean').length,
    shares: Array.from({ length: seats }, (_, seat) => shareOf(seat, actions, log.slice(end))),
  };
}

function shareOf(seat: number, actions: LogEntry[], after: LogEntry[]): Share {
  const mine = actions.filter((entry) => ofSeat(entry, seat));
  const income = after.find((entry) => entry.key === 'income' && ofSeat(entry, seat));
  return {
    seat,
    rating: sum(mine, 'rating'),
    income: Object.fromEntries(RESOURCES.map((resource) => [resource, Number(income?.args[resource] ?? 0)])) as Stock,
    cards: mine.filter((entry) => entry.key === 'played').map((entry) => idOf(entry.args.card)),
    feats: mine.flatMap((entry) => {
      if (entry.key === 'claimed') return [String(entry.args.milestone)];
      return entry.key === 'funded' ? [String(entry.args.award)] : [];
    }),
  };
}
