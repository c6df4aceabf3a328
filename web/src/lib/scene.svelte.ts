/** What a board draws: a position seen by somebody, live or from a record, and how it answers when touched. */
import { getContext, setContext, tick, untrack } from 'svelte';
import type { GameFace, SeatFace } from '../games';
import { changesSince } from './changes';
import { Chronicle, PLAIN, type Chapter } from './chronicle';
import { diceIn } from './dice';
import { Drawn } from './drawn';
import { homeOf, watchPieces } from './flight';
import { Glow } from './glow.svelte';
import { choosable } from './keys';
import { Marks } from './marks';
import { finder, type Part } from './mentions';
import { flyPoints, sway, wiggle } from './moments';
import { named } from './named';
import { inMotion } from './pace';
import { Pointer } from './pointer.svelte';
import { Position } from './position.svelte';
import type { Choice, LogEntry, View } from './protocol';
import { settings } from './settings.svelte';
import { Showcase } from './showcase.svelte';
import { sound } from './sound';
import type { Actor, Moment } from './told';
import { Touchable } from './touchable.svelte';
import { capital, has, moveWords, nameSeats, nameThings, say, speech, t, thing } from './words.svelte';

const KEY = Symbol('scene');
/** The name under which the decision bar is drawn. */
export const DECISION = 'decision';
/** More entries at once are a new situation, not a move. */
const MOST_ENTRIES = 60;

const kindOf = (ref: string): string => ref.split('/')[0] ?? '';
const refsIn = (entry: LogEntry): string[] => Object.values(entry.args).filter((value) => typeof value === 'string');

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
  /** Cards that were just played, shown large. */
  readonly showcase = new Showcase();
  private readonly chronicle: Chronicle;
  private readonly signs = new Marks((name) => this.changes.get(name));
  /** Whether the whole board is in sight, and how to see it or to come closer again; a phone has the button for it below. */
  readonly zoom = $state({ all: false, offered: false, turn: (): void => undefined });
  /** The chapter whose summary is open. */
  recap = $state.raw<Chapter | null>(null);

  constructor(readonly face: GameFace) {
    this.position = new Position(face);
    this.pointer = new Pointer(this.position, face);
    this.chronicle = new Chronicle(face.told ?? PLAIN);
    nameSeats((seat) => this.position.seatName(seat));
  }

  /** The log as it is told: by chapters and actions. */
  chapters = $derived.by<readonly Chapter[]>(() => this.chronicle.read(this.position.log));

  /** What changed since one's last move, by target, with the sign of who did it. */
  private changes = $derived.by(() => {
    const { view, eyes, log } = this.position;
    if (!settings.changes || !view?.since || eyes < 0 || view.since > log.length) return new Map<string, SeatFace>();
    return changesSince(this.chapters, view.since, { actorOf: (entry) => this.actorOf(entry), targetsOf: (entry) => this.placesOf(entry) });
  });

  /** Who did what an entry tells, as far as it says so. */
  actorOf(entry: LogEntry): Actor | undefined {
    const { told } = this.face;
    if (told?.actor) return this.position.view ? told.actor(entry, this.position.view.table) : undefined;
    return this.position.signs.find(({ ref }) => Object.values(entry.args).includes(ref));
  }

  /** Who acted when an entry of the log was written. */
  playerAt(at: number): Actor | undefined {
    const entry = this.position.log[at];
    const by = this.chapters.findLast(({ from }) => from <= at)?.deeds.findLast(({ from }) => from <= at)?.by;
    return (entry && this.actorOf(entry)) ?? (by ? this.actorOf(by) : undefined);
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
      ...this.signs.wear(target),
      'aria-disabled': standing.legal ? undefined : 'true',
      ...touch,
    };
  }

  private touchable(target: string): Touchable {
    const found = this.touchables.get(target) ?? apart(() => new Touchable(this, target));
    this.touchables.set(target, found);
    return found;
  }

  /** What a choice is called: by the game's face, or by its verb. */
  choiceWords(choice: Choice): string {
    const { view } = this.position;
    return capital((view && this.face.worded?.(choice, view)) || moveWords(this.prefix, choice));
  }

  /** Attributes of a track or another place without moves: it is lit and marked like the rest. */
  place(name: string): Record<string | symbol, unknown> {
    return { 'data-place': name, 'data-lit': this.glow.lit.has(name) ? '' : undefined, ...this.drawn.mark(name), ...this.signs.wear(name) };
  }

  /** The name of the thing a target stands for. */
  nameOf(target: string): string {
    return thing(this.prefix, this.face.thingOf?.(target) ?? target);
  }

  /** Somebody touched a thing. A record only answers by doing nothing. */
  press(_target: string, _element: Element): void {}

  /** The targets that an entry of the log is about. */
  targetsOf(entry: LogEntry): string[] {
    return [...refsIn(entry).map((ref) => this.face.targetOf?.(ref) ?? ref), ...(this.face.told?.tracks?.(entry) ?? [])];
  }

  /** The cards, places and tracks that an entry of the log changes. */
  private placesOf(entry: LogEntry): string[] {
    const places = refsIn(entry).filter((ref) => this.isPlace(ref) && this.seatOf(ref) < 0).map((ref) => this.face.targetOf?.(ref) ?? ref);
    return [...places, ...(this.face.told?.tracks?.(entry) ?? [])];
  }

  /** A sentence of the log, in which things that can show themselves are found. It stays as it is when the table changes. */
  tell(entry: LogEntry, times = 1): Part[] {
    void speech.bundle;
    void this.position.called;
    return untrack(() => {
      const refs = refsIn(entry).filter((ref) => this.isPlace(ref) || this.seatOf(ref) >= 0);
      return finder(refs.map((ref) => ({ name: thing(this.prefix, ref), ref })))(this.sentence(entry, times));
    });
  }

  /** What happened, once or several times; some games have words of their own for the latter. */
  private sentence(entry: LogEntry, times: number): string {
    if (times === 1) return say(this.prefix, 'log', entry);
    const counted = { ...entry, args: { ...entry.args, n: times } };
    if (has(`${this.prefix}-times-${entry.key}`)) return say(this.prefix, 'times', counted);
    return say(this.prefix, 'log', entry) + t('web-log-times', { n: times });
  }

  /** Whether a named thing is a card or a place. */
  private isPlace(ref: string): boolean {
    const { told } = this.face;
    return told !== undefined && (told.kinds.includes(kindOf(ref)) || told.cardOf(ref) !== null);
  }

  /** The seat of a side or person that is named, or -1. */
  seatOf(ref: string): number {
    if (ref.startsWith('seat/')) return Number(ref.slice('seat/'.length));
    return this.actorOf({ key: '', rule: '', args: { [kindOf(ref)]: ref }, private: false })?.seat ?? -1;
  }

  /** Light a thing that a sentence names, or the seat of whoever it names. */
  light(ref: string | null): void {
    if (ref === null) return this.glow.light();
    const seat = this.seatOf(ref);
    this.glow.light(seat < 0 ? [this.face.targetOf?.(ref) ?? ref] : [`seat/${seat}`, ref]);
  }

  /** Show a thing that a sentence names: a card large, a place on the board. */
  seek(ref: string): void {
    const card = this.face.told?.cardOf(ref) ?? null;
    if (card !== null) {
      this.pointer.enlarged = card;
      return;
    }
    this.light(ref);
    const target = this.face.targetOf?.(ref) ?? ref;
    this.glow.seek(target);
    for (const element of this.drawn.of(target)) if (!(element instanceof SVGElement)) element.scrollIntoView({ block: 'nearest', inline: 'center' });
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
    const glowing = fresh.flatMap((entry) => this.targetsOf(entry).map((target) => [target, this.actorOf(entry)?.colour ?? '#fff'] as const));
    this.glow.flash(new Map(glowing));
    if (!still && fresh.length <= MOST_ENTRIES) void tick().then(() => this.stage(fresh));
  }

  /** What has just happened is seen and heard. */
  private stage(fresh: LogEntry[]): void {
    const { told } = this.face;
    if (!told) return;
    const first = this.position.log.length - fresh.length;
    const cards = fresh.flatMap((entry, i) => {
      const card = told.cardOf(told.played(entry) ?? '');
      return card === null ? [] : [{ card, entry: first + i, mine: this.playerAt(first + i)?.seat === this.position.eyes }];
    });
    this.showcase.add(cards, settings.pace);
    const moments = fresh.flatMap((entry) => {
      const moment = told.moment?.(entry);
      return moment ? [{ entry, moment }] : [];
    });
    if (inMotion(settings.pace)) for (const { entry, moment } of moments) this.move(entry, moment);
    const dice = fresh.some((entry) => this.diceOf(entry).length > 0);
    for (const kind of new Set([...moments.map(({ moment }) => moment.kind), ...(dice ? ['dice' as const] : [])])) sound(kind);
  }

  /** The dice that an entry tells of. */
  diceOf(entry: LogEntry): number[] {
    return this.face.told?.dice?.(entry) ?? diceIn(entry);
  }

  private move(entry: LogEntry, { kind, at, points }: Moment): void {
    const here = at === undefined ? [] : [...this.drawn.of(at), homeOf(at)].filter((element) => element !== undefined);
    if (kind === 'shuffle') here.forEach((element) => wiggle(element, settings.pace));
    if (kind === 'storm') here.forEach((element) => sway(element, settings.pace));
    const by = this.actorOf(entry);
    const from = here[0] ?? this.targetsOf(entry).flatMap((target) => this.drawn.of(target))[0] ?? this.drawn.of(DECISION)[0];
    if (kind === 'score' && points && by && from) flyPoints(t('web-points-fly', { n: points }), from, by.seat, by.colour, settings.pace);
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
