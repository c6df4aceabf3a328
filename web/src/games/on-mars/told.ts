/** How the log of On Mars is told. */
import type { Deed } from '../../lib/chronicle';
import type { LogEntry } from '../../lib/protocol';
import { refIn, type Actor, type Moment, type Told } from '../../lib/told';
import type { Look } from './look';
import { CARDS } from './printed';
import { SIGNS } from './signs';

const ACTIONS = ['act', 'executive', 'operate', 'work', 'travel', 'solo-card'];
/** Taking a space of the turn order ends a journey; else it is an action of its own. */
const PLACES = ['space'];
/** What is taken, revealed or completed, and the operand that names it. */
const PLAYED: Record<string, string> = {
  blueprint: 'blueprint', upgraded: 'blueprint', hired: 'scientist', contract: 'contract', complete: 'contract', refill: 'contract', 'mission-done': 'mission', goal: 'goal', task: 'task', collect: 'tile',
};
const MOMENTS: Record<string, Moment['kind']> = {
  blueprint: 'card', hired: 'card', contract: 'card', collect: 'card', built: 'piece', upgraded: 'piece', bot: 'piece', ship: 'piece', 'shuttle-flies': 'piece', level: 'alarm', 'last-round': 'alarm',
};
const SCORES = ['reward', 'points', 'progress', 'score'];

function opens(entry: LogEntry, before: readonly Deed[]): LogEntry | null {
  if (ACTIONS.includes(entry.key)) return entry;
  return PLACES.includes(entry.key) && before.at(-1)?.by?.args.company !== entry.args.company ? entry : null;
}

/** Lacerda, where one plays alone, has a company but no seat. */
function actor(entry: LogEntry, look: Look): Actor | undefined {
  const solo = entry.key.startsWith('solo-');
  const seat = look.companies.findIndex(({ company, lacerda }) => (solo ? lacerda : `company/${company}` === entry.args.company));
  const firm = look.companies[seat];
  return firm ? { ...SIGNS[firm.company]!, seat: firm.lacerda ? -1 : seat } : undefined;
}

export const told: Told<Look> = {
  chapters: ['round'],
  opens,
  sums: { gain: ['n'], points: ['n'], reward: ['n'], extra: ['n'] },
  isReason: ({ key }) => key.startsWith('solo-') && !ACTIONS.includes(key),
  actor,
  cardOf: (ref) => {
    const [kind = '', id = ''] = ref.split('/');
    return [id, `${kind}_${id}`].find((each) => CARDS.get(each)?.kind === kind) ?? null;
  },
  played: (entry) => (PLAYED[entry.key] ? refIn(entry, PLAYED[entry.key] as string) : null),
  tracks: ({ key }) => (key === 'level' ? ['track/level'] : key.startsWith('shuttle-') ? ['track/shuttle'] : []),
  moment: ({ key, args }) => {
    if (SCORES.includes(key)) return { kind: 'score', points: Number(args.n) };
    const kind = MOMENTS[key];
    return kind ? { kind } : null;
  },
  kinds: ['blueprint', 'scientist', 'contract', 'mission', 'tech', 'hex'],
};
