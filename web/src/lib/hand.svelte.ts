/** A hand as its player holds it: sorted, or in an order of their own, with marks. This browser keeps it for each table. */

/** As dealt, in one's own order, what can be played first; or by something printed, as the game's face says. */
export type Order = 'dealt' | 'own' | 'playable' | (string & {});
export type Sorts = Record<string, (card: string) => number>;

/** Cards in an order of one's own: those it does not know yet come last. */
export function inOrder(cards: readonly string[], order: readonly string[]): string[] {
  const place = (card: string): number => (order.includes(card) ? order.indexOf(card) : order.length);
  return cards.toSorted((one, other) => place(one) - place(other));
}

/** A card put where another one is. */
export function put(cards: readonly string[], card: string, at: number): string[] {
  const others = cards.filter((each) => each !== card);
  return [...others.slice(0, at), card, ...others.slice(at)];
}

interface Kept { by: Order; own: string[]; marked: string[] }

export class Hand {
  by = $state<Order>('dealt');
  private own = $state.raw<string[]>([]);
  private marked = $state.raw<ReadonlySet<string>>(new Set());

  /** `place` names the table and the seat. */
  constructor(private readonly place: string) {
    const kept = JSON.parse(localStorage.getItem(this.place) ?? '{}') as Partial<Kept>;
    this.by = kept.by ?? 'dealt';
    this.own = kept.own ?? [];
    this.marked = new Set(kept.marked);
  }

  arranged(cards: readonly string[], sorts: Sorts, playable: (card: string) => boolean): string[] {
    if (this.by === 'own') return inOrder(cards, this.own);
    const key = this.by === 'playable' ? (card: string): number => (playable(card) ? 0 : 1) : sorts[this.by];
    return key ? cards.toSorted((one, other) => key(one) - key(other)) : [...cards];
  }

  sort(by: Order): void {
    this.by = by;
    this.keep();
  }

  /** From now on the hand lies as the player puts it. */
  move(shown: readonly string[], card: string, at: number): void {
    this.own = put(shown, card, Math.max(0, Math.min(shown.length - 1, at)));
    this.sort('own');
  }

  isMarked(card: string): boolean {
    return this.marked.has(card);
  }

  mark(card: string): void {
    const others = [...this.marked].filter((each) => each !== card);
    this.marked = new Set(this.marked.has(card) ? others : [...others, card]);
    this.keep();
  }

  private keep(): void {
    const kept: Kept = { by: this.by, own: this.own, marked: [...this.marked] };
    if (this.by === 'dealt' && this.marked.size === 0) localStorage.removeItem(this.place);
    else localStorage.setItem(this.place, JSON.stringify(kept));
  }
}
