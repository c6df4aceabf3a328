import type { Choice } from '../../lib/protocol';
import { faceFor } from '..';
import Board from './Board.svelte';
import Card from './Card.svelte';
import cards from './cards';
import { beside } from './hexes';
import type { Look, Price } from './look';
import { COLOURS, COMPANIES, named, whereIs } from './things';
import Odds from './Odds.svelte';
import Result from './Result.svelte';
import Score from './Score.svelte';
import Seat from './Seat.svelte';

const SHAPES = ['round', 'square', 'hexagon', 'triangle'] as const;

/** A step of a piece is drawn on the hex it leads to. */
function placeOf(choice: Choice, look: Look, eyes: number): string {
  const company = look.companies[eyes]?.company;
  if (choice.verb !== 'move' || !company) return choice.target;
  return `hex/${beside(whereIs(look, company, named(choice.args.unit)), named(choice.args.way))}`;
}

/** Where a piece lies that is not on the board: buildings in their stack, all else with its company. */
function lies(look: Look, piece: string): string | null {
  const [kind, id = ''] = piece.split('/');
  if (kind === 'building') return `stack/${id}`;
  if (kind !== 'blueprint') return `company/${id}`;
  const owner = look.companies.find(({ blueprints }) => blueprints.some(({ blueprint }) => blueprint === id));
  return owner ? `company/${owner.company}` : null;
}

/** A card that is only looked at, on another's board or built already, is named like the thing itself. */
function thingOf(target: string): string {
  const [kind = '', ...rest] = target.split('/');
  return `${kind === 'built' ? 'blueprint' : kind}/${rest.at(-1)}`;
}

export default faceFor<Look, unknown, Price>({
  prefix: 'om',
  Board,
  Card,
  cards,
  Odds,
  Seat,
  Score,
  Result,
  lies,
  called: (look, ref) => (look.companies.find(({ lacerda }) => lacerda)?.company === named(ref) && ref.startsWith('company/') ? 'om-board-lacerda' : null),
  placeOf,
  thingOf,
  seat: (seat) => ({ ref: `company/${COMPANIES[seat % 4]!}`, colour: COLOURS[COMPANIES[seat % 4]!]!, shape: SHAPES[seat % 4]! }),
  headings: ['round'],
  turnOf: (look) => `${look.round}`,
});
