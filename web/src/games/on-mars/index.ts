import type { Choice, View } from '../../lib/protocol';
import { t } from '../../lib/words.svelte';
import { faceFor } from '..';
import Board from './Board.svelte';
import Card from './Card.svelte';
import cards from './cards';
import { beside } from './hexes';
import type { Look, Price } from './look';
import { COMPANIES, named, whereIs } from './things';
import Odds from './Odds.svelte';
import Result from './Result.svelte';
import Score from './Score.svelte';
import Seat from './Seat.svelte';
import { SIGNS } from './signs';
import { told } from './told';

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

/** Crystals that are owed together are paid together; whoever would rather spend a goal card does so first. */
function times({ do: move }: Choice, { prompt, table, seat }: View<Look>): number {
  if (prompt?.key !== 'pay-crystal' || move !== 'pay crystal') return 1;
  return Math.min(Number(prompt.args.left), table.companies[seat]?.crystals ?? 1);
}

function worded(choice: Choice, view: View<Look>): string | null {
  const n = times(choice, view);
  return n > 1 ? t('om-board-pay-crystals', { n }) : null;
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
  times,
  worded,
  chance: 'om-then-chance',
  thingOf,
  seat: (seat) => SIGNS[COMPANIES[seat % 4]!]!,
  told,
  turnOf: (look) => `${look.round}`,
});
