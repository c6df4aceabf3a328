/** Cards that were just played or revealed, shown large one after the other; nobody waits for them. */
import type { Pace } from './settings.svelte';

/** A card by what `Card` draws, the number of its entry in the log, and whether one has played it oneself. */
export interface Played { card: string; entry: number; mine: boolean }
export interface Shown extends Played { n: number }

const SHOWN_MS: Record<Pace, number> = { calm: 2600, quick: 1200, instant: 0 };
/** Cards that have queued up share the time of this many. */
const PATIENCE = 2;

/** How long a card is shown while others wait behind it; one's own needs a glance. */
export function showTime(pace: Pace, behind: number, mine = false): number {
  return (SHOWN_MS[mine ? 'quick' : pace] * PATIENCE) / Math.max(PATIENCE, behind + 1);
}

export class Showcase {
  now = $state.raw<Shown | null>(null);
  private queue: Shown[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private shown = 0;

  /** Show some cards. */
  add(cards: Played[], pace: Pace): void {
    if (SHOWN_MS[pace] === 0) return;
    for (const each of cards) {
      const last = this.queue.at(-1) ?? this.now;
      if (last?.card !== each.card) this.queue.push({ ...each, n: ++this.shown });
    }
    if (this.timer === undefined) this.next(pace);
  }

  /** On to the next card. */
  next(pace: Pace): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.now = this.queue.shift() ?? null;
    if (this.now) this.timer = setTimeout(() => this.next(pace), showTime(pace, this.queue.length, this.now.mine));
  }

  /** The player goes on: nothing more is shown. */
  clear(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.now = null;
  }
}
