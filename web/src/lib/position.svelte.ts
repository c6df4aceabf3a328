/** The position that is shown: what the server told of it, and how those who sit there are called. */
import type { GameFace, SeatFace } from '../games';
import { nameOf } from './people';
import type { LogEntry, TableSummary, View } from './protocol';
import type { Actor } from './told';
import { has, t } from './words.svelte';

export class Position {
  summary = $state.raw<TableSummary | null>(null);
  view = $state.raw<View | null>(null);
  log = $state.raw<LogEntry[]>([]);
  eyes = $state(-1);

  constructor(private readonly face: GameFace) {}

  /** Does a seat of these eyes owe a decision? */
  asked = $derived(this.view !== null && this.view.legal.length > 0);

  /** The thing a hint of a guided game speaks of. */
  guided = $derived(this.view?.legal.find((choice) => choice.do === this.view?.guide?.do)?.target ?? null);

  private names = $derived(
    (this.summary?.seats ?? []).map(({ kind, bot, name }, i) => (kind === 'bot' ? t(`bot-${bot ?? 'regular'}`) : (nameOf(name) ?? t('seat', { number: i + 1 })))),
  );

  /** Changes only when somebody is called otherwise. */
  called = $derived(this.names.join('\n'));

  /** How a seat is marked at this table. */
  seatFace(seat: number): SeatFace | undefined {
    return this.face.seat?.(seat, this.view?.table);
  }

  /** The side a seat plays, where the game gives sides names. */
  sideName(seat: number): string | null {
    const ref = this.seatFace(seat)?.ref ?? '';
    const { prefix } = this.face;
    const key = [`${prefix}-board-${ref.split('/')[1]}`, `${prefix}-${ref.replace('/', '-')}`].find(has);
    return key ? t(key) : null;
  }

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

  /** The signs of all seats. */
  signs = $derived.by<Actor[]>(() =>
    (this.summary?.seats ?? []).flatMap(({ seat }) => {
      const face = this.seatFace(seat);
      return face ? [{ ...face, seat }] : [];
    }),
  );

  /** How the game ended. */
  resultWords(): string {
    const result = this.view?.result;
    if (!result) return '';
    const ranks = result.ranks ?? [];
    const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [this.seatName(seat)] : []));
    const shared = winners.length === ranks.length && winners.length > 1;
    const who = shared ? t('web-draw') : t('web-wins', { who: winners.join(', ') });
    const how = result.reason ? t(`${this.face.prefix}-end-${result.reason}`) : t(`web-ended-${result.how}`);
    const told = result.how === 'abandoned' || ranks.length === 1 || (result.how === 'rules' && this.face.endTellsWinner);
    return told ? how : `${who} · ${how}`;
  }

  /** Take a view in; answers the entries of its log that are new here. */
  take(view: View): LogEntry[] {
    const fresh = view.log.entries.slice(Math.max(0, this.log.length - view.log.from));
    this.log = [...this.log.slice(0, view.log.from), ...view.log.entries];
    this.view = view;
    this.eyes = view.seat;
    return fresh;
  }
}
