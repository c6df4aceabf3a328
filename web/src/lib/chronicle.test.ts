import { describe, expect, it } from 'vitest';
import { chaptersOf, Chronicle, type Grouping } from './chronicle';
import type { Args, LogEntry } from './protocol';
import { openedBy } from './told';

const entry = (key: string, args: Args = {}): LogEntry => ({ key, rule: '', args, private: false });
const grouping: Grouping = { chapters: ['turn'], opens: openedBy('plays'), sums: { influence: ['change'] } };
const influence = (country: string, change: number, now: number): LogEntry => entry('influence', { side: 'side/us', country, change, now });

describe('the log by chapters and actions', () => {
  it('puts what came of an action under it, and an action under its turn', () => {
    const log = [entry('dealt'), entry('turn', { turn: 2 }), entry('plays', { side: 'side/us' }), entry('dice'), entry('plays', { side: 'side/ussr' })];
    const [before, turn] = chaptersOf(log, grouping);
    expect(before).toMatchObject({ from: 0, heading: null, deeds: [{ by: null, lines: [{ at: 0 }] }] });
    expect(turn).toMatchObject({ from: 1, heading: { at: 1 }, deeds: [{ from: 2, by: log[2] }, { from: 4, by: log[4] }] });
    expect(turn?.deeds[0]?.lines.map(({ at }) => at)).toEqual([2, 3]);
  });

  it('gives the first chapter a heading where the log has none', () => {
    const first = entry('turn', { turn: 1 });
    expect(chaptersOf([entry('dealt')], { ...grouping, first })[0]?.heading?.entry).toBe(first);
    expect(chaptersOf([entry('turn')], { ...grouping, first })).toHaveLength(1);
  });

  it('adds alike lines up, and keeps what a number came to', () => {
    const log = [entry('plays'), influence('iran', 1, 1), influence('iraq', 1, 4), influence('iran', 2, 3), influence('iran', -1, 2)];
    const lines = chaptersOf(log, grouping)[0]?.deeds[0]?.lines.map((line) => line.entry.args);
    expect(lines).toMatchObject([{}, { country: 'iran', change: 3, now: 3 }, { country: 'iraq', change: 1 }, { country: 'iran', change: -1 }]);
  });

  it('adds to the head of an action what is counted as it is', () => {
    const opens = (each: LogEntry, before: readonly unknown[]): LogEntry | null => (before.length === 0 ? each : null);
    const [deed] = chaptersOf([influence('iran', 1, 1), influence('iran', 3, 4)], { ...grouping, opens })[0]?.deeds ?? [];
    expect(deed?.lines).toMatchObject([{ at: 0, entry: { args: { country: 'iran', change: 4, now: 4 } } }]);
  });

  it('counts alike lines that have no number, but not across others or into the head of an action', () => {
    const place = (): LogEntry => entry('place', { kind: 'kind/troop', space: 'space/arsia' });
    const log = [entry('plays'), place(), place(), place(), entry('dice'), place(), entry('plays'), entry('plays')];
    const [first, ...others] = chaptersOf(log, grouping)[0]?.deeds ?? [];
    expect(first?.lines.map(({ times, at }) => [at, times])).toEqual([[0, 1], [1, 3], [4, 1], [5, 1]]);
    expect(others).toHaveLength(2);
  });

  it('keeps finished chapters as they are, and forgets what was taken back', () => {
    const chronicle = new Chronicle(grouping);
    const log = [entry('turn', { turn: 1 }), entry('plays'), entry('turn', { turn: 2 }), entry('plays'), entry('dice')];
    const [one, two] = chronicle.read(log);
    const [sameOne, grown] = chronicle.read([...log, entry('dice')]);
    expect(sameOne).toBe(one);
    expect(grown).not.toBe(two);
    expect(grown?.deeds[0]?.lines[1]).toMatchObject({ times: 2 });
    const [still, back] = chronicle.read(log.slice(0, 4));
    expect(still).toBe(one);
    expect(back?.entries).toHaveLength(2);
    expect(chronicle.read(log.slice(0, 1))).toMatchObject([{ deeds: [] }]);
  });

  it('groups nothing but the new entries of a long log, and leaves all other lines as they are', () => {
    let opened = 0;
    const counted: Grouping = { ...grouping, opens: (each, before) => (opened++, grouping.opens(each, before)) };
    const log = Array.from({ length: 3000 }, (_, i) => entry(i % 300 === 0 ? 'turn' : i % 5 === 0 ? 'plays' : 'dice', { n: i }));
    const chronicle = new Chronicle(counted);
    const before = chronicle.read(log);
    const lines = before.at(-1)?.deeds.map((deed) => [...deed.lines]);
    opened = 0;
    const after = chronicle.read([...log, entry('dice'), entry('plays')]);
    expect(opened).toBe(2);
    expect(after.slice(0, -1).every((chapter, i) => chapter === before[i])).toBe(true);
    const [deeds, grown] = [before.at(-1)?.deeds ?? [], after.at(-1)?.deeds ?? []];
    expect(grown.slice(0, deeds.length - 1).every((deed, i) => deed === deeds[i])).toBe(true);
    expect(grown.at(-2)?.lines.slice(0, -1)).toEqual(deeds.at(-1)?.lines);
    expect(before.at(-1)?.deeds.map((deed) => deed.lines)).toEqual(lines);
  });

  it('tells the same however often it is read meanwhile', () => {
    const kinds = ['turn', 'plays', 'dice', 'influence', 'influence', 'dice'];
    const log = Array.from({ length: 200 }, (_, i) => (kinds[(i * i + i) % 6] === 'influence' ? influence(`c${i % 3}`, 1, i) : entry(kinds[(i * 7) % 6] as string)));
    const chronicle = new Chronicle(grouping);
    log.forEach((_, i) => chronicle.read(log.slice(0, i % 11 === 0 ? i - 5 : i)));
    expect(chronicle.read(log)).toEqual(chaptersOf(log, grouping));
  });
});
