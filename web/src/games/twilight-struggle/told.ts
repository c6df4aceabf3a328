/** How the log of Twilight Struggle is told. */
import type { Deed } from '../../lib/chronicle';
import type { LogEntry } from '../../lib/protocol';
import { refIn, type Moment, type Told } from '../../lib/told';
import type { Look } from './look';
import { CARDS } from './printed';
import TurnSummary from './TurnSummary.svelte';

const ROUNDS = ['headline', 'round'];
/** What becomes of a headline is told under whoever chose it. */
const RESOLVED = ['event', 'no-event', 'headline-cancelled'];
const PLAYED = ['headline', 'play-event', 'play-ops', 'play-space', 'card-shown', 'given', 'taken', 'discarded', 'event'];
const TRACKS: Record<string, string> = {
  defcon: 'track/defcon', vp: 'track/vp', 'military-ops': 'track/military-ops', 'military-ops-short': 'track/military-ops',
  advance: 'track/space',
};
const DANGER = 2;

function opens(entry: LogEntry, before: readonly Deed[]): LogEntry | null {
  if (ROUNDS.includes(entry.key)) return entry;
  const last = before.at(-1)?.by ?? null;
  // The first influence is placed before any round, by one side after the other.
  if (entry.key === 'influence' && (last === null || last.key === 'influence')) return last?.args.side === entry.args.side ? null : entry;
  if (!RESOLVED.includes(entry.key) || last?.key !== 'headline') return null;
  return before.find(({ by }) => by?.key === 'headline' && by.args.card === entry.args.card)?.by ?? null;
}

function moment(entry: LogEntry): Moment | null {
  const { key, args } = entry;
  if (key === 'defcon') return { kind: Number(args.level) <= DANGER ? 'alarm' : 'piece', at: 'track/defcon' };
  if (key === 'vp') return { kind: 'score', at: 'track/vp', points: Number(args.points) };
  if (key === 'scored' || key === 'scored-southeast') return { kind: 'score' };
  if (key === 'reshuffle' || key === 'cards-join') return { kind: 'shuffle', at: 'deck' };
  if (key === 'influence' || key === 'advance') return { kind: 'piece' };
  return key.startsWith('play-') || key === 'headline' ? { kind: 'card' } : null;
}

export const told: Told<Look> = {
  chapters: ['turn'],
  first: { key: 'turn', rule: '4.1', args: { turn: 1 }, private: false },
  opens,
  sums: { influence: ['change'] },
  cardOf: (ref) => {
    const [kind, id = ''] = ref.split('/');
    return kind === 'card' && CARDS.has(id) ? id : null;
  },
  played: (entry) => (PLAYED.includes(entry.key) ? refIn(entry, 'card') : null),
  tracks: (entry) => (TRACKS[entry.key] ? [TRACKS[entry.key] as string] : []),
  moment,
  kinds: ['card', 'country', 'side'],
  Summary: TurnSummary,
};
