/** The Factions: their colours, and who plays them. */
import type { Faction, Look, Side } from './look';

export const FACTIONS: Faction[] = ['mg', 'corp', 'rd', 'cr'];
export const COLOURS: Record<Side, string> = { mg: '#3f7fd6', corp: '#f0c93f', rd: '#d0303f', cr: '#f28c28', eg: '#b9c7d6' };
/** What is read on a faction's colour. */
export const INKS: Record<Side, string> = { mg: '#fff', corp: '#241a00', rd: '#fff', cr: '#2a1400', eg: '#101820' };

export function factionsOf(look: Look, seat: number): Faction[] {
  return FACTIONS.filter((faction) => look.factions[faction].seat === seat);
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
