/** What is drawn, told by the elements themselves as they come and go: nobody searches the page for it. */
import { untrack } from 'svelte';
import { createAttachmentKey, type Attachment } from 'svelte/attachments';
import { SvelteMap } from 'svelte/reactivity';

const KEY = createAttachmentKey();

export class Drawn {
  private readonly elements = new SvelteMap<string, ReadonlySet<Element>>();
  // One function for each name, so that nothing happens while an element keeps it.
  private readonly attachments = new Map<string, Attachment>();

  /** Attributes that make an element known under a name. */
  mark(name: string): Record<symbol, Attachment> {
    const attachment = this.attachments.get(name) ?? ((element) => this.enter(name, element));
    this.attachments.set(name, attachment);
    return { [KEY]: attachment };
  }

  has(name: string): boolean {
    return this.elements.has(name);
  }

  of(name: string): Element[] {
    return [...(this.elements.get(name) ?? [])];
  }

  private enter(name: string, element: Element): () => void {
    untrack(() => this.elements.set(name, new Set([...this.of(name), element])));
    return () => untrack(() => this.leave(name, element));
  }

  private leave(name: string, element: Element): void {
    const left = this.of(name).filter((other) => other !== element);
    if (left.length > 0) this.elements.set(name, new Set(left));
    else this.elements.delete(name);
  }
}
