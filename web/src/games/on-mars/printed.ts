/** What is printed on the board and on the cards; a test compares it with the rules. */
import { api } from '../../lib/api';
import PRINTED from './printed.json';

type Table<T> = Record<string, T>;
export const BUILDING_COST: Table<string> = PRINTED.building_cost;
export const PRODUCT: Table<string> = PRINTED.product;
export const GRID_COST: Table<string[]> = PRINTED.grid_cost;
export const COLUMN_COST: string[][] = PRINTED.column_cost;
export const COLUMN_OP: number[] = PRINTED.column_op;
export const LAB_BENEFIT: Table<string> = PRINTED.lab_benefit;
export const SPACE_BENEFIT: string[] = PRINTED.space_benefit;
export const EXECUTIVE_COST: Table<number> = PRINTED.executive_cost;
export const SHIP_COST: string[] = PRINTED.ship_cost;
export const SCIENTIST_COST: Table<string> = PRINTED.scientist_cost;
export const CONTRACT: Table<string> = PRINTED.contract;
export const QUARTERS_OP: number[] = PRINTED.quarters_op;

export interface PrintedCard {
  id: string; kind: 'blueprint' | 'scientist' | 'contract' | 'mission' | 'goal' | 'tile' | 'reward' | 'settler' | 'task';
  level?: number; building?: string; gain?: string; works_in?: string; scores?: string; needs?: number[]; crystals?: number; buildings?: string[];
}

export const CARDS = new Map<string, PrintedCard>();

export async function loadCards(): Promise<void> {
  const { cards } = await api.printed<PrintedCard>('on-mars');
  for (const card of cards) CARDS.set(card.id, card);
}
