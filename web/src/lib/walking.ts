/**
 * Names and buttons in a long list, reached by arrow keys: the list is one stop of the Tab key, however long it grows.
 * What takes part is a name, or carries `tabindex="-1"`.
 */
import type { Attachment } from 'svelte/attachments';

const STOPS = '[data-mention], [tabindex="-1"]';

/** From a stop to another by an arrow key: along the line, or to the next line that has any. Each stop has its line. */
export function stepped(lines: readonly unknown[], at: number, key: string): number {
  if (key === 'ArrowRight') return at + 1 < lines.length ? at + 1 : -1;
  if (key === 'ArrowLeft') return at - 1;
  if (key === 'ArrowDown') return lines.findIndex((line, i) => i > at && line !== lines[at]);
  const before = lines.findLastIndex((line, i) => i < at && line !== lines[at]);
  return before < 0 ? -1 : lines.indexOf(lines[before]);
}

/** Where one begins: at the edge of what is in sight. */
function firstOf(list: Element, stops: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const { top, bottom } = list.getBoundingClientRect();
  const seen = stops.filter((stop) => {
    const box = stop.getBoundingClientRect();
    return box.top >= top && box.bottom <= bottom;
  });
  return key === 'ArrowRight' || key === 'ArrowDown' ? seen[0] : seen.at(-1);
}

/** The stop to which an arrow key leads. */
function stopAfter(list: Element, key: string): HTMLElement | undefined {
  const stops = [...list.querySelectorAll<HTMLElement>(STOPS)];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  return at < 0 ? firstOf(list, stops, key) : stops[stepped(stops.map((stop) => stop.closest('li')), at, key)];
}

/** Lets a name have the focus, one at a time: for those who read on, all others are plain words. */
class Walker {
  private held: HTMLElement | null = null;

  constructor(private readonly list: HTMLElement) {}

  walk(key: string): boolean {
    const stop = stopAfter(this.list, key);
    if (stop) this.hold(stop);
    return stop !== undefined;
  }

  private hold(stop: HTMLElement): void {
    if (!stop.hasAttribute('tabindex')) {
      for (const name of ['tabindex', 'role']) this.held?.removeAttribute(name);
      stop.setAttribute('tabindex', '-1');
      stop.setAttribute('role', 'button');
      this.held = stop;
    }
    stop.focus();
  }

  /** A name is no button of the browser's: it has to be pressed. */
  press(): boolean {
    const pressed = this.held === document.activeElement;
    if (pressed) this.held?.click();
    return pressed;
  }

  /** From a name back to the list, which may then be left. */
  leave(): boolean {
    const within = document.activeElement !== this.list;
    this.list.focus();
    return within;
  }
}

/** A list with the focus in which arrow keys walk, Enter presses and Escape comes back. */
export const walkable: Attachment<HTMLElement> = (list) => {
  const walker = new Walker(list);
  const done = (key: string): boolean => (key.startsWith('Arrow') ? walker.walk(key) : key === 'Enter' ? walker.press() : key === 'Escape' && walker.leave());
  const hear = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !done(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  list.addEventListener('keydown', hear);
  return () => list.removeEventListener('keydown', hear);
};
