import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Hand, inOrder, put } from './hand.svelte';

const store = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (name: string) => store.get(name) ?? null,
  setItem: (name: string, value: string) => store.set(name, value),
  removeItem: (name: string) => store.delete(name),
});
const CARDS = ['fidel', 'nato', 'asia_scoring'];
const SORTS = { value: (card: string) => -card.length };
const arranged = (hand: Hand, cards = CARDS): string[] => hand.arranged(cards, SORTS, (card) => card === 'nato');

describe('a hand', () => {
  beforeEach(() => store.clear());

  it('is put in order', () => {
    expect(inOrder(['a', 'b', 'c'], ['c', 'a'])).toEqual(['c', 'a', 'b']);
    expect(put(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(put(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
  });

  it('is sorted by what is printed, and by what can be played', () => {
    const hand = new Hand('hand/x/0');
    expect(arranged(hand)).toEqual(CARDS);
    hand.sort('value');
    expect(arranged(hand)).toEqual(['asia_scoring', 'fidel', 'nato']);
    hand.sort('playable');
    expect(arranged(hand)).toEqual(['nato', 'fidel', 'asia_scoring']);
  });

  it('is remembered at its table, and new cards come last', () => {
    new Hand('hand/x/0').move(CARDS, 'asia_scoring', 0);
    expect(arranged(new Hand('hand/x/0'), [...CARDS, 'duck_and_cover'])).toEqual(['asia_scoring', 'fidel', 'nato', 'duck_and_cover']);
    expect(arranged(new Hand('hand/y/0'))).toEqual(CARDS);
  });

  it('has marks that come and go', () => {
    const hand = new Hand('hand/x/0');
    hand.mark('nato');
    expect(new Hand('hand/x/0').isMarked('nato')).toBe(true);
    hand.mark('nato');
    expect(store.size).toBe(0);
  });
});
