import { describe, expect, it } from 'vitest';
import type { Mix, Payment } from './look';
import { amounts, change, movesOf, rest } from './payment';

function payment(ways: Mix[], asked: Payment['asked'] = 'steel', price = 10): Payment {
  return { for: null, cost: null, discounts: [], price, asked, worth: { steel: 2, titanium: 3, heat: 1 }, ways, sensible: ways[0]! };
}

describe('a payment', () => {
  it('fills up with money and says what is lost', () => {
    const asked = payment([[0, 0, 0]]);
    expect(rest(asked, [3, 1, 0])).toEqual({ money: 1, lost: 0 });
    expect(rest(asked, [4, 1, 0])).toEqual({ money: 0, lost: 1 });
  });

  it('offers each amount once', () => {
    expect(amounts(payment([[2, 0, 0], [0, 1, 0], [0, 2, 0]]), 0)).toEqual([0, 2]);
  });

  it('keeps the rest of the mix as it was, as far as the rules allow', () => {
    const asked = payment([[0, 2, 4], [0, 3, 1], [1, 2, 2], [1, 3, 0]]);
    expect(change(asked, [0, 3, 1], 0, 1)).toEqual([1, 3, 0]);
    expect(change(asked, [0, 3, 1], 0, 7)).toEqual([0, 3, 1]);
  });

  it('names what is asked, and later only what is still open', () => {
    const asked = payment([[0, 0, 0], [0, 1, 0], [5, 0, 0]]);
    expect(movesOf(asked, [0, 1, 0])).toEqual(['pay-steel 0', 'pay-titanium 1']);
    expect(movesOf(asked, [5, 0, 0])).toEqual(['pay-steel 5']);
    expect(movesOf(payment([[0, 4, 0]], 'titanium'), [0, 4, 0])).toEqual(['pay-titanium 4']);
  });
});
