import type { GameFace } from '..';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { loadCards } from './cards';
import { formOf } from './choosing';
import { SEATS, type Look } from './look';
import Score from './Score.svelte';
import Scoring from './Scoring.svelte';
import Seat from './Seat.svelte';

await loadCards();

const face: GameFace = {
  prefix: 'tm',
  Board,
  Card,
  Seat,
  Score,
  Result: Scoring,
  hand: (look: Look) => ({ cards: look.hand.map((card) => card.id), hidden: 0 }),
  stage: (look: Look) => ({ cards: look.revealed ? [look.revealed] : [], hidden: 0 }),
  seat: (seat) => ({ ref: `seat/${seat}`, ...SEATS[seat % SEATS.length]! }),
  lies: (look: Look, piece, eyes) => {
    if (piece === 'tile/ocean') return 'oceans';
    const owner = piece.startsWith('card/') ? eyes : look.active;
    return owner === null || owner < 0 ? null : `seat/${owner}`;
  },
  inForm: (view, { verb }) => {
    const { choosing, payment } = view.table as Look;
    return payment !== null ? verb.startsWith('pay-') : choosing !== null && formOf(view.prompt, choosing, 0) !== null;
  },
  headings: ['generation'],
  turnOf: (look: Look) => `${look.generation}`,
};

export default face;
