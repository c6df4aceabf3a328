import { expect, it } from 'vitest';
import { Fault } from './api';
import { Foresight } from './foresight';
import type { Answer } from './wire';

const preview = (): Answer => ({ type: 'preview', re: 1, chance: false, table: null, log: [], prompt: null, warnings: [] });

it('asks of the same moves once, until the position is another one', async () => {
  const asked: string[][] = [];
  const foresight = new Foresight((moves) => (asked.push(moves), Promise.resolve(preview())));
  const [first, second] = await Promise.all([foresight.of(['a', 'b']), foresight.of(['a', 'b'])]);
  expect(second).toBe(first);
  await foresight.of(['a']);
  expect(asked).toEqual([['a', 'b'], ['a']]);
  foresight.forget();
  await foresight.of(['a']);
  expect(asked).toHaveLength(3);
});

it('asks again where nobody could tell', async () => {
  let fails = true;
  const foresight = new Foresight(() => (fails ? Promise.reject(new Fault({ code: 'too-many', detail: '' })) : Promise.resolve(preview())));
  expect(await foresight.of(['a'])).toBeInstanceOf(Fault);
  fails = false;
  expect(await foresight.of(['a'])).toMatchObject({ type: 'preview' });
});
