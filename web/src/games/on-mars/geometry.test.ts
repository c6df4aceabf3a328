import { describe, expect, it } from 'vitest';
import { beside, centre, zone } from './geometry';

describe('the hexes of the colony', () => {
  it('lie around the Mine in the middle', () => {
    expect(zone('g5')).toEqual(['g5', 'g4', 'h4', 'h5', 'g6', 'f5', 'f4']);
  });

  it('are one step apart when they are beside each other', () => {
    const step = (a: string, b: string): number => Math.hypot(centre(a).x - centre(b).x, centre(a).y - centre(b).y);
    for (const other of zone('c3').slice(1)) expect(step('c3', other)).toBeCloseTo(step('g5', 'g6'));
  });

  it('lead back by the opposite way', () => {
    expect(beside(beside('e4', 'ne'), 'sw')).toBe('e4');
  });
});
