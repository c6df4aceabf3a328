import { faceFor } from '..';
import Beside from './Beside.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';
import cards, { sorts } from './cards';
import type { Look, Odds as OddsOf, Power, Price } from './look';
import Odds from './Odds.svelte';
import { powerOf, POWERS, seatOf } from './powers';
import Result from './Result.svelte';
import Score from './Score.svelte';
import Seat from './Seat.svelte';
import { told } from './told';

/** Whose cards come to the table now: a headline that lies face down, or the card of the round. */
function playing(look: Look): Power | null | undefined {
  if (look.phase === 'headline') return POWERS.find((power) => look.headlines[power].chosen && !look.headlines[power].card);
  return look.phase === 'action' ? look.phasing : null;
}

export default faceFor<Look, OddsOf, Price>({
  prefix: 'ts',
  Board,
  Card,
  cards,
  sorts,
  Seat,
  Beside,
  Odds,
  Score,
  Result,
  hand: (look, eyes) => {
    const power = powerOf(eyes);
    if (!power) return { cards: [], hidden: 0 };
    const cards = look.hands[power].cards.filter((card) => card !== look.headlines[power].card);
    const china = look.china.holder === power ? ['the_china_card'] : [];
    return { cards: [...cards, ...china], hidden: 0 };
  },
  stage: (look) => {
    const headlines = look.phase === 'headline' ? POWERS.map((power) => look.headlines[power]) : [];
    const faceDown = headlines.filter(({ chosen, card }) => chosen && !card).length;
    const shown = headlines.flatMap(({ card }) => (card ? [card] : []));
    return { cards: [...new Set([...shown, ...look.table, ...look.looked_at])], hidden: faceDown };
  },
  lies: (look, piece, eyes) => {
    const [kind, id = ''] = piece.split('/');
    if (kind === 'influence') return `power/${id}`;
    if (look.discard.includes(id)) return 'discard';
    if (look.removed.includes(id)) return 'removed';
    const power = playing(look);
    return power && seatOf(power) !== eyes ? `seat/${seatOf(power)}` : 'deck';
  },
  seat: (seat) => ({
    ref: `side/${powerOf(seat) ?? 'us'}`,
    colour: seat === 0 ? '#2f63b4' : '#b8382f',
    shape: seat === 0 ? 'square' : 'round',
  }),
  targetOf: (ref) => ref.replace(/^country\//, 'space/'),
  thingOf: (target) => target.replace(/^space\//, 'country/'),
  told,
  turnOf: (look) => `${look.turn}.${look.round}`,
});
