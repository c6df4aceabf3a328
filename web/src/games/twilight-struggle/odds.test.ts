import { describe, expect, it } from 'vitest';
import type { Look } from './look';
import { coupOdds, neighbours, placeCost, realignModifier, realignOdds } from './odds';

function table(influence: Look['influence'], control: Look['control'] = {}, effects: string[] = []): Look {
  const inEffect = effects.map((card) => ({ card, side: null, until: 'turn', region: null }));
  return { influence, control, effects: inEffect } as unknown as Look;
}

describe('odds before a coup', () => {
  it('count the die and the operations against twice the stability', () => {
    const odds = coupOdds(table({ iran: [1, 0] }), 'ussr', 'iran', 3);
    expect(odds.succeeds).toBeCloseTo(5 / 6);
    expect(odds.controls).toBeCloseTo(3 / 6);
    expect(odds.defcon).toBe(true);
  });

  it('know SALT Negotiations', () => {
    expect(coupOdds(table({ iran: [1, 0] }, {}, ['salt_negotiations']), 'ussr', 'iran', 3).succeeds).toBeCloseTo(4 / 6);
  });
});

describe('odds before a realignment', () => {
  it('count neighbours, influence and the homeland', () => {
    const look = table({ cuba: [0, 3], panama: [2, 0] }, { haiti: 'us', nicaragua: 'us' });
    expect(realignModifier(look, 'us', 'cuba')).toBe(3);
    expect(realignModifier(look, 'ussr', 'cuba')).toBe(1);
    expect(realignOdds(look, 'us', 'cuba').loss).toBe(0);
    expect(realignOdds(look, 'us', 'cuba').gain).toBeGreaterThan(1);
  });
});

describe('the map', () => {
  it('links both ways, also across the edge', () => {
    expect(neighbours('japan').sort()).toEqual(['philippines', 'south_korea', 'taiwan', 'usa']);
  });

  it('costs two where the enemy controls', () => {
    expect(placeCost(table({}, { poland: 'ussr' }), 'us', 'poland')).toBe(2);
    expect(placeCost(table({}, { poland: 'ussr' }), 'ussr', 'poland')).toBe(1);
  });
});
