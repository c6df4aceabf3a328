/** Companies, buildings and goods: their colours, and how they are named. */
import { t } from '../../lib/words.svelte';
import type { Firm, Look } from './look';
import { CHARTS, OWN_VALUES } from './printed';

export const COMPANIES = ['blue', 'green', 'purple', 'yellow'] as const;
export const COLOURS: Record<string, string> = { blue: '#3d86d8', green: '#3fa35a', purple: '#8f63c9', yellow: '#e0b030' };
export const BUILDINGS = ['mine', 'generator', 'water_extractor', 'greenhouse', 'oxygen_condenser', 'shelter'] as const;
export const TINTS: Record<string, string> = {
  mine: '#b06a3a', generator: '#d9a520', water_extractor: '#3f8fd0', greenhouse: '#4f9a3a', oxygen_condenser: '#7fb8c9', shelter: '#d6cfc4',
};
export const ITEMS = ['mineral', 'battery', 'water', 'plant', 'oxygen'] as const;

/** What the end of the game brings a company, or has brought it. */
export const finalParts = (firm: Firm): number => Object.values(firm.score).reduce((sum, points) => sum + points, 0);

/** The id of a thing named as `kind/id`. */
export const named = (ref: unknown): string => String(ref).split('/')[1] ?? '';

/** What is said of a card or space with a value that is not known from print; nothing of the others. */
export function ownValue(id: string): string {
  const own = OWN_VALUES.get(id);
  return own ? t(`om-board-own-${own}`) : '';
}

/** Where a piece stands; a Rover that has not moved yet will start from the Mine in the middle. */
export function whereIs(look: Look, company: string, unit: string): string {
  return look.map.find((cell) => cell.units.some((each) => each.company === company && each.unit === unit))?.hex ?? CHARTS.first_mine;
}
