import { range } from '../../lib/figures';
import type { Sorts } from '../../lib/hand.svelte';
import { speech, t } from '../../lib/words.svelte';
import { indexFor } from '../cards';
import type { Card } from './look';
import { CARDS } from './printed';

const TAGS = ['building', 'space', 'power', 'science', 'jovian', 'earth', 'plant', 'microbe', 'animal', 'city'];
/** Costs in tens, as one thinks of them. */
const BANDS = ['0', '10', '20', '30'];
const band = (cost: number): string => `${Math.min(30, Math.floor(cost / 10) * 10)}`;
const bandName = (first: string): string => `${first === '30' ? '30+' : range(speech.language, Number(first), Number(first) + 9)}\u00a0M€`;
const TRAIT_WORDS: Record<string, string> = { action: 'tm-board-action', points: 'tm-board-points', needs: 'web-cards-needs', era: 'tm-option-corporate-era' };

function traits(card: Card): string[] {
  const has = { action: card.action, points: card.points !== 0, needs: card.needs.length > 0, era: card.era };
  return Object.entries(has).flatMap(([trait, on]) => (on ? [trait] : []));
}

const COLORS = ['green', 'blue', 'red', 'corporation'];

export const sorts: Sorts = {
  kind: (id) => COLORS.indexOf(CARDS.get(id)?.color ?? ''),
  value: (id) => CARDS.get(id)?.cost ?? 0,
};

export default indexFor<Card>({
  cards: CARDS,
  refOf: (id) => `card/${id}`,
  textOf: (id) => t(`tm-card-${id.replaceAll('_', '-')}-text`),
  facets: [
    { id: 'kind', values: COLORS, of: (card) => [card.color], name: (color) => t(`web-cards-${color}`) },
    { id: 'tag', values: TAGS, of: (card) => card.tags, name: (tag) => t(`tm-tag-${tag}`) },
    { id: 'cost', values: BANDS, of: (card) => (card.color === 'corporation' ? [] : [band(card.cost)]), name: bandName },
    { id: 'trait', values: Object.keys(TRAIT_WORDS), of: traits, name: (trait) => t(TRAIT_WORDS[trait]!) },
  ],
});
