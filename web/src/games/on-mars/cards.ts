import { t, thing } from '../../lib/words.svelte';
import { indexFor } from '../cards';
import type { Card } from './look';
import { CARDS } from './printed';

const KINDS = ['blueprint', 'scientist', 'contract', 'mission', 'goal', 'tile', 'reward', 'settler', 'task'];
const BUILDINGS = ['mine', 'generator', 'water_extractor', 'greenhouse', 'oxygen_condenser', 'shelter'];

export default indexFor<Card>({
  cards: CARDS,
  refOf: (id) => `card/${id}`,
  textOf: (id) => t(`om-card-${id.replaceAll('_', '-')}-text`),
  facets: [
    { id: 'kind', values: KINDS, of: (card) => [card.kind], name: (kind) => t(`om-board-kind-${kind}`) },
    { id: 'level', values: ['1', '3'], of: (card) => (card.level ? [`${card.level}`] : []), name: (level) => t('web-cards-of-level', { level }) },
    { id: 'building', values: BUILDINGS, of: (card) => [card.building ?? '', ...(card.buildings ?? [])], name: (building) => thing('om', `building/${building}`) },
  ],
});
