import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../lib/protocol';
import { lastGeneration } from './summary';

const entry = (key: string, args: LogEntry['args'] = {}): LogEntry => ({ key, rule: '', args, private: false });

const LOG = [
  entry('played', { seat: 'seat/0', card: 'card/comet', price: 21 }),
  entry('produced', { n: 1 }),
  entry('generation', { n: 2, seat: 'seat/1' }),
  entry('played', { seat: 'seat/1', card: 'card/asteroid', price: 14 }),
  entry('temperature', { seat: 'seat/1', n: -28 }),
  entry('rating', { seat: 'seat/1', n: 1 }),
  entry('tile', { seat: 'seat/0', tile: 'tile/ocean', hex: 'hex/r1c2' }),
  entry('rating', { seat: 'seat/0', n: 1 }),
  entry('rating', { seat: 'seat/0', n: 2 }),
  entry('claimed', { seat: 'seat/0', milestone: 'milestone/mayor' }),
  entry('produced', { n: 2 }),
  entry('income', { seat: 'seat/0', megacredits: 23, steel: 1, titanium: 0, plants: 0, energy: 0, heat: 4 }),
  entry('income', { seat: 'seat/1', megacredits: 21, steel: 0, titanium: 0, plants: 2, energy: 0, heat: 0 }),
  entry('generation', { n: 3, seat: 'seat/0' }),
];

describe('the summary of a generation', () => {
  it('is empty before the first production', () => {
    expect(lastGeneration(LOG.slice(0, 1), 2, 2)).toBeNull();
  });

  it('tells what the planet and each seat gained in the last one alone', () => {
    const summary = lastGeneration(LOG, 2, 2)!;
    expect(summary).toMatchObject({ generation: 2, degrees: 2, oxygen: 0, oceans: 1 });
    expect(summary.shares[0]).toMatchObject({ rating: 3, cards: [], feats: ['milestone/mayor'], income: { megacredits: 23, heat: 4 } });
    expect(summary.shares[1]).toMatchObject({ rating: 1, cards: ['asteroid'], income: { plants: 2 } });
  });

  it('begins with the game in the first generation', () => {
    expect(lastGeneration(LOG.slice(0, 3), 2, 2)!.shares[0]!.cards).toEqual(['comet']);
  });
});
