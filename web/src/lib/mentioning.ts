/**
 * A list whose sentences name things: pointing at a name lights or shows the thing, a tap shows it large or goes there.
 * Where the list is `walkable`, a name that has the focus lights the thing too.
 */
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
    const light = (event: Event): string => {
      const ref = mentioned(event)?.dataset.mention ?? '';
      if (ref) scene.light(ref);
      return ref;
    };
    const over = (event: Event): void => {
      const card = scene.face.told?.cardOf(light(event)) ?? null;
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
    const heard = { pointerover: over, pointerout: out, focusin: light, focusout: out, click: tap };
    for (const [kind, hear] of Object.entries(heard)) element.addEventListener(kind, hear);
    return () => {
      closer.leave();
      for (const [kind, hear] of Object.entries(heard)) element.removeEventListener(kind, hear);
    };
  };
}
