/** Seats by colour and shape; the shape is for eyes that do not tell colours apart. */
import type { Resource, Score } from './look';

export const SEATS = [
  { colour: '#d8483b', shape: 'square' },
  { colour: '#3f8be0', shape: 'round' },
  { colour: '#e7b92f', shape: 'triangle' },
  { colour: '#4aa956', shape: 'hexagon' },
  { colour: '#8e6bd1', shape: 'diamond' },
] as const;

export function colourOf(owner: number | 'neutral' | null): string {
  return typeof owner === 'number' ? SEATS[owner % SEATS.length]!.colour : '#b9b1a6';
}

/** What a seat holds and produces, in the order of its board. */
export const RESOURCES: readonly Resource[] = ['megacredits', 'steel', 'titanium', 'plants', 'energy', 'heat'];
/** The categories of points, in the order in which they are counted (9.3). */
export const POINTS: readonly Exclude<keyof Score, 'total'>[] = ['rating', 'awards', 'milestones', 'greeneries', 'cities', 'cards'];
/** Alone there are neither awards nor milestones (10.2.3). */
export const SOLO_POINTS: typeof POINTS = ['rating', 'greeneries', 'cities', 'cards'];
