import { expect, test } from 'vitest';
import { applied, type Change } from './changes';

const old = { position: 4, table: { iran: [1, 0], poland: [0, 3], defcon: 5 }, legal: [{ do: 'pass' }], gone: 1 };

test('what changed is new, the rest is shared', () => {
  const changes: Change[] = [[['position'], 5], [['table', 'iran', 1], 2], [['legal'], []], [['gone']], [['clock'], null]];
  const view = applied(old, changes) as typeof old & { clock: null };
  expect(view).toEqual({ position: 5, table: { iran: [1, 2], poland: [0, 3], defcon: 5 }, legal: [], clock: null });
  expect(view.table.poland).toBe(old.table.poland);
});

test('the old view stays as it was', () => {
  const before = structuredClone(old);
  applied(old, [[['table', 'iran', 0], 9], [['table', 'iran', 1], 9]]);
  expect(old).toEqual(before);
});

test('everything may change at once, or nothing', () => {
  expect(applied(old, [[[], { position: 1 }]])).toEqual({ position: 1 });
  expect(applied(old, [])).toEqual(old);
});
