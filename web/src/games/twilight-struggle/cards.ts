import type { Sorts } from '../../lib/hand.svelte';
import { t } from '../../lib/words.svelte';
import { indexFor } from '../cards';
import type { Card } from './look';
import { CARDS } from './printed';

const TRAITS = ['starred', 'war', 'optional'] as const;
const TRAIT_WORDS = { starred: 'ts-board-starred', war: 'web-cards-war', optional: 'ts-option-optional-cards' };

const SIDES = ['us', 'ussr', 'neutral'];

/** Scoring cards stand apart, at the end. */
export const sorts: Sorts = {
  kind: (id) => (CARDS.get(id)?.scoring ? SIDES.length : SIDES.indexOf(CARDS.get(id)?.side ?? '')),
  value: (id) => -(CARDS.get(id)?.ops ?? 0),
};

export default indexFor<Card>({
  cards: CARDS,
  refOf: (id) => `card/${id}`,
  textOf: (id) => t(`ts-card-${id.replaceAll('_', '-')}-text`),
  facets: [
    { id: 'side', values: SIDES, of: (card) => [card.side], name: (side) => t(`ts-board-${side}-event`) },
    { id: 'period', values: ['early', 'mid', 'late'], of: (card) => [card.era], name: (era) => t(`ts-board-${era}`) },
    { id: 'value', values: ['0', '1', '2', '3', '4'], of: (card) => [`${card.ops}`], name: (ops) => (ops === '0' ? t('ts-board-scoring') : t('ts-board-ops', { n: Number(ops) })) },
    { id: 'trait', values: TRAITS, of: (card) => TRAITS.filter((trait) => card[trait]), name: (trait) => t(TRAIT_WORDS[trait as (typeof TRAITS)[number]]) },
  ],
});
