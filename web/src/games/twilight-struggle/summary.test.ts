import { describe, expect, it } from 'vitest';
import type { Args, LogEntry } from '../../lib/protocol';
import { summaryOf } from './summary';

const entry = (key: string, args: Args): LogEntry => ({ key, rule: '', args, private: false });

describe('the summary of a turn', () => {
  it('adds points up by side, and keeps DEFCON, scorings, space and cards', () => {
    const scored = entry('scored', { region: 'region/asia', us_points: 3, ussr_points: 1 });
    const summary = summaryOf([
      entry('headline', { side: 'side/us', card: 'card/nato' }),
      entry('vp', { side: 'side/us', points: 2, now: 2 }),
      entry('play-ops', { side: 'side/ussr', card: 'card/fidel' }),
      entry('defcon', { level: 4 }),
      scored,
      entry('vp', { side: 'side/us', points: 1, now: 3 }),
      entry('defcon', { level: 3 }),
    ]);
    expect(summary).toEqual({ vp: { us: 3, ussr: 0 }, defcon: [4, 3], scored: [scored], space: [], cards: { us: ['nato'], ussr: ['fidel'] } });
  });
});
