import { expect, test } from 'vitest';
import type { LogEntry } from '../../lib/protocol';
import { chaptersOf, gistOf, opensTurn, sinceTurnOf } from './story';

const entry = (key: string, args: LogEntry['args'] = {}): LogEntry => ({ key, args, rule: '8.5', private: false });

test('each turn is a chapter with its reasons and its deeds', () => {
  const chapters = chaptersOf([
    entry('next-card'),
    entry('np-action', { faction: 'faction/mg' }),
    entry('np-card', { faction: 'faction/mg' }),
    entry('np-check'),
    entry('place', { space: 'space/europa' }),
    entry('np-action', { faction: 'faction/cr' }),
    entry('pass', { faction: 'faction/cr' }),
    entry('next-card'),
  ]);
  expect(chapters.map(({ faction, reasons, deeds }) => [faction, reasons.length, deeds.length])).toEqual([
    [null, 0, 1], ['mg', 3, 1], ['cr', 1, 1], [null, 0, 1],
  ]);
});

test("the story begins after one's own last turn", () => {
  const log = [entry('turn', { faction: 'faction/rd' }), entry('pay', { faction: 'faction/rd' }), entry('np-action', { faction: 'faction/mg' })];
  expect(sinceTurnOf(['rd'], log).map(({ key }) => key)).toEqual(['np-action']);
  expect(sinceTurnOf(['cr'], log)).toEqual(log);
});

test('the gist names each Operation once, with its spaces', () => {
  const secure = (space: string): LogEntry => entry('operation', { operation: 'operation/secure', space });
  const deeds = [secure('space/tenzing'), entry('place', { space: 'space/europa' }), secure('space/shepard'), entry('special', { special: 'special/petition' })];
  expect(gistOf({ faction: 'mg', reasons: [], deeds })).toEqual([
    { what: 'operation/secure', where: ['space/tenzing', 'space/shepard'] },
    { what: 'special/petition', where: [] },
  ]);
});

test('an action is opened by a turn, and by the first Curiosity card of another Faction', () => {
  const line = entry('np-action', { faction: 'faction/rd' });
  const card = entry('np-card', { faction: 'faction/rd' });
  expect(opensTurn(line, [])).toBe(line);
  expect(opensTurn(card, [{ from: 0, by: line, lines: [] }])).toBeNull();
  expect(opensTurn(card, [])).toBe(card);
  expect(opensTurn(entry('pay', { faction: 'faction/rd' }), [])).toBeNull();
});
