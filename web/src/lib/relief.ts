/** Hills made of noise: heights over a plane, lit from the side or drawn as contour lines. */

/** Smooth noise about 0, in octaves: each twice as fine and half as high. */
export class Noise {
  private readonly hashed: Uint8Array;

  constructor(seed: number, private readonly octaves: number) {
    const order = Array.from({ length: 256 }, (_, i) => i);
    let random = seed * 2654435761;
    for (let i = 255; i > 0; i--) {
      random = (Math.imul(random, 1664525) + 1013904223) >>> 0;
      const other = random % (i + 1);
      [order[i], order[other]] = [order[other] as number, order[i] as number];
    }
    this.hashed = new Uint8Array([...order, ...order]);
  }

  at(x: number, y: number): number {
    let [sum, fine, high] = [0, 1, 1];
    for (let octave = 0; octave < this.octaves; octave++) {
      sum += this.single(x * fine, y * fine) * high;
      fine *= 2;
      high /= 2;
    }
    return sum;
  }

  private single(x: number, y: number): number {
    const [cellX, cellY] = [Math.floor(x), Math.floor(y)];
    const [dx, dy] = [x - cellX, y - cellY];
    const [u, v] = [fade(dx), fade(dy)];
    const top = mix(this.slope(cellX, cellY, dx, dy), this.slope(cellX + 1, cellY, dx - 1, dy), u);
    const bottom = mix(this.slope(cellX, cellY + 1, dx, dy - 1), this.slope(cellX + 1, cellY + 1, dx - 1, dy - 1), u);
    return mix(top, bottom, v);
  }

  /** How a corner of a cell slopes towards a point in it: in one of eight directions. */
  private slope(cellX: number, cellY: number, dx: number, dy: number): number {
    const way = (this.hashed[((this.hashed[cellX & 255] ?? 0) + cellY) & 255] ?? 0) & 7;
    const [a, b] = way & 4 ? [dx, dy] : [dy, dx];
    return (way & 1 ? -a : a) + (way & 2 ? -b : b) * 0.5;
  }
}

const fade = (n: number): number => n * n * n * (n * (n * 6 - 15) + 10);
const mix = (a: number, b: number, share: number): number => a + (b - a) * share;

/** How wide hills are, how high, and from where the sun shines. */
const HILLS = { x: 0.009, y: 0.013, high: 8 };
const AZIMUTH = (230 / 180) * Math.PI;

export interface Light { red: number; green: number; blue: number; sun: number }

/** A relief in one colour; a point is so many units wide. */
export function shaded(width: number, height: number, unit: number, noise: Noise, { red, green, blue, sun }: Light): ImageData {
  const heights = new Float32Array((width + 1) * (height + 1));
  for (let y = 0, at = 0; y <= height; y++) {
    for (let x = 0; x <= width; x++, at++) heights[at] = noise.at(x * unit * HILLS.x, y * unit * HILLS.y) * HILLS.high;
  }
  const image = new ImageData(width, height);
  const elevation = (sun / 180) * Math.PI;
  const light = [Math.cos(AZIMUTH) * Math.cos(elevation), Math.sin(AZIMUTH) * Math.cos(elevation), Math.sin(elevation)] as const;
  for (let y = 0, out = 0; y < height; y++) {
    for (let x = 0; x < width; x++, out += 4) {
      const at = y * (width + 1) + x;
      const here = heights[at] ?? 0;
      const [slopeX, slopeY] = [((heights[at + 1] ?? 0) - here) / unit, ((heights[at + width + 1] ?? 0) - here) / unit];
      const bright = Math.max(0, (light[2] - slopeX * light[0] - slopeY * light[1]) / Math.hypot(slopeX, slopeY, 1));
      image.data.set([red * bright, green * bright, blue * bright, 255], out);
    }
  }
  return image;
}

const FLAT = { x: 0.0045, y: 0.006 };
const LINES = 9;
const THIN = 0.045;

/** Thin lines along certain heights. */
export function contours(width: number, height: number, unit: number, noise: Noise): ImageData {
  const image = new ImageData(width, height);
  for (let y = 0, out = 0; y < height; y++) {
    for (let x = 0; x < width; x++, out += 4) {
      const level = noise.at(x * unit * FLAT.x, y * unit * FLAT.y) * LINES;
      if (Math.abs(level - Math.round(level)) < THIN) image.data.set([255, 217, 179, 255], out);
    }
  }
  return image;
}
