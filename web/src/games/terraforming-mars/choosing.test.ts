import { describe, expect, it } from 'vitest';
import type { Question, Words } from '../../lib/protocol';
import { formOf, movesOf } from './choosing';
import type { Choosing } from './look';

const CARDS: Choosing = { corporations: [], corporation: null, cards: ['ants', 'birds', 'comet'], kept: [], price: 3 };
const ask = (key: string, args: Words['args'] = {}): Words => ({ key, rule: '', args });

const some = (key: string, verb: string, least: number, args: Words['args'] = {}): Question => ({
  ...ask(key, args), shape: { kind: 'some', verbs: [verb], stop: 'done', least, most: 3, picked: 0 },
});

describe('choosing cards', () => {
  it('lets money limit what is kept', () => {
    expect(formOf(some('research', 'keep', 0, { money: 7 }), CARDS, 0)).toEqual({ verb: 'keep', least: 0, most: 2, done: true });
    expect(formOf(ask('start'), CARDS, 40)).toMatchObject({ least: 0, most: 3 });
  });

  it('wants exactly as many as the card says, and one at least to sell', () => {
    expect(formOf(ask('look', { n: 2 }), { ...CARDS, price: 0 }, 0)).toEqual({ verb: 'keep', least: 2, most: 2, done: false });
    expect(formOf(some('sell', 'discard', 1, { n: 0 }), { ...CARDS, price: 0 }, 0)).toMatchObject({ verb: 'discard', least: 1, most: 3 });
  });

  it('is no form for a single card, nor once begun card by card', () => {
    expect(formOf(ask('draft'), CARDS, 0)).toBeNull();
    expect(formOf(some('research', 'keep', 0, { money: 9 }), { ...CARDS, kept: ['ants'] }, 0)).toBeNull();
  });

  it('is said in the order of the cards, whatever the order of ticking', () => {
    const form = formOf(ask('start'), CARDS, 40)!;
    const choosing = { ...CARDS, corporations: ['helion', 'ecoline'] };
    expect(movesOf(form, choosing, 'helion', new Set(['comet', 'ants']))).toEqual(['take-corporation helion', 'keep ants', 'keep comet', 'done']);
  });
});
