/** What a board draws: a position seen by somebody, live or from a record, and how it answers when touched. */
import { getContext, setContext, tick } from 'svelte';
import type { GameFace, SeatFace } from '../games';
import { watchPieces } from './flight';
import { named } from './named';
import type { Choice, LogEntry, Refusal, TableCard, View } from './protocol';
import { settings } from './settings.svelte';
import { has, moveWords, nameSeats, nameThings, t, thing } from './words.svelte';

const KEY = Symbol('scene');
const GLOW_MS = 1600;

/** A refused wish and where on the page it was made. */
export interface Refused { target: string; refusal: Refusal | null; box: DOMRect }
/** Several moves point at the same thing: the player picks one. */
export interface Menu { target: string; choices: Choice[]; box: DOMRect }

export class Scene {
  card = $state.raw<TableCard | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<LogEntry[]>([]);
  eyes = $state(-1);
  /** The choice under the pointer or the focus, for previews in place. */
  pointed = $state.raw<Choice | null>(null);
  /** A choice that waits for its confirmation. */
  chosen = $state.raw<Choice | null>(null);
  refused = $state.raw<Refused | null>(null);
  menu = $state.raw<Menu | null>(null);
  /** Things to highlight because a log entry that names them is looked at. */
  lit = $state.raw<ReadonlySet<string>>(new Set());
  /** Things that changed a moment ago, as the log tells, with the colour of who did it. */
  changed = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** The card shown large. */
  enlarged = $state<string | null>(null);
  /** A pile of cards laid open to be looked through. */
  pile = $state.raw<{ label: string; cards: string[] } | null>(null);
  /** The rule opened in the rules panel. */
  rule = $state<string | null>(null);

  constructor(readonly face: GameFace) {
    nameSeats((seat) => this.seatName(seat));
  }

  /** The table as it will look after the choice that is pointed at or chosen, as far as that is certain. */
  get ahead(): unknown {
    return null;
  }

  get prefix(): string {
    return this.face.prefix;
  }

  /** The one verb the player wants to look at, where several point at the same kind of thing. */
  verb = $state<string | null>(null);
  /** A card shown beside the pointer. */
  peeked = $state.raw<{ id: string; box: DOMRect } | null>(null);

  /** Verbs that share targets, so that the player may narrow them down. */
  verbs = $derived(sharing(this.view));
  choices = $derived<ReadonlyMap<string, Choice[]>>(grouped(this.view, this.verbs.length > 1 ? this.verb : null));

  /** The thing a hint of a guided game speaks of. */
  guided = $derived(this.view?.legal.find((choice) => choice.do === this.view?.guide?.do)?.target ?? null);

  /** Does a seat of these eyes owe a decision? */
  asked = $derived(this.view !== null && this.view.legal.length > 0);

  only(verb: string): void {
    this.verb = this.verb === verb ? null : verb;
  }

  verbName(verb: string): string {
    const key = `${this.prefix}-verb-${verb}`;
    return has(key) ? t(key) : verb;
  }

  peek(id: string | null, element?: Element): void {
    this.peeked = id && element ? { id, box: element.getBoundingClientRect() } : null;
  }

  /** How a seat is marked at this table. */
  seatFace(seat: number): SeatFace | undefined {
    return this.face.seat?.(seat, this.view?.table);
  }

  /** The side a seat plays, where the game gives sides names. */
  sideName(seat: number): string | null {
    const ref = this.seatFace(seat)?.ref ?? '';
    const keys = [`${this.prefix}-board-${ref.split('/')[1]}`, `${this.prefix}-${ref.replace('/', '-')}`];
    const key = keys.find(has);
    return key ? t(key) : null;
  }

  private names = $derived(
    (this.card?.seats ?? []).map(({ kind, bot, name }, i) => (kind === 'bot' ? t(`bot-${bot ?? 'heuristic'}`) : (name ?? t('seat', { number: i + 1 })))),
  );

  /** Who sits there; where several have one name, each carries its number. */
  personName(seat: number): string {
    const name = this.names[seat] ?? t('seat', { number: seat + 1 });
    return this.names.filter((other) => other === name).length > 1 ? `${name} ${seat + 1}` : name;
  }

  /** A seat in words: its side, and who sits there. */
  seatName(seat: number): string {
    const side = this.sideName(seat);
    return side ? `${side} (${this.names[seat] ?? ''})` : this.personName(seat);
  }

  /** How the game ended. */
  resultWords(): string {
    const result = this.view?.result;
    if (!result) return '';
    const ranks = result.ranks ?? [];
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [this.seatName(seat)] : []));
    const shared = winners.length === ranks.length && winners.length > 1;
    const who = shared ? t('web-draw') : t('web-wins', { who: winners.join(', ') });
    const how = result.reason ? t(`${this.prefix}-end-${result.reason}`) : t(`web-ended-${result.how}`);
    const told = result.how === 'abandoned' || ranks.length === 1 || (result.how === 'rules' && this.face.endTellsWinner);
    return told ? how : `${who} · ${how}`;
  }

  /** Attributes that make an element the target of moves: `<g {...scene.target("space/iran")}>`. */
  target(target: string, name = this.nameOf(target)): Record<string | symbol, unknown> {
    const choices = this.choices.get(target);
    const one = choices?.length === 1 ? choices[0] : undefined;
    return {
      'data-target': target,
      'data-legal': choices ? '' : undefined,
      'data-chosen': this.chosen?.target === target ? '' : undefined,
      'data-lit': this.lit.has(target) ? '' : undefined,
      'data-changed': this.changed.has(target) ? '' : undefined,
      style: this.changed.has(target) ? `--changed: ${this.changed.get(target)}` : undefined,
      'data-refused': this.refused?.target === target ? '' : undefined,
      'data-guide': this.guided === target ? '' : undefined,
      role: 'button',
      tabindex: choices ? 0 : -1,
      ...named(one ? `${name}: ${moveWords(this.prefix, one)}` : name),
      'aria-disabled': choices ? undefined : 'true',
      onclick: (event: MouseEvent) => this.press(target, event.currentTarget as Element),
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        this.press(target, event.currentTarget as Element);
      },
      onpointerenter: () => (this.pointed = choices?.[0] ?? null),
      onpointerleave: () => (this.pointed = null),
      onfocus: () => (this.pointed = choices?.[0] ?? null),
      onblur: () => (this.pointed = null),
    };
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

  /** The colour of the seat whose side an entry names, else white. */
  private colourOf(entry: LogEntry): string {
    const seats = (this.card?.seats ?? []).map(({ seat }) => this.seatFace(seat));
    return seats.find((face) => face && Object.values(entry.args).includes(face.ref))?.colour ?? '#fff';
  }

  /** Where a piece lies that the board does not draw. */
  private whereabouts(view: View): (kind: string) => string | null {
    return (kind) => this.face.lies?.(view.table, kind, view.seat) ?? null;
  }

  /** Let the pieces travel from the position that is shown to the next, unless it is seen with other eyes. */
  private travelTo(view: View): void {
    const [from, to] = [this.view, view];
    if (!from || from.seat !== to.seat) return;
    const depart = watchPieces(settings.pace, this.whereabouts(from));
    if (depart) void tick().then(() => depart(this.whereabouts(to)));
  }

  /** Show a position, and let what the new entries name glow for a moment. */
  protected show(seen: View, still = false): void {
    const view = this.placed(seen);
    nameThings((ref) => this.face.called?.(view.table, ref) ?? null);
    if (!still) this.travelTo(view);
    const fresh = view.log.entries.slice(Math.max(0, this.log.length - view.log.from));
    this.log = [...this.log.slice(0, view.log.from), ...view.log.entries];
    const told = this.view !== null;
    if (view.position !== this.view?.position) {
      this.menu = null;
      // The card that was looked at may be gone, and nobody would be told that the pointer left it.
      this.peeked = null;
    }
    this.view = view;
    this.eyes = view.seat;
    this.pointed = null;
    this.verb = this.verbs.includes(this.verb ?? '') ? this.verb : null;
    if (!told || fresh.length === 0) return;
    const glowing = fresh.flatMap((entry) => this.targetsOf(entry).map((target) => [target, this.colourOf(entry)] as const));
    const changed = new Map(glowing);
    this.changed = changed;
    setTimeout(() => {
      if (this.changed === changed) this.changed = new Map();
    }, GLOW_MS);
  }

  /** The choices at the places where the game's face draws them. */
  private placed(view: View): View {
    const { placeOf } = this.face;
    if (!placeOf) return view;
    const place = (choice: Choice): Choice => ({ ...choice, target: placeOf(choice, view.table, view.seat) });
    return { ...view, legal: view.legal.map(place), asides: view.asides.map(place) };
  }

  openPile(label: string, cards: string[]): void {
    this.pile = { label, cards };
  }

  share(): void {
    setContext(KEY, this);
  }
}

function sharing(view: View | null): string[] {
  const onTable = (view?.legal ?? []).filter((choice) => !choice.target.startsWith('button/'));
  const seen = new Map<string, string>();
  const shared = onTable.some(({ target, verb }) => (seen.get(target) ?? verb) !== verb || !seen.set(target, verb));
  return shared ? [...new Set(onTable.map((choice) => choice.verb))] : [];
}

function grouped(view: View | null, verb: string | null): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of view ? [...view.legal, ...view.asides] : []) {
    const button = choice.target.startsWith('button/');
    if (verb && !button && choice.verb !== verb) continue;
    found.set(choice.target, [...(found.get(choice.target) ?? []), choice]);
  }
  return found;
}

export function getScene(): Scene {
  return getContext<Scene>(KEY);
}
