/**
 * What a picture or a number means, in words. Whatever carries `data-explained` is explained beside itself: to a mouse
 * that rests on it, to the keyboard when it has the focus, to a finger that stays on it; see `parts/Explained.svelte`.
 * A line break in the words sets off a heading.
 */
export interface Explained { 'data-explained': string; 'aria-label': string; role: 'img'; tabindex: 0 | -1 }

/** Attributes of a picture that is only looked at: `<span {...explained(t('om-board-hangar', { n }))}>`. */
export function explained(words: string, { stop = true }: { stop?: boolean } = {}): Explained {
  return { 'data-explained': words, 'aria-label': words.replace('\n', ': '), role: 'img', tabindex: stop ? 0 : -1 };
}

/** A heading and what is said of it; without the one, the other. */
export const titled = (title: string, words: string): string => [title, words].filter(Boolean).join('\n');

export interface Explanation { title: string; words: string }

export function explanationOf(element: Element): Explanation {
  const [first = '', ...rest] = (element.getAttribute('data-explained') ?? '').split('\n');
  return rest.length > 0 ? { title: first, words: rest.join('\n') } : { title: '', words: first };
}
