/** Where the player's attention is: what is pointed at, chosen, refused, and what is looked at closely. */
import type { GameFace } from '../games';
import { isPair, isTick, otherOf, shapeOf, touched } from './asking';
import type { Position } from './position.svelte';
import type { Choice, Refusal, Shape, View } from './protocol';

/** A refused wish and where on the page it was made. */
export interface Refused { target: string; refusal: Refusal | null; box: DOMRect }
/** Several moves point at the same thing: the player picks one. */
export interface Menu { target: string; choices: Choice[]; box: DOMRect }

export class Pointer {
  /** The choice under the pointer or the focus, for previews in place. */
  pointed = $state.raw<Choice | null>(null);
  /** A choice that waits for its confirmation. */
  chosen = $state.raw<Choice | null>(null);
  /** Of a subset, what is ticked; of a pair, the thing that was named first. */
  picked = $state.raw<Choice[]>([]);
  first = $state<string | null>(null);
  refused = $state.raw<Refused | null>(null);
  menu = $state.raw<Menu | null>(null);
  /** The one verb the player wants to look at, where several point at the same kind of thing. */
  verb = $state<string | null>(null);
  /** A card shown beside the pointer. */
  peeked = $state.raw<{ id: string; box: DOMRect } | null>(null);
  /** The card shown large. */
  enlarged = $state<string | null>(null);
  /** A pile of cards laid open to be looked through. */
  pile = $state.raw<{ label: string; cards: string[] } | null>(null);
  /** The rule opened in the rules panel. */
  rule = $state<string | null>(null);

  constructor(
    private readonly position: Position,
    private readonly face: GameFace,
  ) {}

  private readonly targetOf = (ref: string): string => this.face.targetOf?.(ref) ?? ref;

  /** How the question is to be answered, where its step knows. */
  shape = $derived.by(() => (this.position.asked ? shapeOf(this.position.view?.prompt) : null));

  /** Verbs that share targets, so that the player may narrow them down. */
  verbs = $derived.by(() => sharing(this.position.view));
  /** What can be done, by the thing that is touched for it; a form that the board has for a question is its only place. */
  choices = $derived.by<ReadonlyMap<string, Choice[]>>(() => {
    const verb = this.verbs.length > 1 ? this.verb : null;
    return grouped(this.position.view, verb, (choice) => (this.inForm(choice) ? null : touched(choice, this.pairs, this.first, this.targetOf)));
  });
  /** A face that draws choices at places of its own needs no asking in two steps. */
  private pairs = $derived.by<Shape | null>(() => (this.shape?.kind === 'pair' && this.face.placeOf ? null : this.shape));

  /** Whether a choice is made in a form of the board's own. */
  inForm(choice: Choice): boolean {
    const { view } = this.position;
    return view !== null && (this.face.inForm?.(view, choice) ?? false);
  }

  /** Whether the question is asked in such a form. */
  formed = $derived.by(() => this.position.view?.legal.some((choice) => this.inForm(choice)) ?? false);

  /** Whether a thing is chosen, ticked, or named as the first of two. */
  holds(target: string): boolean {
    return this.chosen?.target === target || this.first === target || this.picked.some((choice) => choice.target === target);
  }

  /** Whether touching a thing ticks it. */
  ticks(choices: Choice[]): boolean {
    return choices.length === 1 && isTick(this.shape, choices[0] as Choice);
  }

  /** Whether touching a thing names the first of two, with which several go. */
  begins(choices: Choice[]): boolean {
    return this.first === null && choices.length > 1 && choices.every((choice) => isPair(this.pairs, choice));
  }

  /** The things that go with the one a choice points at. */
  others(choices: Choice[]): string[] {
    return choices.flatMap((choice) => otherOf(choice, this.targetOf) ?? []);
  }

  /** Everything that was begun is left. */
  leave(): void {
    this.chosen = null;
    this.picked = [];
    this.first = null;
    this.refused = null;
  }

  only(verb: string): void {
    this.verb = this.verb === verb ? null : verb;
  }

  peek(id: string | null, element?: Element): void {
    this.peeked = id && element ? { id, box: element.getBoundingClientRect() } : null;
  }

  /** Another view is shown; of another position, what was touched or looked at there may be gone. */
  moveOn(moved: boolean): void {
    if (moved) {
      this.menu = null;
      this.picked = [];
      this.first = null;
      // Nobody would be told that the pointer left it.
      this.peeked = null;
    }
    this.pointed = null;
    this.verb = this.verbs.includes(this.verb ?? '') ? this.verb : null;
  }
}

function sharing(view: View | null): string[] {
  const onTable = (view?.legal ?? []).filter((choice) => !choice.target.startsWith('button/'));
  const seen = new Map<string, string>();
  const shared = onTable.some(({ target, verb }) => (seen.get(target) ?? verb) !== verb || !seen.set(target, verb));
  return shared ? [...new Set(onTable.map((choice) => choice.verb))] : [];
}

function grouped(view: View | null, verb: string | null, touchedFor: (choice: Choice) => string | null): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of view ? [...view.legal, ...view.asides] : []) {
    const target = touchedFor(choice);
    if (target === null || (verb && !target.startsWith('button/') && choice.verb !== verb)) continue;
    found.set(target, [...(found.get(target) ?? []), choice]);
  }
  return found;
}
