/** What a board draws: a position seen by somebody, live or from a record, and how it answers when touched. */
import { getContext, setContext, tick } from 'svelte';
import type { GameFace } from '../games';
import { Drawn } from './drawn';
import { watchPieces } from './flight';
import { Glow } from './glow.svelte';
import { choosable } from './keys';
import { named } from './named';
import { Pointer } from './pointer.svelte';
import { Position } from './position.svelte';
import type { Choice, LogEntry, View } from './protocol';
import { settings } from './settings.svelte';
import { Touchable } from './touchable.svelte';
import { has, nameSeats, nameThings, t, thing } from './words.svelte';

const KEY = Symbol('scene');
/** The name under which the decision bar is drawn. */
export const DECISION = 'decision';

/** What is made here outlives the drawing in which it was first needed. */
function apart<T>(make: () => T): T {
  let made: T | undefined;
  $effect.root(() => {
    made = make();
  });
  return made as T;
}

export class Scene {
  readonly position: Position;
  readonly pointer: Pointer;
  readonly glow = new Glow();
  /** The targets that are drawn; what is not becomes a button. */
  readonly drawn = new Drawn();
  private readonly touchables = new Map<string, Touchable>();

  constructor(readonly face: GameFace) {
    this.position = new Position(face);
    this.pointer = new Pointer(this.position, face);
    nameSeats((seat) => this.position.seatName(seat));
  }

  /** The table as it will look after the choice that is pointed at or chosen, as far as that is certain. */
  get ahead(): unknown {
    return null;
  }

  get prefix(): string {
    return this.face.prefix;
  }

  verbName(verb: string): string {
    const key = `${this.prefix}-verb-${verb}`;
    return has(key) ? t(key) : verb;
  }

  /** Attributes that make an element the target of moves: `<g {...scene.target("space/iran")}>`. */
  target(target: string, name = this.nameOf(target)): Record<string | symbol, unknown> {
    const { standing, touch } = this.touchable(target);
    return {
      'data-target': target,
      ...choosable(standing.legal),
      'data-chosen': standing.chosen ? '' : undefined,
      'data-lit': standing.lit ? '' : undefined,
      'data-changed': standing.changed ? '' : undefined,
      style: standing.changed ? `--changed: ${standing.changed}` : undefined,
      'data-refused': standing.refused ? '' : undefined,
      'data-guide': standing.guided ? '' : undefined,
      role: 'button',
      tabindex: standing.legal ? 0 : -1,
      ...named(standing.does ? `${name}: ${standing.does}` : name),
      ...this.drawn.mark(target),
      'aria-disabled': standing.legal ? undefined : 'true',
      ...touch,
    };
  }

  private touchable(target: string): Touchable {
    const found = this.touchables.get(target) ?? apart(() => new Touchable(this, target));
    this.touchables.set(target, found);
    return found;
  }

  /** The name of the thing a target stands for. */
  nameOf(target: string): string {
    return thing(this.prefix, this.face.thingOf?.(target) ?? target);
  }

  /** Somebody touched a thing. A record only answers by doing nothing. */
  press(_target: string, _element: Element): void {}

  /** The targets that an entry of the log is about. */
  targetsOf(entry: LogEntry): string[] {
    const things = Object.values(entry.args).filter((value): value is string => typeof value === 'string');
    return things.map((ref) => this.face.targetOf?.(ref) ?? ref);
  }

  /** Where a piece lies that the board does not draw. */
  private whereabouts(view: View): (kind: string) => string | null {
    return (kind) => this.face.lies?.(view.table, kind, view.seat) ?? null;
  }

  /** Let the pieces travel from the position that is shown to the next, unless it is seen with other eyes. */
  private travelTo(view: View): void {
    const [from, to] = [this.position.view, view];
    if (!from || from.seat !== to.seat) return;
    const depart = watchPieces(settings.pace, this.whereabouts(from));
    if (depart) void tick().then(() => depart(this.whereabouts(to)));
  }

  /** Show a position, and let what the new entries name glow for a moment. */
  protected show(seen: View, still = false): void {
    const view = this.placed(seen);
    nameThings((ref) => this.face.called?.(view.table, ref) ?? null);
    if (!still) this.travelTo(view);
    const before = this.position.view;
    const fresh = this.position.take(view);
    this.pointer.moveOn(view.position !== before?.position);
    if (before === null || fresh.length === 0) return;
    const glowing = fresh.flatMap((entry) => this.targetsOf(entry).map((target) => [target, this.position.colourOf(entry)] as const));
    this.glow.flash(new Map(glowing));
  }

  /** The choices at the places where the game's face draws them. */
  private placed(view: View): View {
    const { placeOf } = this.face;
    if (!placeOf) return view;
    const place = (choice: Choice): Choice => ({ ...choice, target: placeOf(choice, view.table, view.seat) });
    return { ...view, legal: view.legal.map(place), asides: view.asides.map(place) };
  }

  share(): void {
    setContext(KEY, this);
  }
}

export function getScene(): Scene {
  return getContext<Scene>(KEY);
}
