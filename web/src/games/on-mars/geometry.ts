/** Where things lie: the station at the left, the colony's hexes in the middle, life support and people at the right. */
export const CANVAS = { w: 1400, h: 800 };
export const MAP = { x: 840, y: 414 };
export const HEX = 33.4;
/** The plain around the colony, which goes on beyond the board. */
export const PLAIN = { x: 440, y: -300, w: 1360, h: 1400 };
export interface Point { x: number; y: number }

export function corners(size: number): string {
  return Array.from({ length: 6 }, (_, i) => `${(size * Math.cos((Math.PI / 3) * i)).toFixed(1)},${(size * Math.sin((Math.PI / 3) * i)).toFixed(1)}`).join(' ');
}
