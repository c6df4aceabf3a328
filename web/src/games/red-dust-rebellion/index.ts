import { faceFor } from '..';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';
import cards, { sorts } from './cards';
import { COLOURS, factionsOf } from './factions';
import type { Faction, Look } from './look';
import { KINDS } from './printed';
import Result from './Result.svelte';
import Score from './Score.svelte';
import { CHAPTERS, colourOf, isReason } from './story';

const SHAPES: Record<Faction, 'square' | 'diamond' | 'hexagon' | 'triangle'> = { mg: 'square', corp: 'diamond', rd: 'hexagon', cr: 'triangle' };
const SIDES = ['event/unshaded', 'event/shaded'];
const refs = (deck: string, ids: string[]): string[] => ids.filter(Boolean).map((id) => `${deck}/${id}`);

export default faceFor<Look>({
  prefix: 'rd',
  Beside,
  Board,
  Card,
  cards,
  sorts,
  Result,
  Score,
  hand: (look, eyes) => ({ cards: factionsOf(look, eyes).includes('cr') ? refs('asset', look.assets.hand) : [], hidden: 0 }),
  stage: (look) => ({ cards: refs('campaign', look.campaigns_drawn), hidden: 0 }),
  lies: (_look: Look, piece) => {
    const kind = KINDS[piece.split('/')[1] ?? ''];
    return kind?.casualty ? 'casualties' : kind ? `faction/${kind.owner}` : null;
  },
  seat: (seat, look?: Look) => {
    const [faction, ...more] = look ? factionsOf(look, seat) : [];
    return { ref: faction && more.length === 0 ? `faction/${faction}` : `seat/${seat}`, colour: COLOURS[faction ?? 'eg'], shape: faction ? SHAPES[faction] : 'round' };
  },
  thingOf: (target) => (SIDES.includes(target) ? target.replace('event', 'side') : target),
  endTellsWinner: true,
  headings: CHAPTERS,
  tone: (entry) => ({ colour: colourOf(entry), reason: isReason(entry) && entry.key !== 'np-action' }),
  turnOf: (look) => `${look.storm_rounds}.${look.events_left}`,
});
