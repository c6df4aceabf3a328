import { describe, expect, it, vi } from 'vitest';
import { beside, centre, zone } from './hexes';

vi.mock('./printed', () => {
  const ways = [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]] as const;
  const ids: Record<string, string> = { '0,0': 'g5', '0,-1': 'g4', '1,-1': 'h4', '1,0': 'h5', '0,1': 'g6', '-1,1': 'f5', '-1,0': 'f4' };
  const hexes = Object.entries(ids).map(([cell, id]) => {
    const [q = 0, r = 0] = cell.split(',').map(Number);
    return { id, q, r, beside: ways.flatMap(([dq, dr]) => ids[`${q + dq},${r + dr}`] ?? []) };
  });
  return { HEXES: new Map(hexes.map((hex) => [hex.id, hex])) };
});

describe('the hexes of the colony', () => {
  it('lie around the Mine in the middle', () => {
    expect(zone('g5')).toEqual(['g5', 'g4', 'h4', 'h5', 'g6', 'f5', 'f4']);
  });

  it('are one step apart when they are beside each other', () => {
    const step = (a: string, b: string): number => Math.hypot(centre(a).x - centre(b).x, centre(a).y - centre(b).y);
    for (const other of zone('g5').slice(1)) expect(step('g5', other)).toBeCloseTo(step('g5', 'g6'));
  });

  it('lead back by the opposite way, and nowhere beyond the edge', () => {
    expect(beside(beside('g5', 'ne'), 'sw')).toBe('g5');
    expect(beside('g4', 'n')).toBe('');
  });
});
