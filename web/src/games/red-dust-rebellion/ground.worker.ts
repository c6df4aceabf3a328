/**
 * The picture under the map: the night, the dark Wilderness, and on it the lit plates of the three sectors with their
 * contour lines.
 */
import { deliver } from '../../lib/painting';
import { contours, Noise, shaded } from '../../lib/relief';
import { CANVAS, SECTORS } from './layout';

const SHARPNESS = 1.5;
/** The relief is soft: half as many points will do, and the canvas smooths them. */
const COARSE = 2;
const SHEET = { x: 10, y: 52, w: 1280, h: 990 };
const WILDS = new Path2D('M10 250H782V52H1290V1042H10Z');
const STARS = 60;

type Context = OffscreenCanvasRenderingContext2D;

/** A picture of the sheet, computed point by point. */
function sheet(coarse: number, paint: (width: number, height: number, unit: number) => ImageData): OffscreenCanvas {
  const unit = coarse / SHARPNESS;
  const [width, height] = [Math.round(SHEET.w / unit), Math.round(SHEET.h / unit)];
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.putImageData(paint(width, height, unit), 0, 0);
  return canvas;
}

function lay(context: Context, picture: OffscreenCanvas, within: Path2D, opacity = 1): void {
  context.save();
  context.clip(within);
  context.globalAlpha = opacity;
  context.drawImage(picture, SHEET.x, SHEET.y, SHEET.w, SHEET.h);
  context.restore();
}

function outlined(context: Context, path: Path2D, colour: string, width: number): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.stroke(path);
}

function paint(context: Context): void {
  const plates = new Path2D();
  for (const { frame } of SECTORS) plates.rect(frame.x, frame.y, frame.w, frame.h);
  context.scale(SHARPNESS, SHARPNESS);
  context.translate(0, -CANVAS.top);
  context.fillStyle = '#0d0708';
  context.fillRect(0, 0, CANVAS.w, CANVAS.h + CANVAS.top);
  context.fillStyle = 'rgb(255 255 255 / 0.5)';
  for (let i = 0; i < STARS; i++) context.fill(dot((i * 137.5) % 780, 48 + ((i * 71.3) % 196), 0.6 + (i % 3) * 0.4));
  lay(context, sheet(COARSE, (w, h, unit) => shaded(w, h, unit, new Noise(11, 4), { red: 74, green: 29, blue: 23, sun: 48 })), WILDS);
  outlined(context, WILDS, '#7a3a2a', 2);
  context.fillStyle = '#120605';
  for (const { frame } of SECTORS) context.fillRect(frame.x + 3, frame.y + 5, frame.w, frame.h);
  lay(context, sheet(COARSE, (w, h, unit) => shaded(w, h, unit, new Noise(7, 5), { red: 181, green: 98, blue: 63, sun: 52 })), plates);
  lay(context, sheet(1, (w, h, unit) => contours(w, h, unit, new Noise(19, 2))), plates, 0.2);
  outlined(context, plates, 'rgb(255 199 156 / 0.55)', 3);
}

function dot(x: number, y: number, r: number): Path2D {
  const path = new Path2D();
  path.arc(x, y, r, 0, Math.PI * 2);
  return path;
}

const canvas = new OffscreenCanvas(CANVAS.w * SHARPNESS, CANVAS.h * SHARPNESS);
const context = canvas.getContext('2d');
if (context) paint(context);
void deliver(canvas);
