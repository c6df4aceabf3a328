/** What is printed on the board and the cards, as the rules have it; loaded with the game's face. */
import { api } from '../../lib/api';
import type { Card, Charts, OwnValue, Space } from './look';

const printed = await api.printed<Card, Space, Charts>('on-mars');

export const CARDS: ReadonlyMap<string, Card> = new Map(printed.cards.map((card) => [card.id, card]));
export type Hex = Space & Required<Pick<Space, 'q' | 'r' | 'zone'>>;
const isHex = (space: Space): space is Hex => space.zone !== undefined;
export const HEXES: ReadonlyMap<string, Hex> = new Map(printed.board.filter(isHex).map((hex) => [hex.id, hex]));
/** How sure a value is that is not known from print, of cards and spaces that have one. */
export const OWN_VALUES: ReadonlyMap<string, OwnValue> = new Map(
  [...printed.cards, ...printed.board].flatMap(({ id, own_value }) => (own_value ? [[id, own_value] as const] : [])),
);
export const CHARTS = printed.charts;
