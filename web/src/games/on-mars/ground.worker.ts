/** The ochre plain: bright in the middle, dark to its edges, with hills that the sun lights from the side, and craters. */
import { deliver } from '../../lib/painting';
import { Noise, shaded } from '../../lib/relief';
import { PLAIN } from './geometry';

/** The relief is soft: a point is two units wide, and the canvas smooths it. */
const COARSE = 2;
const SUN = { red: 255, green: 230, blue: 200, sun: 58 };
const CRATERS = [[565, 190, 30], [1127, 216, 24], [553, 640, 36], [1125, 616, 30], [625, 150, 14], [1075, 660, 16], [1155, 420, 12], [527, 410, 15]] as const;

type Context = OffscreenCanvasRenderingContext2D;

function colours(context: Context): CanvasGradient {
  const gradient = context.createRadialGradient(PLAIN.x + PLAIN.w * 0.36, PLAIN.y + PLAIN.h * 0.42, 0, PLAIN.x + PLAIN.w * 0.36, PLAIN.y + PLAIN.h * 0.42, PLAIN.w * 0.7);
  gradient.addColorStop(0, '#d69a60');
  gradient.addColorStop(0.6, '#a9653a');
  gradient.addColorStop(1, '#5a2f19');
  return gradient;
}

function hills(): OffscreenCanvas {
  const [width, height] = [PLAIN.w / COARSE, PLAIN.h / COARSE];
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(shaded(width, height, COARSE, new Noise(21, 5), SUN), 0, 0);
  return canvas;
}

function crater(context: Context, x: number, y: number, r: number): void {
  const ellipse = (dx: number, dy: number, across: number, down: number, colour: string): void => {
    context.fillStyle = colour;
    context.beginPath();
    context.ellipse(x + dx, y + dy, across, down, 0, 0, Math.PI * 2);
    context.fill();
  };
  ellipse(0, 0, r, r * 0.7, '#4a2614');
  ellipse(2, 3, r * 0.86, r * 0.56, '#a9653a');
}

function paint(context: Context): void {
  context.translate(-PLAIN.x, -PLAIN.y);
  context.fillStyle = colours(context);
  context.fillRect(PLAIN.x, PLAIN.y, PLAIN.w, PLAIN.h);
  context.globalCompositeOperation = 'multiply';
  context.drawImage(hills(), PLAIN.x, PLAIN.y, PLAIN.w, PLAIN.h);
  context.globalCompositeOperation = 'source-over';
  context.globalAlpha = 0.35;
  for (const [x, y, r] of CRATERS) crater(context, x, y, r);
}

const canvas = new OffscreenCanvas(PLAIN.w, PLAIN.h);
const context = canvas.getContext('2d');
if (context) paint(context);
void deliver(canvas);
