import { faceFor } from '..';
import Board from './Board.svelte';
import Card from './Card.svelte';
import cards, { sorts } from './cards';
import { t } from '../../lib/words.svelte';
import { formOf } from './choosing';
import type { Look } from './look';
import { SEATS } from './seats';
import Score from './Score.svelte';
import Scoring from './Scoring.svelte';
import Seat from './Seat.svelte';
import { told } from './told';

/** Questions that whoever is done with them has answered with "no". */
const YES_OR_NO = ['buy', 'exchange', 'final'];

export default faceFor<Look>({
  prefix: 'tm',
  Board,
  Card,
  cards,
  sorts,
  Seat,
  Score,
  Result: Scoring,
  hand: (look) => ({ cards: look.hand.map((card) => card.id), hidden: 0 }),
  stage: (look) => ({ cards: look.revealed ? [look.revealed] : [], hidden: 0 }),
  seat: (seat) => ({ ref: `seat/${seat}`, ...SEATS[seat % SEATS.length]! }),
  lies: (look, piece, eyes) => {
    if (piece === 'tile/ocean') return 'oceans';
    const owner = piece.startsWith('card/') ? eyes : look.active;
    return owner === null || owner < 0 ? null : `seat/${owner}`;
  },
  inForm: (view, { verb }) => {
    const { choosing, payment } = view.table;
    return payment !== null ? verb.startsWith('pay-') : choosing !== null && formOf(view.prompt, choosing, null) !== null;
  },
  worded: ({ verb }, { prompt }) => (verb === 'done' && YES_OR_NO.includes(prompt?.key ?? '') ? t('tm-board-no') : null),
  told,
  turnOf: (look) => `${look.generation}`,
});
