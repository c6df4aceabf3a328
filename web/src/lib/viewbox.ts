/** Which part of a board is seen. */

export interface Size { w: number; h: number }
export interface Box extends Size { x: number; y: number }

/**
 * On wide screens the whole board; on tall ones and on phones a full-height piece of it around the place that matters,
 * and never smaller than `least`, at which a board can be read, in pixels for each of its units.
 */
export function fitted(canvas: Size, frame: Size, focus: readonly [number, number], phone = false, least = 0): Box {
  const aspect = frame.w / frame.h;
  const tall = aspect < (phone ? canvas.w / canvas.h : 0.9);
  const h = tall ? canvas.h : Math.max(canvas.h, canvas.w / aspect);
  const w = h * aspect;
  const x = tall ? Math.min(Math.max(0, focus[0] - w / 2), canvas.w - w) : (canvas.w - w) / 2;
  if (frame.w / w >= least) return { x, y: (canvas.h - h) / 2, w, h };
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

/** What a finger hits without aiming, in pixels. */
export const FINGER = 40;
/** A view that is sought never shows less of a board's width than this share. */
const CLOSEST = 1 / 5;

/** The share of a view that is left beside a thing which comes into it. */
const MARGIN = 0.02;

export const centreOf = ({ x, y, w, h }: Box): [number, number] => [x + w / 2, y + h / 2];

/** Whether the middle of a thing lies in a piece of the board. */
export function inSight(view: Box, thing: Box): boolean {
  const [x, y] = centreOf(thing);
  return x > view.x && y > view.y && x < view.x + view.w && y < view.y + view.h;
}

/**
 * Where a small screen begins: where most of the things are that can be chosen, and so close that a finger hits each;
 * never farther off than `whole`.
 */
export function startingAt(things: readonly Box[], whole: Box, canvas: Size, frame: Size): Box {
  const smallest = Math.min(...things.map(({ w, h }) => Math.min(w, h)));
  const scale = Math.min(Math.max(frame.w / whole.w, FINGER / smallest), Math.max(frame.w / whole.w, frame.w / (canvas.w * CLOSEST)));
  const size = { w: frame.w / scale, h: frame.h / scale };
  const views = things.map((thing) => around(size, canvas, centreOf(thing)));
  const seen = (view: Box): Box[] => things.filter((thing) => inSight(view, thing));
  const best = views.reduce((found, view) => (seen(view).length > seen(found).length ? view : found));
  return showing(best, seen(best), canvas);
}

/** Shifted no more than needed for things to be wholly seen; as it is where they are, or would not fit. */
export function showing(view: Box, things: readonly Box[], canvas: Size): Box {
  const across = shift(view.x, view.w, canvas.w, Math.min(...things.map(({ x }) => x)), Math.max(...things.map(({ x, w }) => x + w)));
  const down = shift(view.y, view.h, canvas.h, Math.min(...things.map(({ y }) => y)), Math.max(...things.map(({ y, h }) => y + h)));
  return across === 0 && down === 0 ? view : { ...view, x: view.x + across, y: view.y + down };
}

/** How far a stretch of the board must move for another one to lie in it; the board's own edge holds it. */
function shift(at: number, length: number, room: number, from: number, to: number): number {
  const missing = from < at ? from - at : Math.max(0, to - at - length);
  if (to - from > length || length >= room || Math.abs(missing) < 1) return 0;
  const wanted = missing + Math.sign(missing) * length * MARGIN;
  return Math.max(Math.min(0, -at), Math.min(wanted, Math.max(0, room - length - at)));
}

/** What a tap means: a thing within a finger's breadth, or that the board must come closer because there are several. */
export function tapped<T extends Box>([x, y]: readonly [number, number], things: readonly T[]): T | 'closer' | null {
  const gap = (at: number, from: number, length: number): number => Math.max(from - at, 0, at - from - length);
  const away = (thing: Box): number => Math.hypot(gap(x, thing.x, thing.w), gap(y, thing.y, thing.h));
  const large = ({ w, h }: Box): boolean => Math.min(w, h) >= FINGER;
  const under = things.filter((thing) => away(thing) === 0);
  const hit = under.find(large);
  if (hit) return hit;
  const near = things.filter((thing) => away(thing) <= FINGER / 2);
  return near.length > 1 ? 'closer' : (near[0] ?? null);
}
