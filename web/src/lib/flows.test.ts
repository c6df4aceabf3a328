import { describe, expect, it } from 'vitest';
import { flowsBetween, type Lying } from './flows';

const lying = (at: string, n: number, kind = 'cube'): Lying => ({ kind, at, n });

describe('pieces between two pictures of the table', () => {
  it('stay where they are when nothing changed', () => {
    expect(flowsBetween([lying('iran', 2)], [lying('iran', 2)])).toEqual([]);
  });

  it('go from where they are missed to where they are more', () => {
    expect(flowsBetween([lying('iran', 2), lying('iraq', 0)], [lying('iran', 1), lying('iraq', 1)])).toEqual([
      { kind: 'cube', n: 1, from: 'iran', to: 'iraq' },
    ]);
  });

  it('come from off the board and go there', () => {
    expect(flowsBetween([lying('iran', 2)], [lying('iraq', 3)])).toEqual([
      { kind: 'cube', n: 2, from: 'iran', to: 'iraq' },
      { kind: 'cube', n: 1, from: null, to: 'iraq' },
    ]);
    expect(flowsBetween([lying('iran', 2)], [])).toEqual([{ kind: 'cube', n: 2, from: 'iran', to: null }]);
  });

  it('are never taken for another kind', () => {
    expect(flowsBetween([lying('iran', 1, 'red')], [lying('iraq', 1, 'blue')])).toEqual([
      { kind: 'red', n: 1, from: 'iran', to: null },
      { kind: 'blue', n: 1, from: null, to: 'iraq' },
    ]);
  });

  it('count together when a place draws them one by one', () => {
    expect(flowsBetween([lying('iran', 1), lying('iran', 1)], [lying('iran', 1)])).toEqual([
      { kind: 'cube', n: 1, from: 'iran', to: null },
    ]);
  });
});
