/** What is looked at closely: the thing that the pointer rests on, that a finger holds, or that keys have reached. */

const REST_MS = 400;

interface Handlers {
  onpointerenter: (event: PointerEvent) => void;
  onpointerleave: (event: PointerEvent) => void;
  onclickcapture: (event: MouseEvent) => void;
  onfocusin: (event: FocusEvent) => void;
  onfocusout: () => void;
}

export class Glance {
  shown = $state<string | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;

  /** Attributes of an element that is looked at closely: `<g {...glance.at('space/iran')}>`. */
  at(ref: string): Handlers {
    return {
      onpointerenter: ({ pointerType }) => this.soon(ref, pointerType === 'touch'),
      onpointerleave: ({ pointerType }) => (pointerType === 'touch' ? clearTimeout(this.timer) : this.end()),
      onclickcapture: (event) => this.press(event),
      onfocusin: ({ target }) => {
        if ((target as Element).matches(':focus-visible')) this.shown = ref;
      },
      onfocusout: () => this.end(),
    };
  }

  end(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }

  private soon(ref: string, finger: boolean): void {
    clearTimeout(this.timer);
    this.held = false;
    this.timer = setTimeout(() => {
      this.held = finger;
      this.shown = ref;
    }, REST_MS);
  }

  /** The end of a long press is no choice; a choice is the end of looking. */
  private press(event: MouseEvent): void {
    if (this.held) event.stopPropagation();
    else this.end();
    this.held = false;
  }
}
