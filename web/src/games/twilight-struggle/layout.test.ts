import { describe, expect, it } from 'vitest';
import printed from '../../../../src/tharsis/games/twilight_struggle/board.py?raw';
import { CANVAS, CHINESE_CIVIL_WAR, COUNTRIES, linesOf, PLAQUE, PLAQUES, PLATE, RIM, SUPERPOWERS, type Box, type Spot } from './layout';

/** The printed map: `iran middle_east - 2! iraq afghanistan pakistan`. */
const rows = [...printed.matchAll(/^(\w+) +\w+ +[-/\w]+ +\d!? +([\w ]+)$/gm)].map(([, id = '', others = '']) => ({ id, others: others.trim().split(/ +/) }));
const pairs = rows.flatMap(({ id, others }) => others.map((other) => [id, other].sort().join(' ')));
const links = [...new Set(pairs)].map((pair) => pair.split(' ') as [string, string]);

const sized = ({ x, y }: Spot, { w, h }: { w: number; h: number }): Box => ({ x: x - w / 2, y: y - h / 2, w, h });
const boxes = new Map<string, Box>([
  ...[...COUNTRIES, CHINESE_CIVIL_WAR].map((place) => [place.id, sized(place, PLATE)] as const),
  ...Object.entries(SUPERPOWERS).map(([id, place]) => [id, sized(place, place)] as const),
  ...Object.entries(PLAQUES).map(([id, spot]) => [`plaque ${id}`, sized(spot, PLAQUE)] as const),
  ...Object.entries(RIM),
]);

const apart = (a: Box, b: Box): number => Math.max(a.x - b.x - b.w, b.x - a.x - a.w, a.y - b.y - b.h, b.y - a.y - a.h);

/** Whether a straight line enters a box. */
function enters([from, to]: readonly [Spot, Spot], { x, y, w, h }: Box): boolean {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const sides = [[-dx, from.x - x], [dx, x + w - from.x], [-dy, from.y - y], [dy, y + h - from.y]] as const;
  if (sides.some(([slope, room]) => slope === 0 && room < 0)) return false;
  const first = Math.max(0, ...sides.filter(([slope]) => slope < 0).map(([slope, room]) => room / slope));
  const last = Math.min(1, ...sides.filter(([slope]) => slope > 0).map(([slope, room]) => room / slope));
  return first < last;
}

const drawn = (a: string, b: string): (readonly [Spot, Spot])[] =>
  linesOf(a, b).map((d) => {
    const [, x = 0, y = 0, way = '', u = 0, v = 0] = /^M(\d+) (\d+)([LH])(\d+)(?: (\d+))?$/.exec(d) ?? [];
    return [{ x: Number(x), y: Number(y) }, { x: Number(u), y: way === 'H' ? Number(y) : Number(v) }];
  });

describe('the map', () => {
  it('has a plate for every country that is printed', () => {
    expect(rows.length).toBe(85);
    expect([...COUNTRIES, CHINESE_CIVIL_WAR].map(({ id }) => id).sort()).toEqual(rows.map(({ id }) => id).sort());
  });

  it('keeps everything inside, and nothing lies on anything else', () => {
    const all = [...boxes];
    for (const [name, { x, y, w, h }] of all) expect([name, x >= 0 && y >= 0 && x + w <= CANVAS.w && y + h <= CANVAS.h]).toEqual([name, true]);
    const near = all.flatMap(([one, a], i) => all.slice(i + 1).filter(([, b]) => apart(a, b) < 3).map(([other]) => `${one}, ${other}`));
    expect(near).toEqual([]);
  });

  it('draws every adjacency as a line between its two, over nothing else', () => {
    for (const [a, b] of links) {
      const ends = drawn(a, b);
      expect([a, b, ends.some(([from]) => enters([from, from], boxes.get(a) as Box)), ends.some((line) => enters(line, boxes.get(b) as Box))]).toEqual([a, b, true, true]);
      const over = [...boxes].filter(([id, box]) => id !== a && id !== b && ends.some((line) => enters(line, box))).map(([id]) => id);
      expect([a, b, over]).toEqual([a, b, []]);
    }
  });
});
