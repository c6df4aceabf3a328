/** Corner marks on what changed since one's last move: the sign of who did it, drawn at the element itself. */
import { createAttachmentKey, type Attachment } from 'svelte/attachments';
import type { SeatFace } from '../games';
import { SIGN_PATHS } from './signs';

const KEY = createAttachmentKey();
const SVG = 'http://www.w3.org/2000/svg';
/** As large on the screen as this, whatever the board's own units. */
const SIZE_PX = 13;
const SAMPLES = 48;

type Point = readonly [number, number];
/** Where the corners of outlines are: walking along one takes the browser long. */
const corners = new Map<string, Point>();

export class Marks {
  // One function for each name, so that nothing happens while an element keeps it.
  private readonly attachments = new Map<string, Attachment>();

  constructor(private readonly markOf: (name: string) => SeatFace | undefined) {}

  /** Attributes that let an element wear the mark of a name, whenever there is one. */
  wear(name: string): Record<symbol, Attachment> {
    const attachment: Attachment = this.attachments.get(name) ?? ((element) => {
      const sign = this.markOf(name);
      if (!sign) return;
      const mark = element instanceof SVGGraphicsElement ? inDrawing(element, sign) : inPage(element, sign);
      return () => mark.remove();
    });
    this.attachments.set(name, attachment);
    return { [KEY]: attachment };
  }
}

function drawn(sign: SeatFace): SVGElement {
  const path = document.createElementNS(SVG, 'path');
  path.setAttribute('d', SIGN_PATHS[sign.shape]);
  path.setAttribute('fill', sign.colour);
  return path;
}

/** In the upper right corner of a drawing, in its own units. */
function inDrawing(element: SVGGraphicsElement, sign: SeatFace): Element {
  const mark = document.createElementNS(SVG, 'g');
  const { width, height } = element.getBBox();
  const [x, y] = cornerOf(element);
  const size = Math.min(SIZE_PX / (element.getScreenCTM()?.a || 1), width / 2, height / 2);
  mark.setAttribute('class', 'since-mark');
  mark.setAttribute('aria-hidden', 'true');
  mark.setAttribute('transform', `translate(${x - size * 0.7} ${y - size * 0.3}) scale(${size / 24})`);
  mark.append(drawn(sign));
  if (element instanceof SVGGElement) element.append(mark);
  else element.after(mark);
  return mark;
}

/** The upper right corner: of a box its own, of an outline the point that lies nearest to it. */
function cornerOf(element: SVGGraphicsElement): Point {
  const { x, y, width } = element.getBBox();
  if (!(element instanceof SVGPathElement)) return [x + width, y];
  const outline = element.getAttribute('d') ?? '';
  const found = corners.get(outline) ?? outermost(element);
  corners.set(outline, found);
  return found;
}

function outermost(element: SVGPathElement): Point {
  const length = element.getTotalLength();
  const points = Array.from({ length: SAMPLES }, (_, i) => element.getPointAtLength((length * i) / SAMPLES));
  const best = points.reduce((a, b) => (b.x - b.y > a.x - a.y ? b : a));
  return [best.x, best.y];
}

function inPage(element: Element, sign: SeatFace): Element {
  const mark = document.createElementNS(SVG, 'svg');
  mark.setAttribute('class', 'since-mark');
  mark.setAttribute('viewBox', '0 0 24 24');
  mark.setAttribute('aria-hidden', 'true');
  mark.append(drawn(sign));
  element.append(mark);
  return mark;
}
