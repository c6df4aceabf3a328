/** A live table: what the server tells, what the player chooses. */
import { getContext, setContext } from 'svelte';
import type { GameFace } from '../games';
import { countOf } from './asking';
import { api, Fault } from './api';
import { landAll } from './flight';
import { Foresight } from './foresight';
import { hurryTime, watchTime } from './pace';
import type { ChatLine, Choice, Doubt, Incoming, LogEntry, Preview, Proposal, View, Warning, WireError } from './protocol';
import { Scene } from './scene.svelte';
import { settings } from './settings.svelte';
import { Wire, type Answer, type Link } from './wire';

const KEY = Symbol('table');
const LINGER_MS = 200;
const movesOf = (choices: Choice[]): string[] => choices.map((choice) => choice.do);
/** Several moves as one choice. */
const together = (moves: string[]): Choice => ({ do: moves.join(' '), verb: '', target: '', args: {} });

export class LiveTable extends Scene {
  link = $state<Link>('connecting');
  /** Why the server last closed the connection, as a number of the protocol; 0 once it is open again. */
  farewell = $state(0);
  chat = $state.raw<ChatLine[]>([]);
  /** How many lines of the chat have been seen; those that were there before one came need no telling. */
  private read = $state<number | null>(null);
  unread = $derived(this.chat.length - (this.read ?? this.chat.length));
  thinking = $state.raw<number[]>([]);
  proposals = $state.raw<Proposal[]>([]);
  preview = $state.raw<Preview | null>(null);
  /** What pointing at a choice shows. */
  private glanced = $state.raw<Preview | null>(null);
  /** The subset that the player has been warned of. */
  private warnedOf = '';
  private readonly foresight = new Foresight((moves) => this.wire.request({ type: 'preview', seat: this.position.eyes, position: this.position.view?.position, moves }));
  private glancing: ReturnType<typeof setTimeout> | undefined;
  /** The choice has been looked at and waits for its confirmation. */
  weighed = $state(false);
  /** A move on its way to the server. */
  sending = $state.raw<Choice | null>(null);
  fault = $state.raw<WireError | null>(null);
  /** Positions that arrived while an earlier one is still being watched. */
  queue = $state.raw<View[]>([]);
  /** The log as the server knows it, also what is not shown yet. */
  private known: LogEntry[] = [];
  /** The last position that arrived, shown or not. */
  private arrived = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly wire: Wire;
  /** The seats that are mine and owe a decision, for hot-seat play. */
  waitingForMe = $derived((this.position.summary?.mine ?? []).filter((seat) => this.position.view?.actors.includes(seat)));

  constructor(face: GameFace, id: string, eyes: number | null) {
    super(face);
    const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${id}/socket`;
    let wanted = eyes;
    const hello = () => ({ type: 'hello', protocol: 1, seat: wanted ?? null, position: this.arrived, log: this.known.length });
    this.wire = new Wire(
      url,
      hello,
      (message) => {
        if (message.type === 'welcome') wanted = message.seat;
        this.receive(message);
      },
      (link, code) => {
        this.link = link;
        if (link === 'open') this.farewell = 0;
        else this.farewell = code ?? this.farewell;
      },
    );
    this.look = (seat: number) => {
      wanted = seat;
      this.known = [];
      this.wire.send({ type: 'look', seat });
    };
  }

  /** See the table with the eyes of another seat of mine. */
  look: (seat: number) => void;

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.glancing);
    this.wire.close();
  }

  private receive(message: Incoming): void {
    if (message.type === 'welcome') {
      this.position.summary = message.table;
      this.chat = message.chat;
      this.read ??= message.chat.length;
    } else if (message.type === 'view') this.arrive(message);
    else if (message.type === 'chat') this.chat = [...this.chat, message];
    else if (message.type === 'table') {
      this.position.summary = message.table;
      this.thinking = message.thinking;
      this.proposals = message.proposals;
    } else if (message.type === 'error' && message.re === undefined) this.fault = message.error;
  }

  readChat(): void {
    this.read = this.chat.length;
  }

  private arrive(view: View): void {
    this.known = [...this.known.slice(0, view.log.from), ...view.log.entries];
    this.arrived = view.position;
    this.foresight.forget();
    this.queue = [...this.queue, view];
    if (this.timer === undefined) this.next();
  }

  /** Show the next position; others' moves get the time that watching them takes. */
  private next = (): void => {
    this.timer = undefined;
    const [view, ...rest] = this.queue;
    if (!view) return;
    this.queue = rest;
    const pause = this.pauseAfter(view, rest.length);
    if (!this.stillStands(view)) this.settle();
    this.show(view);
    if (pause > 0) this.timer = setTimeout(this.next, pause);
    else this.next();
  };

  /** Others moved elsewhere at the same time: what the player has chosen can still be done. */
  private stillStands(view: View): boolean {
    const chosen = this.pointer.chosen;
    return chosen !== null && view.position === this.position.view?.position && view.legal.some((choice) => choice.do === chosen.do);
  }

  private pauseAfter(view: View, behind: number): number {
    if (this.position.view === null || view.log.from < this.position.log.length || settings.pace === 'instant') return 0;
    return hurryTime(watchTime(view.log.entries.length, settings.pace), behind);
  }

  /** What is going on, in one word. */
  phase = $derived.by(() => {
    if (this.position.view?.result) return 'over';
    if (this.sending) return 'sending';
    if (this.queue.length > 0) return 'watching';
    if (this.pointer.chosen) return this.weighed ? 'chosen' : 'weighing';
    if (this.enough) return 'chosen';
    if (this.pointer.picked.length > 0 || this.pointer.first !== null) return 'picking';
    return this.position.asked ? 'asked' : 'waiting';
  });

  /** Show everything at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    landAll();
    this.showcase.clear();
    for (const view of this.queue) this.show(view, true);
    this.queue = [];
    this.settle();
  }

  override get ahead(): unknown {
    const shown = this.preview ?? this.glanced;
    return shown && !shown.chance ? shown.table : null;
  }

  /** Whoever lingers over a choice sees what it would do. */
  glance(choice: Choice | null): void {
    clearTimeout(this.glancing);
    this.glanced = null;
    if (!choice || (!this.pointer.menu && this.pointer.choices.get(choice.target)?.length !== 1)) return;
    this.glancing = setTimeout(() => void this.lookAhead(choice), LINGER_MS);
  }

  private async lookAhead(choice: Choice): Promise<void> {
    const preview = await this.foresee(choice);
    if (preview && this.pointer.pointed?.do === choice.do) this.glanced = preview;
  }

  /** What the choice that is made, ticked or pointed at would lose. */
  warnings = $derived<Warning[]>((this.preview ?? this.glanced)?.warnings ?? []);

  /** Nobody loses the game by one click, and nobody wastes anything who does not want to. */
  private get alarms(): Doubt[] {
    return settings.warn ? ['grave', 'waste'] : ['grave'];
  }

  private settle(): void {
    this.pointer.leave();
    this.glanced = null;
    this.preview = null;
    this.warnedOf = '';
    this.weighed = false;
  }

  override press(target: string, element: Element): void {
    const choices = this.pointer.choices.get(target);
    if (choices) return this.take(target, choices, element);
    this.pointer.refused = null;
    void this.askWhy(target, element);
  }

  /** One of some choices that a thing or a button stands for, each kind of question in its own way. */
  take(target: string, choices: Choice[], element: Element): void {
    this.pointer.refused = null;
    if (this.pointer.ticks(choices)) void this.tick(choices[0] as Choice, element);
    else if (this.pointer.begins(choices) && this.pointer.others(choices).some((other) => this.drawn.has(other))) this.pointer.first = target;
    else if (choices.length === 1) void this.choose(choices[0] as Choice);
    else this.pointer.menu = { target, choices, box: element.getBoundingClientRect() };
  }

  /** A choice that can be taken back is made at once, by one message; a final one is looked at first. */
  async choose(choice: Choice): Promise<void> {
    this.pointer.menu = null;
    this.pointer.refused = null;
    if (this.pointer.chosen?.do === choice.do) return this.weighed ? this.commit(choice) : undefined;
    this.settle();
    this.pointer.chosen = choice;
    if (settings.confirm === 'always') return this.weigh(choice, await this.foresee(choice));
    const answer = await this.send(movesOf(this.often(choice)), this.doubts);
    if (answer?.type === 'preview') this.weigh(choice, answer);
    else if (answer === null && this.pointer.chosen === choice) this.settle();
  }

  /** What holds a choice back; the only answer there is need not be said twice, even if it is final. */
  private get doubts(): Doubt[] {
    const asks = settings.confirm === 'final' && this.position.view?.legal.length !== 1;
    return asks ? [...this.alarms, 'final'] : this.alarms;
  }

  /** A choice waits for its confirmation, unless another was made meanwhile. */
  private weigh(choice: Choice, preview: Preview | null): void {
    if (this.pointer.chosen !== choice) return;
    this.preview = preview;
    this.weighed = true;
  }

  /** Take or leave one thing of a subset; what does not go together with the others is refused at once. */
  private async tick(choice: Choice, element: Element): Promise<void> {
    const { pointer } = this;
    const box = element.getBoundingClientRect();
    const without = pointer.picked.filter((other) => other.do !== choice.do);
    const picked = without.length < pointer.picked.length ? without : this.inOrder([...pointer.picked, choice]);
    pointer.picked = picked;
    this.preview = null;
    if (picked.length === 0) return;
    const answer = await this.foresight.of(movesOf(picked));
    if (pointer.picked !== picked) return;
    if (answer instanceof Fault) {
      pointer.picked = without;
      pointer.refused = { target: choice.target, refusal: { move: choice.do, reason: answer.error.reason ?? null }, box };
    } else this.preview = answer;
  }

  /** As the rules list them: some let a subset be named in that order alone. */
  private inOrder(choices: Choice[]): Choice[] {
    return (this.position.view?.legal ?? []).filter((choice) => choices.includes(choice));
  }

  /** How many of a subset, or of points, are taken. */
  count = $derived.by(() => countOf(this.pointer.shape, this.pointer.picked.length));

  /** Make all that is ticked as one, and say that it was all, if that is still asked then. */
  async takePicked(): Promise<void> {
    const { pointer, position } = this;
    const stop = pointer.shape?.stop ?? null;
    const moves = movesOf(pointer.picked);
    const after = moves.length > 0 ? await this.foresight.of(moves) : null;
    if (after instanceof Fault) return;
    const again = after === null || (after.prompt?.key === position.view?.prompt?.key && after.prompt?.shape?.stop === stop);
    if (stop !== null && again && !after?.chance) moves.push(stop);
    if (moves.length > 0) await this.offer(moves);
  }

  /** Make several moves as one; where they lose something, only when it is said again. */
  async offer(moves: string[]): Promise<void> {
    const all = moves.join(' ');
    if (this.warnedOf === all) return this.play(moves);
    const answer = await this.sent(together(moves), moves, this.alarms);
    if (answer?.type !== 'preview') return;
    this.warnedOf = all;
    this.preview = answer;
  }

  private async foresee(choice: Choice): Promise<Preview | null> {
    const answer = await this.foresight.of(movesOf(this.often(choice)));
    return answer instanceof Fault ? null : answer;
  }

  /** Confirm what is chosen or ticked; answers whether there was anything. */
  confirm(): boolean {
    if (this.pointer.chosen && this.weighed) void this.commit(this.pointer.chosen);
    else if (this.enough) void this.takePicked();
    return this.pointer.chosen !== null || this.enough;
  }

  /** Whether what is ticked may be taken as it is. */
  enough = $derived.by(() => this.pointer.picked.length > 0 && this.count !== null && this.count.picked >= this.count.least);

  /** Whether something is chosen, ticked, or named as the first of two. */
  begun = $derived.by(() => this.pointer.chosen !== null || this.pointer.picked.length > 0 || this.pointer.first !== null);

  unchoose(): void {
    this.settle();
    this.pointer.menu = null;
  }

  async commit(choice: Choice): Promise<void> {
    return this.play(movesOf(this.often(choice)), choice);
  }

  /** A choice as often as one touch makes it. */
  private often(choice: Choice): Choice[] {
    const { view } = this.position;
    return Array.from({ length: (view && this.face.times?.(choice, view)) ?? 1 }, () => choice);
  }

  /** Make several moves as one, all or none: a payment, a subset. */
  async play(moves: string[], choice: Choice = together(moves)): Promise<void> {
    if (this.sending) return;
    this.pointer.leave();
    await this.sent(choice, moves);
  }

  /** Moves under way: until they are answered nothing else is sent. */
  private async sent(choice: Choice, moves: string[], unless: Doubt[] = []): Promise<Answer | null> {
    if (this.sending) return null;
    this.sending = choice;
    const answer = await this.send(moves, unless);
    this.sending = null;
    return answer;
  }

  /** The server makes moves, or tells what they would do where there is one of some doubts. */
  private send(moves: string[], unless: Doubt[]): Promise<Answer | null> {
    return this.ask({ type: 'move', seat: this.position.eyes, position: this.position.view?.position, moves, unless });
  }

  async undo(): Promise<void> {
    if (this.begun || this.pointer.menu) return this.unchoose();
    const view = this.position.view;
    if (!view) return;
    const type = view.can_retract ? 'retract' : 'undo';
    if (view.can_undo || view.can_retract) await this.ask({ type, seat: this.position.eyes, position: view.position });
    else if (view.can_ask) await this.ask({ type: 'propose', seat: this.position.eyes, about: 'undo' });
  }

  propose(about: 'abandon' | 'bot', of?: number, bot?: string): Promise<unknown> {
    return this.ask({ type: 'propose', seat: this.position.eyes, about, ...(of === undefined ? {} : { of, bot }) });
  }

  /** Take my seat from the bot that plays it for me. */
  comeBack(seat: number): Promise<void> {
    return this.request(async () => {
      await api.comeBack(this.position.summary?.id ?? '', seat);
      this.look(seat);
    });
  }

  /** A plain request beside the socket; what the server refuses is told over the board. */
  async request(act: () => Promise<unknown>): Promise<void> {
    this.fault = null;
    try {
      await act();
    } catch (problem) {
      if (!(problem instanceof Fault)) throw problem;
      this.fault = problem.error;
    }
  }

  answer(proposal: number, yes: boolean): Promise<unknown> {
    return this.ask({ type: 'answer', seat: this.position.eyes, proposal, yes });
  }

  resign(): Promise<unknown> {
    return this.ask({ type: 'resign', seat: this.position.eyes });
  }

  talk(text: string): Promise<unknown> {
    return this.ask({ type: 'chat', text });
  }

  /** Answers nothing where the server refused; why is told over the board. */
  private async ask(message: Record<string, unknown>): Promise<Answer | null> {
    this.fault = null;
    try {
      return await this.wire.request(message);
    } catch (problem) {
      if (!(problem instanceof Fault)) throw problem;
      if (problem.error.code !== 'stale') this.fault = problem.error;
      return null;
    }
  }

  /** Nothing to do there: ask the rules for the reason. */
  private async askWhy(target: string, element: Element): Promise<void> {
    if (this.position.eyes < 0 || this.position.view?.result) return;
    const box = element.getBoundingClientRect();
    this.pointer.refused = { target, refusal: null, box };
    const answer = await this.wire.request({ type: 'why', seat: this.position.eyes, target }).catch(() => null);
    if (this.pointer.refused?.target !== target) return;
    const refusal = answer?.type === 'why' ? (answer.reasons?.find((each) => each.reason) ?? null) : null;
    this.pointer.refused = refusal ? { target, refusal, box } : null;
  }

  override share(): void {
    super.share();
    setContext(KEY, this);
  }
}

/** The live table around a component, or nothing in a record. */
export function getTable(): LiveTable | undefined {
  return getContext<LiveTable | undefined>(KEY);
}
