import type { Sorts } from '../../lib/hand.svelte';
import { t, thing } from '../../lib/words.svelte';
import { indexFor } from '../cards';
import { FACTIONS } from './factions';
import type { Card } from './look';
import { CARDS } from './printed';
import { halvesOf, textOf } from './words';

const KINDS = ['event-card', 'dust-storm', 'asset-capability', 'asset-event', 'asset-resource', 'campaign-card'];

function kindOf(card: Card): string {
  if (card.deck === 'asset') return `asset-${card.kind}`;
  return card.deck === 'event' && card.storm ? 'dust-storm' : `${card.deck}-card`;
}

const kindPlace = (card: Card | undefined): number => (card ? KINDS.indexOf(kindOf(card)) : 0);

export const sorts: Sorts = {
  kind: (id) => kindPlace(CARDS.get(id)),
  value: (id) => {
    const card = CARDS.get(id);
    return card?.deck === 'asset' ? -card.value : 0;
  },
};

export default indexFor<Card>({
  cards: CARDS,
  refOf: (id) => id,
  textOf: (id) => (id.startsWith('event/') ? halvesOf(id).map(({ text }) => text).join(' ') : textOf(id)),
  facets: [
    { id: 'kind', values: KINDS, of: (card) => [kindOf(card)], name: (kind) => t(`rd-board-${kind}`) },
    { id: 'first', values: FACTIONS, of: (card) => (card.deck === 'event' ? card.order.slice(0, 1) : []), name: (faction) => thing('rd', `faction/${faction}`) },
    { id: 'value', values: ['0', '1', '2', '3', '4'], of: (card) => (card.deck === 'event' ? [`${card.flashpoint}`] : card.deck === 'asset' ? [`${card.value}`] : []), name: (value) => value },
  ],
});
