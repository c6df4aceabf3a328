/** What is printed on the board and the cards, as the rules have it; loaded with the game's face. */
import { api } from '../../lib/api';
import type { Card, Charts, Space } from './look';

const printed = await api.printed<Card, Space, Charts>('on-mars');

export const CARDS: ReadonlyMap<string, Card> = new Map(printed.cards.map((card) => [card.id, card]));
export const HEXES: ReadonlyMap<string, Space> = new Map(printed.board.map((hex) => [hex.id, hex]));
export const CHARTS = printed.charts;
