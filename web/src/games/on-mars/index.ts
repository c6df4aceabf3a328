import type { GameFace } from '..';
import Board from './Board.svelte';
import { COLOURS, type Look } from './look';
import Score from './Score.svelte';
import Seat from './Seat.svelte';

const COMPANIES = ['blue', 'green', 'purple', 'yellow'] as const;
const SHAPES = ['round', 'square', 'hexagon', 'triangle'] as const;

const face: GameFace = {
  prefix: 'om',
  Board,
  Seat,
  Score,
  seat: (seat) => ({ ref: `company/${COMPANIES[seat % 4]!}`, colour: COLOURS[COMPANIES[seat % 4]!]!, shape: SHAPES[seat % 4]! }),
  headings: ['round'],
  turnOf: (look: Look) => `${look.round}`,
};

export default face;
