import { describe, expect, it } from 'vitest';
import type { LogEntry } from '../../lib/protocol';
import { chaptersOf, freshFrom } from './happened';

const entry = (key: string, company = ''): LogEntry => ({ key, rule: '', private: false, args: company ? { company: `company/${company}` } : {} });
const LOG = [
  entry('round'), entry('act', 'blue'), entry('gain', 'blue'), entry('executive', 'blue'), entry('act', 'green'), entry('oxygen', 'blue'),
  entry('round'), entry('shuttle-moves'), entry('act', 'blue'),
];

describe('what happened', () => {
  it('is told turn by turn', () => {
    expect(chaptersOf(LOG, 'green').map(({ company, entries }) => [company, entries.length])).toEqual([['', 1], ['blue', 3], ['green', 2], ['', 2], ['blue', 1]]);
  });

  it('gives the card of Lacerda to him', () => {
    expect(chaptersOf([entry('act', 'blue'), entry('solo-card'), entry('solo-pays')], 'green').map(({ company }) => company)).toEqual(['blue', 'green']);
  });

  it('is new from the end of the own turn before this one', () => {
    const chapters = chaptersOf(LOG, 'green');
    expect(freshFrom(chapters, 'blue')).toBe(2);
    expect(freshFrom(chapters, 'green')).toBe(3);
    expect(freshFrom(chapters, 'purple')).toBe(0);
  });
});
