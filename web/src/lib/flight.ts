/**
 * Pieces that travel, so that one sees what the others did. A board marks what can move with `piece` and the places
 * off the board with `home`; whenever a new position is shown, what left one place and came to another flies over.
 */
import { createAttachmentKey, type Attachment } from 'svelte/attachments';
import { flowsBetween, type Flow, type Lying } from './flows';
import { inMotion } from './pace';
import type { Pace } from './settings.svelte';

const FLIGHT_MS: Record<Pace, number> = { calm: 650, quick: 350, instant: 0 };
const APART_MS = 80;
/** More than this is a new situation, not a move. */
const MOST = 24;
const LIFTED = 1.3;

type Attributes = Record<symbol, Attachment>;
const KEY = createAttachmentKey();
/** What is drawn at the moment, told by the elements themselves. */
const pieces = new Map<Element, Lying>();
const homes = new Map<Element, string>();
// One function for each piece and home, so that nothing happens while an element stays the same.
const attachments = new Map<string, Attachment>();

function kept<T>(key: string, drawn: Map<Element, T>, what: T): Attributes {
  const attachment: Attachment = attachments.get(key) ?? ((element) => {
    drawn.set(element, what);
    return () => drawn.delete(element);
  });
  attachments.set(key, attachment);
  return { [KEY]: attachment };
}

/** Attributes of a drawn piece: what it is, where it lies, how many it stands for. */
export function piece(kind: string, at: string, n = 1): Attributes {
  return kept(`${keyOf(kind, at)} ${n}`, pieces, { kind, at, n });
}

/** Attributes of a place that pieces come from and go to without being drawn there. */
export function home(name: string): Attributes {
  return kept(name, homes, name);
}

interface Spot extends Lying { element: Element; box: DOMRect }
/** A copy of a piece, exactly over the piece, in a layer above the page. */
interface Picture { element: HTMLElement; box: DOMRect }
interface Ends { from: DOMRect; to: DOMRect; picture: Picture; landing: Spot | undefined }

export type Whereabouts = (kind: string) => string | null;

const aloft = new Set<Animation>();

/** Everything lands at once. */
export function landAll(): void {
  for (const animation of aloft) animation.finish();
}

/** Look at the table before it changes; the answer is called when it has changed. */
export function watchPieces(pace: Pace, was: Whereabouts): ((is: Whereabouts) => void) | null {
  if (!inMotion(pace)) return null;
  landAll();
  const before = spots();
  const pictures = new Map(before.map((spot) => [keyOf(spot.kind, spot.at), copyOf(spot)]));
  return (is) => {
    const after = spots();
    const flows = flowsBetween(before, after);
    if (flows.length > MOST) return;
    const ends = flows.flatMap((flow) => endsOf(flow, index(before), index(after), pictures, was, is));
    ends.filter(({ from, to }) => inSight(from) || inSight(to)).forEach((each, i) => fly(each, FLIGHT_MS[pace], i * APART_MS));
  };
}

function keyOf(kind: string, at: string): string {
  return `${kind}@${at}`;
}

function index(all: Spot[]): Map<string, Spot> {
  return new Map(all.map((spot) => [keyOf(spot.kind, spot.at), spot]));
}

function spots(): Spot[] {
  return [...pieces].map(([element, lying]) => ({ ...lying, element, box: element.getBoundingClientRect() }));
}

function endsOf(
  flow: Flow, before: Map<string, Spot>, after: Map<string, Spot>, pictures: Map<string, Picture>, was: Whereabouts, is: Whereabouts,
): Ends[] {
  const takeOff = flow.from === null ? undefined : before.get(keyOf(flow.kind, flow.from));
  const landing = flow.to === null ? undefined : after.get(keyOf(flow.kind, flow.to));
  const from = takeOff?.box ?? homeBox(was(flow.kind));
  const to = landing?.box ?? homeBox(is(flow.kind));
  const picture = landing ? copyOf(landing) : takeOff && pictures.get(keyOf(takeOff.kind, takeOff.at));
  if (!from || !to || !picture) return [];
  for (const number of picture.element.querySelectorAll('[data-count]')) number.textContent = String(flow.n);
  const fresh = landing && (before.get(keyOf(flow.kind, landing.at))?.n ?? 0) === 0;
  return [{ from, to, picture, landing: fresh ? landing : undefined }];
}

/** Where a home is drawn. */
export function homeOf(name: string | null): Element | undefined {
  return [...homes].find(([, each]) => each === name)?.[0];
}

function homeBox(name: string | null): DOMRect | undefined {
  return homeOf(name)?.getBoundingClientRect();
}

function inSight({ left, right, top, bottom, width }: DOMRect): boolean {
  return width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
}

function copyOf({ element, box }: Spot): Picture {
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  for (const each of [copy, ...copy.querySelectorAll('*')]) strip(each);
  const layer = document.createElement('div');
  layer.className = 'flight';
  layer.setAttribute('aria-hidden', 'true');
  layer.append(element instanceof SVGElement ? inDrawing(element, copy) : inPage(box, copy as HTMLElement));
  return { element: layer, box };
}

/** A copy is nothing but a picture: no target, no name, no piece. */
function strip(element: Element): void {
  for (const { name } of [...element.attributes]) {
    const kept = name === 'data-count' || !/^(data-|aria-|id$|role$|tabindex$)/.test(name);
    if (!kept) element.removeAttribute(name);
  }
}

function inDrawing(element: SVGElement, copy: Element): Element {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  const { a, b, c, d, e, f } = (element.parentNode as SVGGraphicsElement).getScreenCTM() ?? new DOMMatrix();
  group.setAttribute('transform', `matrix(${a} ${b} ${c} ${d} ${e} ${f})`);
  group.append(copy);
  svg.append(group);
  return svg;
}

function inPage({ left, top, width, height }: DOMRect, copy: HTMLElement): Element {
  Object.assign(copy.style, { position: 'absolute', left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px`, margin: '0' });
  return copy;
}

function middle({ left, top, width, height }: DOMRect): [number, number] {
  return [left + width / 2, top + height / 2];
}

function fly({ from, to, picture, landing }: Ends, duration: number, delay: number): void {
  const [x, y] = middle(picture.box);
  const [fromX, fromY] = middle(from);
  const [toX, toY] = middle(to);
  const at = (part: number): string => `translate(${fromX - x + (toX - fromX) * part}px, ${fromY - y + (toY - fromY) * part}px)`;
  picture.element.style.transformOrigin = `${x}px ${y}px`;
  document.body.append(picture.element);
  const keyframes = [
    { transform: `${at(0)} scale(1)`, opacity: 0.3 },
    { transform: `${at(0.5)} scale(${LIFTED})`, opacity: 1, offset: 0.5 },
    { transform: `${at(1)} scale(1)`, opacity: 1 },
  ];
  const animation = picture.element.animate(keyframes, { duration, delay, easing: 'ease-in-out', fill: 'both' });
  const waiting = landing?.element.animate({ opacity: [0, 0] }, { duration: duration + delay });
  aloft.add(animation);
  animation.onfinish = () => {
    waiting?.cancel();
    picture.element.remove();
    aloft.delete(animation);
  };
}
