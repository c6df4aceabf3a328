/** The pictures on cards: their figures, and what belongs together. */
import type { Picture, Sign } from './look';

const GLUE: readonly Picture[] = ['or', 'per', 'then'];
export const isGlue = ({ icon }: Sign): boolean => GLUE.includes(icon);

/** The figure beside a picture; one of something needs none. */
export function figureOf({ n }: Sign): string {
  if (n === undefined || n === 1) return '';
  if (typeof n === 'string') return n;
  return n === -1 ? '−' : n < 0 ? `−${-n}` : `${n}`;
}

/** The figure in a coin, which always has one. */
export function coinOf({ n = '' }: Sign): string {
  return typeof n === 'number' && n < 0 ? `−${-n}` : `${n}`;
}

/** Neighbours in a production box share it. */
export function boxesOf(signs: Sign[]): { box: boolean; signs: Sign[] }[] {
  const groups: { box: boolean; signs: Sign[] }[] = [];
  for (const sign of signs) {
    const [box, last] = [sign.box ?? false, groups.at(-1)];
    if (last?.box === box) last.signs.push(sign);
    else groups.push({ box, signs: [sign] });
  }
  return groups;
}
