import type { GameFace } from '..';
import Board from './Board.svelte';
import Card from './Card.svelte';
import type { Look } from './look';
import Score from './Score.svelte';
import Seat from './Seat.svelte';

const SEATS = [
  { colour: '#3f7fd6', shape: 'square' },
  { colour: '#e3b23a', shape: 'diamond' },
  { colour: '#d3443a', shape: 'hexagon' },
  { colour: '#e8842c', shape: 'triangle' },
] as const;

const face: GameFace = {
  prefix: 'rd',
  Board,
  Card,
  Seat,
  Score,
  hand: (look: Look) => ({ cards: look.assets.hand.filter(Boolean), hidden: 0 }),
  stage: (look: Look) => ({ cards: look.assets.in_play, hidden: 0 }),
  seat: (seat) => ({ ref: `seat/${seat}`, ...SEATS[seat % SEATS.length]! }),
  headings: ['event'],
  turnOf: (look: Look) => `${look.storm_rounds}.${look.events_left}`,
};

export default face;
