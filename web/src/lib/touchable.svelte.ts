/** A thing on the table that moves may point at: how it stands, told anew only when that changes, and how it is touched. */
import type { Choice } from './protocol';
import type { Scene } from './scene.svelte';

interface Standing {
  legal: boolean; chosen: boolean; lit: boolean; refused: boolean; guided: boolean;
  /** The colour of who has just changed it. */
  changed: string | undefined;
  /** What touching it does, where that is one thing. */
  does: string;
}

const PARTS = ['legal', 'chosen', 'lit', 'refused', 'guided', 'changed', 'does'] as const;
const equal = (one: Standing, other: Standing): boolean => PARTS.every((part) => one[part] === other[part]);

export class Touchable {
  private last: Standing | undefined;

  constructor(
    private readonly scene: Scene,
    private readonly target: string,
  ) {}

  /** A choice, a position or a glow concerns few of the things on a board; the others keep what they had, and are not drawn anew. */
  readonly standing = $derived.by(() => {
    const next = this.look();
    if (!this.last || !equal(this.last, next)) this.last = next;
    return this.last;
  });

  private get choices(): Choice[] | undefined {
    return this.scene.pointer.choices.get(this.target);
  }

  private look(): Standing {
    const { target, choices } = this;
    const { pointer, glow, position } = this.scene;
    const one = choices?.length === 1 ? choices[0] : undefined;
    return {
      legal: choices !== undefined,
      chosen: pointer.holds(target),
      lit: glow.lit.has(target),
      refused: pointer.refused?.target === target,
      guided: position.guided === target,
      changed: glow.changed.get(target),
      does: one ? this.scene.choiceWords(one) : '',
    };
  }

  private readonly point = (): void => void (this.scene.pointer.pointed = this.choices?.[0] ?? null);
  private readonly leave = (): void => void (this.scene.pointer.pointed = null);

  /** The same functions always, so that no element has to exchange them. */
  readonly touch = {
    onclick: (event: MouseEvent): void => this.scene.press(this.target, event.currentTarget as Element),
    onkeydown: (event: KeyboardEvent): void => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      event.stopPropagation();
      this.scene.press(this.target, event.currentTarget as Element);
    },
    onpointerenter: this.point,
    onpointerleave: this.leave,
    onfocus: this.point,
    onblur: this.leave,
  };
}
