/** Coastlines: hulls rounded, pushed out a little and roughened, so that land looks like land. */

type Point = readonly [number, number];

const OUTWARD = 3;
const ROUGHNESS = 3;
const STEP = 7;

export function parse(points: string): Point[] {
  return points.split(' ').map((pair): Point => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
}

/** Chaikin's corner cutting: each pass replaces a corner by two points on its sides. */
function cut(points: Point[]): Point[] {
  return points.flatMap(([x, y], i): Point[] => {
    const [u, v] = points[(i + 1) % points.length] as Point;
    return [[0.75 * x + 0.25 * u, 0.75 * y + 0.25 * v], [0.25 * x + 0.75 * u, 0.25 * y + 0.75 * v]];
  });
}

/** Points at even distances along the closed line. */
function even(points: Point[]): Point[] {
  const found: Point[] = [];
  let rest = 0;
  points.forEach(([x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] as Point;
    const length = Math.hypot(u - x, v - y);
    for (let at = rest; at < length; at += STEP) found.push([x + ((u - x) * at) / length, y + ((v - y) * at) / length]);
    rest = (Math.ceil((length - rest) / STEP) * STEP + rest - length) % STEP;
  });
  return found;
}

/** A smooth, repeatable unevenness between -1 and 1. */
function noise(x: number, y: number): number {
  return (
    (Math.sin(x * 0.051 + y * 0.083) + Math.sin(x * 0.127 - y * 0.109 + 1.7) + Math.sin(x * 0.31 + y * 0.27 + 4.1)) / 3
  );
}

function area(points: Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] as Point;
    return sum + x * v - u * y;
  }, 0);
}

function roughen(points: Point[]): Point[] {
  const turn = Math.sign(area(points));
  return points.map(([x, y], i) => {
    const [a, b] = points.at(i - 1) as Point;
    const [u, v] = points[(i + 1) % points.length] as Point;
    const length = Math.hypot(u - a, v - b) || 1;
    const out = OUTWARD + ROUGHNESS * noise(x, y);
    return [x + (turn * out * (v - b)) / length, y - (turn * out * (u - a)) / length];
  });
}

/** The coast of a hull as an SVG path: a quadratic spline through the roughened points. */
export function coast(hull: string): string {
  const points = roughen(even(cut(cut(parse(hull)))));
  const middle = ([x, y]: Point, [u, v]: Point): string => `${((x + u) / 2).toFixed(1)} ${((y + v) / 2).toFixed(1)}`;
  const bends = points.map((point, i) => {
    const next = points[(i + 1) % points.length] as Point;
    return `Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${middle(point, next)}`;
  });
  return `M${middle(points.at(-1) as Point, points[0] as Point)}${bends.join('')}Z`;
}
