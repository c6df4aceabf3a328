import { describe, expect, it, vi } from 'vitest';
import { beside, centre } from './hexes';

vi.mock('./printed', () => {
  const cells = { g5: [0, 0], g4: [0, -1], h4: [1, -1], h5: [1, 0], g6: [0, 1], f5: [-1, 1], f4: [-1, 0] };
  return { HEXES: new Map(Object.entries(cells).map(([id, [q, r]]) => [id, { id, q, r }])) };
});

describe('the hexes of the colony', () => {
  it('are one step apart when they are beside each other', () => {
    const step = (a: string, b: string): number => Math.hypot(centre(a).x - centre(b).x, centre(a).y - centre(b).y);
    for (const way of ['n', 'ne', 'se', 's', 'sw', 'nw']) expect(step('g5', beside('g5', way))).toBeCloseTo(step('g5', 'g6'));
  });

  it('lead back by the opposite way, and nowhere beyond the edge', () => {
    expect(beside(beside('g5', 'ne'), 'sw')).toBe('g5');
    expect(beside('g4', 'n')).toBe('');
  });
});
