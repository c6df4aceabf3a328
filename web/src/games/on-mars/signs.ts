/** The signs of the companies: colour and shape together. */
import type { SeatFace } from '..';
import { COLOURS, COMPANIES } from './things';

const SHAPES = ['round', 'square', 'hexagon', 'triangle'] as const;

export const SIGNS: Record<string, SeatFace> = Object.fromEntries(
  COMPANIES.map((company, i) => [company, { ref: `company/${company}`, colour: COLOURS[company]!, shape: SHAPES[i]! }]),
);
