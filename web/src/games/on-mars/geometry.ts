/** Where things lie: the station at the left, the colony's hexes in the middle, life support and people at the right. */
export const CANVAS = { w: 1300, h: 800 };
export const MAP = { x: 775, y: 414 };
export const HEX = 33.4;
/** The first row of each column a to m. */
const FIRST = [2, 0, -1, -2, -3, -3, -4, -4, -5, -5, -5, -5, -4];
const WAYS: Record<string, readonly [number, number]> = { n: [0, -1], ne: [1, -1], se: [1, 0], s: [0, 1], sw: [-1, 1], nw: [-1, 0] };
/** A Rover that has not moved yet starts from the Mine in the middle. */
export const START_MINE = 'g5';

export interface Point { x: number; y: number }

function cell(hex: string): [number, number] {
  const column = hex.charCodeAt(0) - 97;
  return [column - 6, (FIRST[column] ?? 0) + Number(hex.slice(1)) - 1];
}

/** The middle of a hex, by its name: a letter for the column, a number from the top. */
export function centre(hex: string): Point {
  const [q, r] = cell(hex);
  return { x: MAP.x + 1.5 * q * HEX, y: MAP.y + Math.sqrt(3) * (r + q / 2) * HEX };
}

/** The name of the hex beside another; one beyond the edge has a name nothing is drawn under. */
export function beside(hex: string, way: string): string {
  const [q, r] = cell(hex);
  const [dq, dr] = WAYS[way] ?? [0, 0];
  return `${String.fromCharCode(97 + q + dq + 6)}${r + dr - (FIRST[q + dq + 6] ?? 0) + 1}`;
}

/** A Bot's zone: its hex and those beside it. */
export function zone(hex: string): string[] {
  return [hex, ...Object.keys(WAYS).map((way) => beside(hex, way))];
}

export function corners(size: number): string {
  return Array.from({ length: 6 }, (_, i) => `${(size * Math.cos((Math.PI / 3) * i)).toFixed(1)},${(size * Math.sin((Math.PI / 3) * i)).toFixed(1)}`).join(' ');
}
