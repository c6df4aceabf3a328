/** What is printed on the board and the cards, as the rules have it; loaded with the game's face. */
import { api } from '../../lib/api';
import type { Card, Charts, Space } from './look';

const printed = await api.printed<Card, Space, Charts>('red-dust-rebellion');

/** By reference, for there are three decks: `event/europa`. */
export const CARDS: ReadonlyMap<string, Card> = new Map(printed.cards.map((card) => [`${card.deck}/${card.id}`, card]));
export const SPACES: ReadonlyMap<string, Space> = new Map(printed.board.map((space) => [space.id, space]));
export const { confidence: CONFIDENCE, pieces: KINDS, track_end: TRACK_END } = printed.charts;
