/** A recorded game: the same board, walked through move by move or turn by turn, with anybody's eyes. */
import type { GameFace } from '../games';
import { api } from './api';
import type { Mark, ReplayList, TableSummary, View } from './protocol';
import { Scene } from './scene.svelte';

export class ReplayScene extends Scene {
  at = $state(0);
  last = $state(0);
  marks = $state.raw<Mark[]>([]);
  /** Moves that the present rules refuse: they cannot be shown. */
  leftOut = $state(0);
  loading = $state(false);
  private readonly seen = new Map<string, View>();
  /** What was asked for last: an answer to anything before it comes too late. */
  private wanted = '';
  private opened = 0;

  constructor(face: GameFace, summary: TableSummary) {
    super(face);
    this.position.summary = summary;
  }

  /** Look with the eyes of a seat, at a move (the last one, if none is named). */
  async open(eyes: number, at: number | null): Promise<void> {
    const opening = ++this.opened;
    const list = await api.replay(this.id, eyes);
    if (opening !== this.opened) return;
    this.position.eyes = eyes;
    this.last = list.last;
    this.marks = list.marks;
    this.leftOut = list.left_out;
    await this.go(at ?? list.last);
    await this.readOn(opening, list.next);
  }

  /** The marks of a long game come in pages. */
  private async readOn(opening: number, from: number | null): Promise<void> {
    while (from !== null) {
      const page: ReplayList = await api.replay(this.id, this.position.eyes, from);
      if (opening !== this.opened) return;
      this.marks = [...this.marks, ...page.marks];
      from = page.next;
    }
  }

  async go(at: number): Promise<void> {
    this.at = Math.max(0, Math.min(this.last, at));
    const wanted = this.key(this.at);
    this.wanted = wanted;
    this.loading = true;
    const view = await this.load(this.at);
    if (this.wanted !== wanted) return;
    this.loading = false;
    this.show(view);
    if (this.at < this.last) void this.load(this.at + 1);
  }

  /** The first move after which the log has reached an entry. */
  moveOf(entry: number): number {
    return this.marks.find((mark) => mark.log > entry)?.at ?? this.last;
  }

  private get id(): string {
    return this.position.summary?.id ?? '';
  }

  private key(at: number): string {
    return `${this.position.eyes}:${at}`;
  }

  private async load(at: number): Promise<View> {
    const key = this.key(at);
    const known = this.seen.get(key);
    if (known) return known;
    const view = await api.replayAt(this.id, at, this.position.eyes);
    this.seen.set(key, view);
    return view;
  }
}
