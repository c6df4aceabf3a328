/** How the log of Red Dust Rebellion is told. */
import type { LogEntry } from '../../lib/protocol';
import { refIn, type Actor, type Moment, type Told } from '../../lib/told';
import type { Faction, Look } from './look';
import { CARDS } from './printed';
import { signOf } from './signs';
import { CHAPTERS, isReason, opensTurn } from './story';

/** What is played or comes into force, and the operand that names it. */
const PLAYED: Record<string, string> = { 'next-card': 'event', event: 'event', asset: 'asset', campaign: 'campaign', discard: 'asset' };
const TRACKS: Record<string, string[]> = {
  confidence: ['track/confidence'], 'eg-plus': ['track/confidence'], 'eg-minus': ['track/confidence'],
};
const MOMENTS: Record<string, Moment['kind']> = {
  event: 'card', 'next-card': 'card', asset: 'card', campaign: 'card', dice: 'dice', 'np-roll': 'dice', place: 'piece', move: 'piece', flashpoint: 'alarm', 'dust-storm': 'storm', approaching: 'storm', raging: 'storm', casualties: 'alarm',
};

function actor(entry: LogEntry, look: Look): Actor | undefined {
  const faction = refIn(entry, 'faction')?.slice('faction/'.length) as Faction | undefined;
  return faction && { ...signOf(faction), seat: look.factions[faction]?.seat ?? -1 };
}

export const told: Told<Look> = {
  chapters: CHAPTERS,
  opens: opensTurn,
  sums: Object.fromEntries(['activate', 'hide', 'move', 'fortify', 'supply', 'unload', 'pay', 'casualties', 'displaced', 'terraforming', 'transfer'].map((key) => [key, ['n']])),
  isReason: (entry) => isReason(entry) && entry.key !== 'np-action',
  actor,
  cardOf: (ref) => (CARDS.has(ref) ? ref : null),
  played: (entry) => (PLAYED[entry.key] ? refIn(entry, PLAYED[entry.key] as string) : null),
  tracks: ({ key }) => TRACKS[key] ?? [],
  moment: (entry) => {
    const kind = MOMENTS[entry.key];
    return kind ? { kind, ...(kind === 'storm' && refIn(entry, 'space') ? { at: refIn(entry, 'space') as string } : {}) } : null;
  },
  dice: ({ key, args }) => (key === 'dice' ? [Number(args.n), Number(args.other)] : key === 'np-roll' ? [Number(args.n)] : []),
  kinds: ['space', 'event', 'asset', 'campaign', 'faction'],
};
