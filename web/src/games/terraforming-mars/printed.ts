/** What is printed on the cards and beside the map, as the rules have it; loaded with the game's face. */
import { api } from '../../lib/api';
import type { Card, Charts, Space } from './look';

const printed = await api.printed<Card, Space, Charts>('terraforming-mars');

export const CARDS: ReadonlyMap<string, Card> = new Map(printed.cards.map((card) => [card.id, card]));
export const CHARTS = printed.charts;
