import { describe, expect, it } from 'vitest';
import { nearest } from './keys';

const spots = [
  { id: 'west', x: 0, y: 50 },
  { id: 'north', x: 50, y: 0 },
  { id: 'east', x: 100, y: 50 },
  { id: 'far-east', x: 200, y: 50 },
  { id: 'south-east', x: 80, y: 140 },
];
const here = { x: 50, y: 50 };

describe('walking with arrows', () => {
  it.each([
    [[1, 0], 'east'],
    [[-1, 0], 'west'],
    [[0, -1], 'north'],
    [[0, 1], 'south-east'],
  ] as const)('%s', (direction, id) => expect(nearest(here, spots, direction)?.id).toBe(id));

  it('stops at the edge', () => expect(nearest({ x: 0, y: 50 }, spots, [-1, 0])).toBeUndefined());
});
