/** What is printed on the cards, as the rules have it; loaded with the game's face. */
import { api } from '../../lib/api';
import type { Card, Space } from './look';

const printed = await api.printed<Card, Space, unknown>('terraforming-mars');

export const CARDS: ReadonlyMap<string, Card> = new Map(printed.cards.map((card) => [card.id, card]));
