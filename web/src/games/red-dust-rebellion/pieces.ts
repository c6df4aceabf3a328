/** How the pieces of a space are laid into its rectangles, row by row. */
import type { Box, XY } from './layout';

export interface Laid { kind: string; n: number; at: XY }

const STEP = 29;

export function lay(pieces: [string, number][], boxes: Box[]): Laid[] {
  const spots = boxes.flatMap((box) => spotsIn(box));
  return pieces.map(([kind, n], i) => ({ kind, n, at: spots[Math.min(i, spots.length - 1)] ?? [0, 0] }));
}

function spotsIn(box: Box): XY[] {
  const columns = Math.max(1, Math.floor(box.w / STEP));
  const rows = Math.max(1, Math.floor(box.h / STEP));
  const found: XY[] = [];
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) found.push([box.x + STEP * (column + 0.5), box.y + STEP * (row + 0.5)]);
  }
  return found;
}
