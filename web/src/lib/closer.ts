/** A closer look at a card: hovering shows it beside the pointer, a long press shows it large. */
import type { Scene } from './scene.svelte';

const HOVER_MS = 450;
const PRESS_MS = 450;
/** Who has just chosen a card does not want the next one to jump up under the pointer. */
const QUIET_MS = 1500;
let pressedAt = 0;

export class Closer {
  private timer: ReturnType<typeof setTimeout> | undefined;
  private held = false;

  constructor(private readonly scene: Scene) {}

  enter(id: string, event: PointerEvent): void {
    const { target } = event;
    if (event.pointerType !== 'mouse' || Date.now() - pressedAt < QUIET_MS) return;
    this.timer = setTimeout(() => this.scene.pointer.peek(id, target as Element), HOVER_MS);
  }

  leave(): void {
    clearTimeout(this.timer);
    this.scene.pointer.peek(null);
  }

  press(id: string, event: PointerEvent): void {
    this.leave();
    this.held = false;
    pressedAt = Date.now();
    if (event.pointerType === 'mouse') return;
    this.timer = setTimeout(() => {
      this.held = true;
      this.scene.pointer.enlarged = id;
    }, PRESS_MS);
  }

  /** The finger or the button is up; was it a choice, and not the end of a long press? */
  release(): boolean {
    clearTimeout(this.timer);
    return !this.held;
  }
}
