import { describe, expect, it } from 'vitest';
import { decimal, range, timeLeft } from './figures';
import { clockTime, moment } from './moment';

describe('figures', () => {
  it('have a decimal of their language', () => {
    expect(decimal('en', 2.25)).toBe('2.3');
    expect(decimal('ko', 3)).toBe('3.0');
    expect(decimal('de', 1.5)).toBe('1,5');
  });
  it('span a range as their language writes it', () => {
    expect(range('en', 1, 4)).toBe('1–4');
    expect(range('ko', 1, 4)).toBe('1~4');
    expect(range('ko', 2, 2)).toBe('2');
  });
  it('have a minus, not a hyphen', () => expect(decimal('ko', -0.5)).toBe('−0.5'));
});

describe('time that is left', () => {
  it.each([
    [0, '0:00', '0:00'],
    [59.9, '0:59', '0:59'],
    [545, '9:05', '9:05'],
    [3723, '1:02:03', '1:02:03'],
    [86_399, '23:59:59', '23:59:59'],
    [86_400, '1d 0h', '1일 0시간'],
    [2 * 86_400 + 3 * 3600 + 5, '2d 3h', '2일 3시간'],
  ])('%s seconds', (seconds, english, korean) => {
    expect(timeLeft('en', seconds)).toBe(english);
    expect(timeLeft('ko', seconds)).toBe(korean);
  });
});

describe('a moment', () => {
  const at = new Date(2026, 8, 5, 15, 7);
  /** There are several kinds of blanks between an hour and its half of the day. */
  const plain = (words: string): string => words.replaceAll(/\s/g, ' ');
  it('is told by the hour on the same day', () => {
    expect(plain(clockTime('en', at.toISOString(), at))).toBe('3:07 PM');
    expect(plain(clockTime('ko', at.toISOString(), at))).toBe('15:07');
  });
  it('is told with its day on another one', () => {
    const later = new Date(2026, 8, 7, 9, 0);
    expect(plain(clockTime('en', at.toISOString(), later))).toBe('Sep 5, 3:07 PM');
    expect(plain(clockTime('ko', at.toISOString(), later))).toBe('9월 5일 15:07');
  });
  it('is told with its year where nothing else says when', () => {
    expect(plain(moment('en', at.toISOString()))).toBe('Sep 5, 2026, 3:07 PM');
    expect(plain(moment('ko', at.toISOString()))).toBe('2026. 9. 5. 15:07');
  });
});
