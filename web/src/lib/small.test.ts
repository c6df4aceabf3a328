import { describe, expect, it } from 'vitest';
import { beside } from './beside';
import { diceIn } from './dice';
import { hurryTime, watchTime } from './pace';
import { unbroken } from './unbroken';

describe('a panel beside a thing', () => {
  const screen = { w: 1000, h: 800 };
  it('stands above it', () => expect(beside({ left: 400, top: 300, width: 100, height: 40 }, { w: 200, h: 100 }, screen)).toEqual({ x: 350, y: 192 }));
  it('goes below where there is no room', () => expect(beside({ left: 400, top: 20, width: 100, height: 40 }, { w: 200, h: 100 }, screen).y).toBe(68));
  it('never leaves the screen', () => expect(beside({ left: 990, top: 300, width: 10, height: 10 }, { w: 200, h: 100 }, screen).x).toBe(792));
});

describe('dice in the log', () => {
  it('are numbers of one to six under their label', () => {
    expect(diceIn({ args: { side: 'side/us', die: 4, modifier: 2 } })).toEqual([4]);
    expect(diceIn({ args: { die_us: 6, die_ussr: 1, now: 3 } })).toEqual([6, 1]);
    expect(diceIn({ args: { us_die: 2, us_total: 3, ussr_die: 5 } })).toEqual([2, 5]);
    expect(diceIn({ args: { die: 9, diet: 3 } })).toEqual([]);
  });
});

describe('a figure in the log', () => {
  it('keeps its unit', () => expect(unbroken('pays 20 M€ for −8 °C and 3 VP')).toBe('pays 20\u00a0M€ for −8\u00a0°C and 3\u00a0VP'));
  it('keeps its counter', () => expect(unbroken('카드 2 장, 10 OP를 3 M€으로')).toBe('카드 2\u00a0장, 10\u00a0OP를 3\u00a0M€으로'));
  it('is kept with nothing else', () => expect(unbroken('2 VPs, 3 plants')).toBe('2 VPs, 3 plants'));
});

describe('a particle', () => {
  it('stays with the bracket before it', () => expect(unbroken('절반(올림)을 ‘계획’으로')).toBe('절반(올림)\u2060을 ‘계획’\u2060으로'));
  it('is no part of an English word', () => expect(unbroken('the (former) US’s “plan”')).toBe('the (former) US’s “plan”'));
  it('is none behind a blank', () => expect(unbroken('(올림) 다음')).toBe('(올림) 다음'));
});

describe('a dot between words', () => {
  it('does not begin a line', () => expect(unbroken('식물·동물 · 3번')).toBe('식물\u2060·동물 · 3번'));
});

describe('watching others', () => {
  it('takes time for each entry, never too long, and none at once', () => {
    expect(watchTime(1, 'calm')).toBe(550);
    expect(watchTime(50, 'calm')).toBe(1800);
    expect(watchTime(3, 'instant')).toBe(0);
  });
  it('hurries when much is waiting', () => expect(hurryTime(600, 12)).toBe(300));
});
