import { describe, expect, it } from 'vitest';
import { stepped } from './walking';

/** Three names in a line, one, and two. */
const LINES = ['a', 'a', 'a', 'b', 'c', 'c'];

describe('walking from name to name', () => {
  it('goes along the lines, and no further than the list', () => {
    expect([0, 2, 5].map((at) => stepped(LINES, at, 'ArrowRight'))).toEqual([1, 3, -1]);
    expect([0, 3].map((at) => stepped(LINES, at, 'ArrowLeft'))).toEqual([-1, 2]);
  });

  it('goes to the first name of the next line and of the one before', () => {
    expect([0, 1, 3, 4].map((at) => stepped(LINES, at, 'ArrowDown'))).toEqual([3, 3, 4, -1]);
    expect([1, 3, 5].map((at) => stepped(LINES, at, 'ArrowUp'))).toEqual([-1, 0, 3]);
  });
});
