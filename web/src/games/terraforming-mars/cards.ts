/** The printed cards, as the server gives them; loaded once with the game's face. */
import { api } from '../../lib/api';

export interface Need { what: string; of: string; at_least?: number; at_most?: number }
export interface Printed {
  id: string; number: number | null; cost: number; tags: string[]; color: 'green' | 'blue' | 'red' | 'corporation';
  needs: Need[]; points: number | null; resource: string | null; action: boolean;
}

export const CARDS = new Map<string, Printed>();

export async function loadCards(): Promise<void> {
  const { cards } = await api.printed<Printed>('terraforming-mars');
  for (const card of cards) CARDS.set(card.id, card);
}
