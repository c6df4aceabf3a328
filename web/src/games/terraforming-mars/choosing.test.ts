import { describe, expect, it } from 'vitest';
import type { Question, Shape } from '../../lib/protocol';
import { formOf, movesOf } from './choosing';
import type { Choosing } from './look';

const CARDS: Choosing = { corporations: [], affordable: {}, corporation: null, cards: ['ants', 'birds', 'comet'], kept: [], price: 3, brings: 0 };
const FIRST: Choosing = { ...CARDS, corporations: ['helion', 'ecoline'], affordable: { helion: 3, ecoline: 2 } };

const ask = (shape: Partial<Shape>): Question => ({
  key: '', rule: '', args: {}, shape: { kind: 'some', verbs: ['keep'], stop: 'done', least: 0, most: 3, picked: 0, ...shape },
});
const START = ask({ kind: 'either', verbs: ['take-corporation', 'keep'], least: 1, most: 1 });

describe('choosing cards', () => {
  it('keeps and sells as many as the question says', () => {
    expect(formOf(ask({ most: 2 }), CARDS, null)).toEqual({ verb: 'keep', least: 0, most: 2, done: true });
    expect(formOf(ask({ verbs: ['discard'], least: 1 }), CARDS, null)).toMatchObject({ verb: 'discard', least: 1, most: 3 });
  });

  it('closes by itself where nothing stops the question', () => {
    expect(formOf(ask({ least: 2, most: 2, stop: null }), CARDS, null)).toEqual({ verb: 'keep', least: 2, most: 2, done: false });
  });

  it('buys at first what the corporation wished for can afford', () => {
    expect(formOf(START, FIRST, 'ecoline')).toEqual({ verb: 'keep', least: 0, most: 2, done: true });
    expect(formOf(START, FIRST, null)).toMatchObject({ most: 3 });
  });

  it('is no form for a single card, nor once begun card by card, nor for who is not asked', () => {
    expect(formOf(ask({ kind: 'one' }), CARDS, null)).toBeNull();
    expect(formOf(ask({}), { ...CARDS, kept: ['ants'] }, null)).toBeNull();
    expect(formOf({ key: 'start', rule: '', args: {} }, FIRST, null)).toBeNull();
  });

  it('is said in the order of the cards, whatever the order of ticking', () => {
    const form = formOf(START, FIRST, 'helion')!;
    expect(movesOf(form, FIRST, 'helion', new Set(['comet', 'ants']))).toEqual(['take-corporation helion', 'keep ants', 'keep comet', 'done']);
  });
});
