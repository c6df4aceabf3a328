import { describe, expect, it } from 'vitest';
import printed from '../../../../src/tharsis/games/twilight_struggle/deck.py?raw';
import { ART } from './art';
import { SIGNS } from './pictograms';

const cards = [...printed.matchAll(/^(\w+) +(?:us|ussr|neutral) +\d/gm)].map(([, id = '']) => id);

describe('the art of the cards', () => {
  it('is there for every card', () => {
    expect(cards.length).toBe(110);
    expect(Object.keys(ART).sort()).toEqual([...cards].sort());
  });

  it('is not the same for any two', () => {
    const faces = Object.values(ART).map(({ sign, land }) => `${sign} ${land}`);
    expect(faces.filter((face, i) => faces.indexOf(face) !== i)).toEqual([]);
  });

  it('uses every sign that is drawn', () => {
    expect(Object.keys(SIGNS).sort()).toEqual([...new Set(Object.values(ART).map(({ sign }) => sign as string))].sort());
  });
});
