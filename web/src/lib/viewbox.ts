/** Which part of a board is seen. */

export interface Size { w: number; h: number }
export interface Box extends Size { x: number; y: number }

/**
 * On wide screens the whole board; on tall ones and on phones a full-height piece of it around the place that matters,
 * and never smaller than a board can be read, in pixels for each of its units.
 */
export function fitted(canvas: Size, frame: Size, focus: readonly [number, number], phone = false, least = 0): Box {
  const aspect = frame.w / frame.h;
  const tall = aspect < (phone ? canvas.w / canvas.h : 0.9);
  const h = tall ? canvas.h : Math.max(canvas.h, canvas.w / aspect);
  const w = h * aspect;
  const x = tall ? Math.min(Math.max(0, focus[0] - w / 2), canvas.w - w) : (canvas.w - w) / 2;
  if (!phone || frame.w / w >= least) return { x, y: (canvas.h - h) / 2, w, h };
  return around({ w: frame.w / least, h: frame.h / least }, canvas, focus);
}

/** A piece of the board with a place in its middle, as far as the board goes. */
export function around({ w, h }: Size, canvas: Size, [x, y]: readonly [number, number]): Box {
  const hold = (at: number, length: number, room: number): number => (length > room ? (room - length) / 2 : Math.max(0, Math.min(at - length / 2, room - length)));
  return { x: hold(x, w, canvas.w), y: hold(y, h, canvas.h), w, h };
}

/** Larger by a factor, with the place under the pointer (as shares of the frame) standing still. */
export function zoomed(box: Box, factor: number, [px, py]: readonly [number, number]): Box {
  const [w, h] = [box.w / factor, box.h / factor];
  return { x: box.x + (box.w - w) * px, y: box.y + (box.h - h) * py, w, h };
}

/** Shifted, but never so far that the board is lost from sight. */
export function moved(box: Box, dx: number, dy: number, canvas: Size): Box {
  const hold = (at: number, length: number, room: number): number =>
    Math.min(Math.max(at, Math.min(0, room - length) - room * 0.1), Math.max(0, room - length) + room * 0.1);
  return { ...box, x: hold(box.x + dx, box.w, canvas.w), y: hold(box.y + dy, box.h, canvas.h) };
}
