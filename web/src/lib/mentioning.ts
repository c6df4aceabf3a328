/** A list whose sentences name things: pointing at a name lights or shows the thing, a tap shows it large or goes there. */
import type { Attachment } from 'svelte/attachments';
import { Closer } from './closer';
import type { Scene } from './scene.svelte';

function mentioned(event: Event): HTMLElement | null {
  return (event.target as Element).closest<HTMLElement>('[data-mention]');
}

/** One set of listeners for all names in an element, however long it grows. */
export function mentions(scene: Scene): Attachment {
  const closer = new Closer(scene);
  return (element) => {
    const over = (event: Event): void => {
      const name = mentioned(event);
      if (!name) return;
      const ref = name.dataset.mention ?? '';
      const card = scene.face.told?.cardOf(ref) ?? null;
      scene.light(ref);
      if (card !== null) closer.enter(card, event as PointerEvent);
    };
    const out = (event: Event): void => {
      if (!mentioned(event)) return;
      closer.leave();
      scene.light(null);
    };
    const tap = (event: Event): void => {
      const name = mentioned(event);
      closer.leave();
      if (name) scene.seek(name.dataset.mention ?? '');
    };
    element.addEventListener('pointerover', over);
    element.addEventListener('pointerout', out);
    element.addEventListener('click', tap);
    return () => {
      closer.leave();
      element.removeEventListener('pointerover', over);
      element.removeEventListener('pointerout', out);
      element.removeEventListener('click', tap);
    };
  };
}
