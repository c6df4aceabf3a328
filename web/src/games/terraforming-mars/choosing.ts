/** Choosing among cards as one: corporation and cards are ticked freely, then said to the rules in their order. */
import type { Question } from '../../lib/protocol';
import type { Choosing } from './look';

/** What may be ticked: how many cards, under which verb, and whether `done` closes the choice. */
export interface Form { verb: 'keep' | 'discard'; least: number; most: number; done: boolean }

/** The form of a question, or nothing where a single touch decides, or somebody has begun card by card. */
export function formOf(prompt: Question | null, choosing: Choosing, startMoney: number): Form | null {
  if (!prompt || choosing.kept.length > 0) return null;
  const all = choosing.cards.length;
  const affordable = (money: number): number => Math.min(all, Math.floor(money / Math.max(1, choosing.price)));
  if (prompt.key === 'start') return { verb: 'keep', least: 0, most: affordable(startMoney), done: true };
  // So many are kept exactly, and the last of them closes the choice.
  if (prompt.key === 'look') return { verb: 'keep', least: Number(prompt.args.n), most: Number(prompt.args.n), done: false };
  const { shape } = prompt;
  if (shape?.kind !== 'some') return null;
  const most = Math.min(shape.most, affordable(Number(prompt.args.money ?? Infinity)));
  return { verb: shape.verbs.includes('discard') ? 'discard' : 'keep', least: shape.least, most, done: true };
}

/** The moves of what is ticked; cards are named in the order in which they lie there. */
export function movesOf(form: Form, choosing: Choosing, corporation: string | null, ticked: ReadonlySet<string>): string[] {
  return [
    ...(corporation && corporation !== choosing.corporation ? [`take-corporation ${corporation}`] : []),
    ...choosing.cards.filter((id) => ticked.has(id)).map((id) => `${form.verb} ${id}`),
    ...(form.done ? ['done'] : []),
  ];
}
