/** One way of asking for each kind of question, in all games: what is touched for a choice, and what is counted. */
import type { Choice, Question, Shape, View } from './protocol';

/** The question that these eyes are to answer, if its step knows how. */
export function shapeOf(prompt: Question | null | undefined): Shape | null {
  return prompt?.shape && prompt.shape.kind !== 'free' ? prompt.shape : null;
}

const answers = (shape: Shape | null, { verb }: Choice): boolean => shape?.verbs.includes(verb) ?? false;

/** A choice of a subset is ticked; all that are ticked are made at once. */
export function isTick(shape: Shape | null, choice: Choice): boolean {
  return shape?.kind === 'some' && answers(shape, choice);
}

/** The number that a choice names. */
const numberOf = ({ args }: Choice): number => Number(Object.values(args)[0]);

/** The numbers to choose from, in their order: they are asked for with one slider. */
export function numbers(view: View | null): Choice[] {
  const shape = shapeOf(view?.prompt);
  if (shape?.kind !== 'number') return [];
  return (view?.legal ?? []).filter((choice) => answers(shape, choice)).sort((a, b) => numberOf(a) - numberOf(b));
}

/** The first and the second operand of a pair, as they are named. */
function operands({ args }: Choice): [string, string] {
  const [first = '', second = ''] = Object.values(args).map(String);
  return [first, second];
}

export const firstOf = (choice: Choice): string => operands(choice)[0];

/** Whether two things are named one after the other to make the choice. */
export function isPair(shape: Shape | null, choice: Choice): boolean {
  return shape?.kind === 'pair' && answers(shape, choice) && Object.keys(choice.args).length === 2;
}

/**
 * What is touched for a choice now, or nothing where it is asked otherwise: a number with a slider, and of a pair
 * first the one thing, then the other.
 */
export function touched(choice: Choice, shape: Shape | null, first: string | null, targetOf: (ref: string) => string): string | null {
  if (shape?.kind === 'number' && answers(shape, choice)) return null;
  if (!isPair(shape, choice)) return choice.target;
  const [one, other] = operands(choice);
  if (first !== null && first !== one) return null;
  const ref = first === null ? one : other;
  return ref.includes('/') ? targetOf(ref) : `button/${choice.verb}/${ref}`;
}

/** How many choices of a question are made and how many there are to make, for whoever counts along. */
export interface Count { picked: number; least: number; most: number; left: number }

export function countOf(shape: Shape | null, ticked: number): Count | null {
  if (shape?.kind !== 'some' && shape?.kind !== 'spread') return null;
  const picked = shape.picked + ticked;
  return { picked, least: shape.least, most: shape.most, left: shape.most - picked };
}
