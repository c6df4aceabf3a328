/** How the log of Terraforming Mars is told. */
import type { LogEntry } from '../../lib/protocol';
import { openedBy, refIn, type Moment, type Told } from '../../lib/told';
import type { Look } from './look';
import { CARDS } from './printed';

const ACTIONS = ['corporation', 'played', 'used', 'built', 'sold', 'claimed', 'funded', 'greened', 'warmed', 'first', 'passed', 'bought', 'income', 'score'];
const PLAYED = ['corporation', 'played', 'revealed', 'offworld', 'copied'];
const SUMMED = ['paid', 'gained', 'lost', 'stolen', 'production', 'production-lost', 'rating', 'cubes', 'cubes-lost'];
const MOMENTS: Record<string, Moment['kind']> = { played: 'card', corporation: 'card', revealed: 'card', tile: 'piece', cubes: 'piece', claimed: 'score', funded: 'score' };

function moment({ key, args }: LogEntry): Moment | null {
  if (key === 'reshuffled') return { kind: 'shuffle', at: 'deck' };
  if (key === 'rating' || key === 'score') return { kind: 'score', points: Number(args.n) };
  const kind = MOMENTS[key];
  return kind ? { kind } : null;
}

export const told: Told<Look> = {
  chapters: ['generation', 'produced', 'final'],
  opens: openedBy(...ACTIONS),
  sums: Object.fromEntries(SUMMED.map((key) => [key, ['n']])),
  cardOf: (ref) => {
    const [kind, id = ''] = ref.split('/');
    return kind === 'card' && CARDS.has(id) ? id : null;
  },
  played: (entry) => (PLAYED.includes(entry.key) ? refIn(entry, 'card') : null),
  tracks: ({ key, args }) => {
    if (key === 'temperature' || key === 'oxygen') return [`track/${key}`];
    return key === 'tile' && args.tile === 'tile/ocean' ? ['track/oceans'] : [];
  },
  moment,
  kinds: ['card', 'hex', 'milestone', 'award'],
};
