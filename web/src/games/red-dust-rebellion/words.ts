/** Words of cards, as the page lays them out. */
import { t, thing } from '../../lib/words.svelte';

const dashed = (id: string): string => id.replaceAll('_', '-');

/** The text of a card by its reference: `event/europa`. */
export function textOf(ref: string): string {
  return t(`rd-card-${dashed(ref.slice(ref.indexOf('/') + 1))}-text`);
}

export interface Half { side: 'unshaded' | 'shaded' | ''; text: string }

/** An Event's texts, each without the label that its own half already shows. */
export function halvesOf(ref: string): Half[] {
  const sides = ['unshaded', 'shaded'] as const;
  return textOf(ref).split('\n').map((line) => {
    const side = sides.find((each) => line.toLowerCase().startsWith(`${thing('rd', `side/${each}`).toLowerCase()}:`));
    return side ? { side, text: line.slice(line.indexOf(':') + 1).trim() } : { side: '', text: line };
  });
}
