/** The hexes of the colony: where each lies, and what is beside it. */
import { HEX, MAP, type Point } from './geometry';
import { HEXES } from './printed';

const WAYS: Record<string, readonly [number, number]> = { n: [0, -1], ne: [1, -1], se: [1, 0], s: [0, 1], sw: [-1, 1], nw: [-1, 0] };
const key = (q: number, r: number): string => `${q},${r}`;
const BY_CELL: ReadonlyMap<string, string> = new Map([...HEXES.values()].map(({ id, q, r }) => [key(q, r), id]));

/** The middle of a hex, by its name. */
export function centre(hex: string): Point {
  const { q, r } = HEXES.get(hex) ?? { q: 0, r: 0 };
  return { x: MAP.x + 1.5 * q * HEX, y: MAP.y + Math.sqrt(3) * (r + q / 2) * HEX };
}

/** The name of the hex beside another; beyond the edge there is none. */
export function beside(hex: string, way: string): string {
  const { q, r } = HEXES.get(hex) ?? { q: 0, r: 0 };
  const [dq, dr] = WAYS[way] ?? [0, 0];
  return BY_CELL.get(key(q + dq, r + dr)) ?? '';
}
