import { faceFor } from '..';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';
import cards, { sorts } from './cards';
import { COLOURS, factionsOf } from './factions';
import type { Look, Odds } from './look';
import { KINDS } from './printed';
import Result from './Result.svelte';
import Score from './Score.svelte';
import { signOf } from './signs';
import { told } from './told';

const SIDES = ['event/unshaded', 'event/shaded'];
const refs = (deck: string, ids: string[]): string[] => ids.filter(Boolean).map((id) => `${deck}/${id}`);

export default faceFor<Look, Odds>({
  prefix: 'rd',
  Beside,
  Board,
  Card,
  cards,
  sorts,
  Result,
  Score,
  hand: (look, eyes) => ({ cards: factionsOf(look, eyes).includes('cr') ? refs('asset', look.assets.hand) : [], hidden: 0 }),
  holds: (look, eyes) => factionsOf(look, eyes).includes('cr'),
  stage: (look) => ({ cards: refs('campaign', look.campaigns_drawn), hidden: 0 }),
  lies: (_look: Look, piece) => {
    const kind = KINDS[piece.split('/')[1] ?? ''];
    return kind?.casualty ? 'casualties' : kind ? `faction/${kind.owner}` : null;
  },
  seat: (seat, look?: Look) => {
    const [faction, ...more] = look ? factionsOf(look, seat) : [];
    if (!faction) return { ref: `seat/${seat}`, colour: COLOURS.eg, shape: 'round' };
    return more.length === 0 ? signOf(faction) : { ...signOf(faction), ref: `seat/${seat}` };
  },
  thingOf: (target) => (SIDES.includes(target) ? target.replace('event', 'side') : target),
  inForm: (_view, { verb }) => verb === 'dice',
  endTellsWinner: true,
  told,
  turnOf: (look) => `${look.storm_rounds}.${look.events_left}`,
});
