import { describe, expect, it } from 'vitest';
import { indexFor } from '../games/cards';
import { bySlug, found, slugOf } from './cards';

interface Card { side: string; war: boolean }
const INDEX = indexFor<Card>({
  cards: new Map([['fidel', { side: 'ussr', war: false }], ['korean_war', { side: 'ussr', war: true }], ['asset/tithe', { side: 'us', war: false }]]),
  refOf: (id) => id,
  textOf: (id) => `The text of ${id}`,
  facets: [
    { id: 'side', values: ['us', 'ussr'], of: (card) => [card.side], name: String },
    { id: 'trait', values: ['war'], of: (card) => (card.war ? ['war'] : []), name: String },
  ],
});
const look = (words: string, chosen: Record<string, string> = {}): string[] => found(INDEX, words, new Map(Object.entries(chosen)), (id) => id.toUpperCase());

describe('cards are looked for', () => {
  it('by words of their name or text', () => {
    expect(look('')).toHaveLength(3);
    expect(look('text KOREAN')).toEqual(['korean_war']);
    expect(look('nothing')).toEqual([]);
  });

  it('by words that are held together on the screen', () => {
    const index = { ...INDEX, textOf: () => '참석 거부(보이콧)\u2060합니다. 3\u00a0M€' };
    expect(found(index, '(보이콧)합니다 3 m€', new Map(), String)).toHaveLength(3);
  });

  it('by what is printed on them', () => {
    expect(look('', { side: 'ussr' })).toEqual(['fidel', 'korean_war']);
    expect(look('', { side: 'ussr', trait: 'war' })).toEqual(['korean_war']);
  });

  it('by their address', () => {
    expect(slugOf('asset/tithe')).toBe('asset-tithe');
    expect(bySlug(INDEX, 'korean-war')).toBe('korean_war');
    expect(bySlug(INDEX, 'nope')).toBeNull();
  });
});
