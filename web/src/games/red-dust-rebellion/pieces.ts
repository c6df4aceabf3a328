/** How kinds of pieces are drawn, and how the pieces of a space are laid into its rectangles, row by row. */
import type { Box, XY } from './layout';
import type { Side } from './look';
import { KINDS } from './printed';

export interface PieceFace { side: Side; shape: 'cube' | 'hexagon' | 'disk' | 'satellite'; active: boolean; upgraded: boolean }
/** A Base is a disk; what is not named here is a cube. */
const SHAPES: Record<string, PieceFace['shape']> = { specops: 'hexagon', rd_rebel: 'hexagon', cr_rebel: 'hexagon', satellite: 'satellite' };
export const PIECES: Record<string, PieceFace> = Object.fromEntries(
  Object.entries(KINDS).map(([kind, { owner, plain, base, active }]) => [
    kind, { side: owner, shape: base ? 'disk' : (SHAPES[plain] ?? 'cube'), active, upgraded: plain !== kind && !active },
  ]),
);
/** What a piece is while it travels: going Active or being upgraded is no journey. */
export const flying = (kind: string): string => `piece/${KINDS[kind]?.plain ?? kind}`;
const ORDER = Object.keys(PIECES);
export const isBase = (kind: string): boolean => KINDS[kind]?.base ?? false;

/** A faction's own sign within a circle of radius 5, so that nothing is told by colour alone. */
export const EMBLEMS: Record<Side, string> = {
  mg: 'M-4.4 -4.4H4.4V4.4H-4.4Z',
  corp: 'M0 -5.6L5.6 0L0 5.6L-5.6 0Z',
  rd: 'M0 -6L1.6 -1.9L5.7 -1.9L2.5 .8L3.6 4.9L0 2.5L-3.6 4.9L-2.5 .8L-5.7 -1.9L-1.6 -1.9Z',
  cr: 'M-1.8 -5.4H1.8V-1.8H5.4V1.8H1.8V5.4H-1.8V1.8H-5.4V-1.8H-1.8Z',
  eg: 'M0 -5A5 5 0 1 1 -.01 -5ZM0 -2A2 2 0 1 0 .01 -2Z',
};

export interface Laid { kind: string; n: number; at: XY; size: number }

/** In the order of the printed inventory. */
export function sorted(pieces: Record<string, number>): [string, number][] {
  return Object.entries(pieces).sort(([a], [b]) => ORDER.indexOf(a) - ORDER.indexOf(b));
}

const SIZES = [36, 32, 28, 25, 22];

/** As large as the room allows; what finds none in the least size shares the last spot. */
export function lay(pieces: [string, number][], boxes: Box[]): Laid[] {
  const fits = SIZES.find((size) => spotsIn(boxes, size).length >= pieces.length) ?? SIZES.at(-1) ?? 22;
  const spots = spotsIn(boxes, fits);
  return pieces.map(([kind, n], i) => ({ kind, n, size: fits, at: spots[Math.min(i, spots.length - 1)] ?? [0, 0] }));
}

function spotsIn(boxes: Box[], size: number): XY[] {
  return boxes.flatMap((box) => {
    const columns = Math.floor(box.w / size);
    const rows = Math.floor(box.h / size);
    return Array.from({ length: rows * columns }, (_, i): XY => [box.x + size * ((i % columns) + 0.5), box.y + size * (Math.floor(i / columns) + 0.5)]);
  });
}
