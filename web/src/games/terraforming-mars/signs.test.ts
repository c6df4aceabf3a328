import { describe, expect, it } from 'vitest';
import { ICONS } from './icons';
import { boxesOf, coinOf, figureOf, isGlue } from './signs';

describe('pictures on cards', () => {
  it('have a figure only where there is not just one', () => {
    expect(figureOf({ icon: 'resource/plants' })).toBe('');
    expect(figureOf({ icon: 'resource/plants', n: 1 })).toBe('');
    expect(figureOf({ icon: 'resource/plants', n: 3 })).toBe('3');
    expect(figureOf({ icon: 'resource/energy', n: -1 })).toBe('−');
    expect(figureOf({ icon: 'resource/energy', n: -2 })).toBe('−2');
    expect(figureOf({ icon: 'resource/heat', n: '−X' })).toBe('−X');
  });

  it('have a figure on every coin', () => {
    expect(coinOf({ icon: 'resource/megacredits', n: 1 })).toBe('1');
    expect(coinOf({ icon: 'resource/megacredits', n: -3 })).toBe('−3');
  });

  it('share a production box with their neighbours in it', () => {
    const box = { icon: 'resource/energy', n: -1, box: true } as const;
    const grown = boxesOf([box, { icon: 'resource/megacredits', n: 3, box: true }, { icon: 'tile/city' }]);
    expect(grown.map(({ box, signs }) => [box, signs.length])).toEqual([[true, 2], [false, 1]]);
  });

  it('are drawn, except for the words between them', () => {
    expect(isGlue({ icon: 'or' })).toBe(true);
    expect(isGlue({ icon: 'card' })).toBe(false);
    expect(Object.values(ICONS).every(({ path }) => path.startsWith('M'))).toBe(true);
  });
});
