/** Where things lie: the station at the left, the colony's hexes at the right, the shuttle between. */
export const CANVAS = { w: 1560, h: 1000 };
export const MAP = { x: 1020, y: 486 };
export const HEX = 35;
const FIRST: [number, number][] = [
  [2, 3], [0, 6], [-1, 7], [-2, 8], [-3, 9], [-3, 8], [-4, 9], [-4, 8], [-5, 9], [-5, 8], [-5, 7], [-5, 6], [-4, 3],
];

/** The middle of a hex, by its name: a letter for the column, a number from the top. */
export function centre(hex: string): { x: number; y: number } {
  const column = hex.charCodeAt(0) - 97;
  const q = column - 6;
  const r = (FIRST[column]?.[0] ?? 0) + Number(hex.slice(1)) - 1;
  return { x: MAP.x + 1.5 * q * HEX, y: MAP.y + Math.sqrt(3) * (r + q / 2) * HEX };
}

export function corners(size: number): string {
  return Array.from({ length: 6 }, (_, i) => `${(size * Math.cos((Math.PI / 3) * i)).toFixed(1)},${(size * Math.sin((Math.PI / 3) * i)).toFixed(1)}`).join(' ');
}
