import { describe, expect, it } from 'vitest';
import { countOf, countWords, isTick, numbers, otherOf, saysCount, shapeOf, touched } from './asking';
import type { Choice, Shape } from './protocol';

const shape = (kind: Shape['kind'], verb: string, more: Partial<Shape> = {}): Shape => ({ kind, verbs: [verb], stop: null, least: 1, most: 1, picked: 0, ...more });
const choice = (verb: string, args: Choice['args'], target = `button/${verb}`): Choice => ({ do: [verb, ...Object.values(args)].join(' '), verb, target, args });

describe('a question of a kind', () => {
  it('is unknown where its step lists its actions by itself', () => {
    expect(shapeOf({ key: 'x', rule: '', args: {}, shape: shape('free', '') })).toBeNull();
    expect(shapeOf({ key: 'x', rule: '', args: {} })).toBeNull();
  });

  it('for a number offers the numbers in order', () => {
    const legal = [choice('take', { n: 10 }), choice('take', { n: 2 }), choice('done', {})];
    expect(numbers(shape('number', 'take'), legal).map(({ args }) => args.n)).toEqual([2, 10]);
    expect(numbers(shape('one', 'take'), legal)).toEqual([]);
  });

  it('for a pair names the thing it points at, then what goes with it', () => {
    const move = choice('move', { unit: 'unit/bot', space: 'space/iran' }, 'unit/bot');
    const pair = shape('pair', 'move');
    const drawn = (ref: string): string => ref.replace('space', 'hex');
    expect(touched(move, pair, null, drawn)).toBe('unit/bot');
    expect(touched(move, pair, 'unit/bot', drawn)).toBe('hex/iran');
    expect(touched(move, pair, 'unit/rover', drawn)).toBeNull();
    expect(otherOf({ ...move, target: 'hex/iran' }, drawn)).toBe('unit/bot');
  });

  it('that says how many points are left is not counted beside', () => {
    const left = shape('spread', 'place', { most: 7 });
    const asked = (args: Choice['args'], kind = left): boolean => saysCount({ key: 'place', rule: '', args, shape: kind }, countOf(kind, 0));
    expect([asked({ n: 7 }), asked({ n: 3 }), asked({}), asked({ n: 3 }, shape('some', 'place', { most: 3 }))]).toEqual([true, false, false, false]);
    expect(saysCount({ key: 'place', rule: '', args: { n: 7 }, shape: left }, null)).toBe(false);
  });

  it('for a subset ticks its own choices alone, and counts', () => {
    const some = shape('some', 'bury', { least: 1, most: 3, picked: 1 });
    expect([isTick(some, choice('bury', {})), isTick(some, choice('done', {})), isTick(shape('one', 'bury'), choice('bury', {}))]).toEqual([true, false, false]);
    expect(countOf(some, 1)).toEqual({ picked: 2, least: 1, most: 3, left: 1 });
    expect(countOf(shape('one', 'bury'), 0)).toBeNull();
  });

  it('whose choices take effect one by one counts them, and ticks nothing', () => {
    const either = shape('either', 'march', { least: 0, most: 3, picked: 1 });
    expect(isTick(either, choice('march', {}))).toBe(false);
    expect(countOf(either, 0)).toEqual({ picked: 1, least: 0, most: 3, left: 2 });
  });

  it('words its count by what is left, by how many are due, or between bounds', () => {
    const worded = (kind: Shape['kind'], least: number): string => countWords(shape(kind, 'x'), { picked: 0, least, most: 3, left: 3 });
    expect([worded('spread', 3), worded('one', 3), worded('some', 1)]).toEqual(['web-left', 'web-picked-all', 'web-picked']);
  });
});
