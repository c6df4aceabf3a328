/** The keyboard at the table. */
import { createAttachmentKey, type Attachment } from 'svelte/attachments';

export interface KeyActions { fit: () => void; undo: () => void; confirm: () => boolean; cancel: () => void; words: () => void; changes: () => void; help: () => void }

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1],
};

interface Spot { x: number; y: number }

/** The nearest spot in a direction: distance counts, and straying from the line counts double. */
export function nearest<T extends Spot>(from: Spot, spots: readonly T[], [dx, dy]: readonly [number, number]): T | undefined {
  const measured = spots.flatMap((spot) => {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    return along > 1 ? [{ spot, cost: along + 2 * aside }] : [];
  });
  return measured.sort((a, b) => a.cost - b.cost)[0]?.spot;
}

const KEY = createAttachmentKey();
const stops = new Set<HTMLElement | SVGElement>();

function enter(element: Element): () => void {
  const stop = element as HTMLElement | SVGElement;
  stops.add(stop);
  return () => stops.delete(stop);
}

/** Attributes of what can be chosen, or cannot for now: it glows, and arrow keys walk to it. */
export function choosable(now = true): { 'data-legal': '' | undefined; [key: symbol]: Attachment | undefined } {
  return { 'data-legal': now ? '' : undefined, [KEY]: now ? enter : undefined };
}

/** Rolls into sight what a hint means. */
export const intoView: Attachment = (element) => element.scrollIntoView({ block: 'nearest', inline: 'nearest' });

const inOrder = (a: Element, b: Element): number => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);

/** What can be chosen and is shown, in the order of the page. */
function legalSpots(within: Node): (Spot & { element: HTMLElement | SVGElement })[] {
  const shown = [...stops].filter((stop) => within.contains(stop) && !stop.matches(':disabled') && stop.checkVisibility());
  return shown.sort(inOrder).map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { element, x: left + width / 2, y: top + height / 2 };
  });
}

function walk(direction: readonly [number, number], within: Node): void {
  const spots = legalSpots(within);
  const here = spots.find(({ element }) => element === document.activeElement);
  const next = here ? nearest(here, spots, direction) : spots[0];
  next?.element.focus();
}

/** Is the key meant for a field or a widget that has the focus? */
function taken(event: KeyboardEvent): boolean {
  const element = event.target as HTMLElement;
  return /^(INPUT|TEXTAREA|SELECT)$/.test(element.tagName) || element.closest('dialog') !== null;
}

export function tableKeys(actions: KeyActions): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || taken(event)) return;
    const direction = ARROWS[event.key];
    const menu = (event.target as HTMLElement).closest('[role="menu"]');
    if (direction) {
      const scroller = (event.target as HTMLElement).closest('[role="region"], ol, input');
      if (scroller) return;
      walk(direction, menu ?? document);
    } else if (menu) return;
    else if (event.key === 'Enter') {
      if (!actions.confirm()) return;
    } else if (event.key === 'f') actions.fit();
    else if (event.key === 'u') actions.undo();
    else if (event.key === 'w') actions.words();
    else if (event.key === 'c') actions.changes();
    else if (event.key === '?') actions.help();
    else if (event.key === 'Escape') actions.cancel();
    else return;
    event.preventDefault();
  };
}
