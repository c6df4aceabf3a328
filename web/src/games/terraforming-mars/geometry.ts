/** Where things lie on the canvas: the planet in the middle, its arcs left and right of it, where it leaves room. */
export const CANVAS = { w: 896, h: 796 };
export const PLANET = { x: 448, y: 398, r: 394 };
/** On a phone no unit is drawn smaller than this, in pixels. */
export const LEAST = 0.58;
export const HEX = 50;
const WIDTH = Math.sqrt(3) * HEX;
const ROWS = [5, 6, 7, 8, 9, 8, 7, 6, 5];

export interface Point { x: number; y: number }

/** The middle of a hex, counted from one by row and column. */
export function centre(row: number, col: number): Point {
  const length = ROWS[row - 1] ?? 9;
  return { x: PLANET.x + (col - (length + 1) / 2) * WIDTH, y: PLANET.y + (row - 5) * HEX * 1.5 };
}

/** Corners of a hex of some size around the origin, point upwards. */
export function corners(size: number): string {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return `${(size * Math.cos(angle)).toFixed(1)},${(size * Math.sin(angle)).toFixed(1)}`;
  }).join(' ');
}

/** A point on a circle around the planet; 0° is east, angles run clockwise. */
export function around(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: PLANET.x + radius * Math.cos(angle), y: PLANET.y + radius * Math.sin(angle) };
}

/** An arc around the planet from one angle to another. */
export function arc(radius: number, from: number, to: number): string {
  const [a, b] = [around(radius, from), around(radius, to)];
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${a.x} ${a.y}A${radius} ${radius} 0 ${large} ${to > from ? 1 : 0} ${b.x} ${b.y}`;
}
