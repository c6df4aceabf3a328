/** The signs of the Factions: colour and shape together. */
import type { SeatFace } from '..';
import { COLOURS } from './factions';
import type { Faction } from './look';

const SHAPES: Record<Faction, SeatFace['shape']> = { mg: 'square', corp: 'diamond', rd: 'hexagon', cr: 'triangle' };

export function signOf(faction: Faction): SeatFace {
  return { ref: `faction/${faction}`, colour: COLOURS[faction], shape: SHAPES[faction] };
}
