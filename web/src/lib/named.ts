/**
 * The name of a thing for those who hear it. What is written on a drawing is its state (numbers, a short form), not
 * its label, so a drawing carries its name as a title: also a tooltip for those who see it. A single shape has nothing
 * written on it, and a plain label will do.
 */
import { createAttachmentKey, type Attachment } from 'svelte/attachments';

const KEY = createAttachmentKey();
const attachments = new Map<string, Attachment>();

/** Attributes that name an element: `<g role="button" {...named('Discards: 7')}>`. */
export function named(name: string): Record<symbol, Attachment> {
  // One function for each name, so that nothing happens while the name stays.
  const attachment = attachments.get(name) ?? ((element) => label(element, name));
  attachments.set(name, attachment);
  return { [KEY]: attachment };
}

function label(element: Element, name: string): void {
  if (element instanceof SVGGElement) titleOf(element).textContent = name;
  else element.setAttribute('aria-label', name);
}

function titleOf(element: SVGElement): Element {
  const found = element.querySelector(':scope > title');
  if (found) return found;
  const title = document.createElementNS('http://www.w3.org/2000/svg', 'title');
  element.prepend(title);
  return title;
}
