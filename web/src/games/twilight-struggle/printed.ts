/** What is printed on the board and the cards, as the rules have it; loaded with the game's face. */
import { api } from '../../lib/api';
import type { Card, Charts, Space } from './look';

const printed = await api.printed<Card, Space, Charts>('twilight-struggle');

export const CARDS: ReadonlyMap<string, Card> = new Map(printed.cards.map((card) => [card.id, card]));
export const SPACES: ReadonlyMap<string, Space> = new Map(printed.board.map((space) => [space.id, space]));
export const { regions: REGION_VALUES, space: SPACE_BOXES, wars: WARS, vp_end: VP_END } = printed.charts;

/** Every adjacency of the map once; the space of the variant is drawn by itself. */
export const LINKS: readonly (readonly [string, string])[] = printed.board.flatMap(({ id, adjacent, variant }) =>
  variant ? [] : adjacent.filter((other) => other > id || !SPACES.has(other)).map((other) => [id, other] as const),
);
