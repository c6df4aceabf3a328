/** Choosing among cards as one: corporation and cards are ticked freely, then said to the rules in their order. */
import type { Question } from '../../lib/protocol';
import type { Choosing } from './look';

/** What may be ticked: how many cards, under which verb, and whether `done` closes the choice. */
export interface Form { verb: 'keep' | 'discard'; least: number; most: number; done: boolean }

/**
 * The form of a question, or nothing where a single touch decides, or somebody has begun card by card. What the first
 * choice may keep depends on the corporation wished for. A question that nothing stops closes with its last card.
 */
export function formOf(prompt: Question | null, choosing: Choosing, corporation: string | null): Form | null {
  const shape = prompt?.shape;
  if (!shape || choosing.kept.length > 0) return null;
  const verb = shape.verbs.includes('discard') ? 'discard' : 'keep';
  const done = shape.stop !== null;
  if (shape.kind === 'some') return { verb, least: shape.least, most: shape.most, done };
  if (shape.kind !== 'either') return null;
  return { verb, least: 0, most: choosing.affordable[corporation ?? ''] ?? choosing.cards.length, done };
}

/** The moves of what is ticked; cards are named in the order in which they lie there. */
export function movesOf(form: Form, choosing: Choosing, corporation: string | null, ticked: ReadonlySet<string>): string[] {
  return [
    ...(corporation && corporation !== choosing.corporation ? [`take-corporation ${corporation}`] : []),
    ...choosing.cards.filter((id) => ticked.has(id)).map((id) => `${form.verb} ${id}`),
    ...(form.done ? ['done'] : []),
  ];
}
