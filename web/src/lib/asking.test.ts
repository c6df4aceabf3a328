import { describe, expect, it } from 'vitest';
import { countOf, isTick, numbers, shapeOf, touched } from './asking';
import type { Choice, Shape, View } from './protocol';

const shape = (kind: Shape['kind'], verb: string, more: Partial<Shape> = {}): Shape => ({ kind, verbs: [verb], stop: null, least: 1, most: 1, picked: 0, ...more });
const choice = (verb: string, args: Choice['args'], target = `button/${verb}`): Choice => ({ do: [verb, ...Object.values(args)].join(' '), verb, target, args });
const asIs = (ref: string): string => ref;

describe('a question of a kind', () => {
  it('is unknown where its step lists its actions by itself', () => {
    expect(shapeOf({ key: 'x', rule: '', args: {}, shape: shape('free', '') })).toBeNull();
    expect(shapeOf({ key: 'x', rule: '', args: {} })).toBeNull();
  });

  it('for a number offers the numbers in order and no buttons', () => {
    const legal = [choice('take', { n: 10 }), choice('take', { n: 2 }), choice('done', {})];
    const view = { legal, prompt: { key: 'x', rule: '', args: {}, shape: shape('number', 'take') } } as unknown as View;
    expect(numbers(view).map(({ args }) => args.n)).toEqual([2, 10]);
    expect(touched(legal[0]!, shape('number', 'take'), null, asIs)).toBeNull();
    expect(touched(legal[2]!, shape('number', 'take'), null, asIs)).toBe('button/done');
  });

  it('for a pair names the first thing, then those that go with it', () => {
    const move = choice('move', { unit: 'unit/bot', space: 'space/iran' }, 'unit/bot');
    const pair = shape('pair', 'move');
    expect(touched(move, pair, null, asIs)).toBe('unit/bot');
    expect(touched(move, pair, 'unit/bot', (ref) => ref.replace('space', 'hex'))).toBe('hex/iran');
    expect(touched(move, pair, 'unit/rover', asIs)).toBeNull();
    expect(touched(choice('place', { kind: 'kind/base', n: 3 }), shape('pair', 'place'), 'kind/base', asIs)).toBe('button/place/3');
  });

  it('for a subset ticks its own choices alone, and counts', () => {
    const some = shape('some', 'bury', { least: 1, most: 3, picked: 1 });
    expect([isTick(some, choice('bury', {})), isTick(some, choice('done', {})), isTick(shape('one', 'bury'), choice('bury', {}))]).toEqual([true, false, false]);
    expect(countOf(some, 1)).toEqual({ picked: 2, least: 1, most: 3, left: 1 });
    expect(countOf(shape('one', 'bury'), 0)).toBeNull();
  });
});
