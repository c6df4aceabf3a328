/** Looking through a game's cards: by words, and by what is printed on them. */
import type { CardIndex } from '../games/cards';
import { loose } from './unbroken';

/** Part of an address: `asset/loyalty_day` is `asset-loyalty-day`. */
export const slugOf = (id: string): string => id.replaceAll(/[/_]/g, '-');

export function bySlug(index: CardIndex, slug: string): string | null {
  return [...index.cards.keys()].find((id) => slugOf(id) === slug) ?? null;
}

/** The cards that have every word in their name or text, and of every facet the value that was chosen. */
export function found(index: CardIndex, words: string, chosen: ReadonlyMap<string, string>, nameOf: (id: string) => string): string[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  const facets = index.facets.filter((facet) => chosen.has(facet.id));
  return [...index.cards].flatMap(([id, card]) => {
    if (!facets.every((facet) => facet.of(card).includes(chosen.get(facet.id)!))) return [];
    const text = wanted.length > 0 ? loose(`${nameOf(id)} ${index.textOf(id)}`).toLowerCase() : '';
    return wanted.every((word) => text.includes(word)) ? [id] : [];
  });
}
