/** One way of asking for each kind of question, in all games: what is touched for a choice, and what is counted. */
import type { Choice, Question, Shape } from './protocol';

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

/** A choice of a number is made with a slider. */
export function isNumber(shape: Shape | null, choice: Choice): boolean {
  return shape?.kind === 'number' && answers(shape, choice);
}

/** The numbers to choose from, in their order. */
export function numbers(shape: Shape | null, legal: Choice[]): Choice[] {
  return legal.filter((choice) => isNumber(shape, choice)).sort((a, b) => numberOf(a) - numberOf(b));
}

/** Whether two things are named one after the other to make the choice. */
export function isPair(shape: Shape | null, choice: Choice): boolean {
  return shape?.kind === 'pair' && answers(shape, choice) && Object.keys(choice.args).length === 2;
}

/** What goes with the thing that a choice of a pair points at: the other operand, as it is drawn. */
export function otherOf({ target, args }: Choice, targetOf: (ref: string) => string): string | null {
  return Object.values(args).map((ref) => targetOf(String(ref))).find((drawn) => drawn !== target) ?? null;
}

/** What is touched for a choice now: of a pair, whose first thing was named, the other one. */
export function touched(choice: Choice, shape: Shape | null, first: string | null, targetOf: (ref: string) => string): string | null {
  if (first === null || !isPair(shape, choice)) return choice.target;
  return choice.target === first ? otherOf(choice, targetOf) : null;
}

/** How many choices of a question are made and how many there are to make, for whoever counts along. */
export interface Count { picked: number; least: number; most: number; left: number }

/** A subset whose choices take effect one by one is not ticked, but wants several all the same. */
const counts = ({ kind, most }: Shape): boolean => kind === 'some' || kind === 'spread' || (kind !== 'number' && most > 1);

export function countOf(shape: Shape | null, ticked: number): Count | null {
  if (!shape || !counts(shape)) return null;
  const picked = shape.picked + ticked;
  return { picked, least: shape.least, most: shape.most, left: shape.most - picked };
}

/** Whether a question itself says how many points are left to spread. */
export function saysCount(prompt: Question | null | undefined, count: Count | null | undefined): boolean {
  return prompt?.shape?.kind === 'spread' && Object.values(prompt.args).includes(count?.left ?? '');
}

/** The message that words a count: points are counted down, choices up. */
export function countWords(shape: Shape | null, { least, most }: Count): string {
  if (shape?.kind === 'spread') return 'web-left';
  return least === most ? 'web-picked-all' : 'web-picked';
}
