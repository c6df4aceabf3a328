/** What the server shows of a Terraforming Mars table. */
import type { Words } from '../../lib/protocol';

export const RESOURCES = ['megacredits', 'steel', 'titanium', 'plants', 'energy', 'heat'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Stock = Record<Resource, number>;

export interface Hex {
  id: string; row: number; col: number; type: 'land' | 'ocean' | 'noctis'; name: string | null; volcanic: boolean;
  bonus: Partial<Record<'steel' | 'titanium' | 'plants' | 'card', number>>;
  tile: string | null; owner: number | 'neutral' | null; claim: number | null;
}
export interface InPlay { id: string; resource: string | null; resources: number; used: boolean; points: number }
export interface Score { rating: number; awards: number; milestones: number; greeneries: number; cities: number; cards: number; total: number }
/** The categories of points, in the order in which they are counted (9.3). */
export const POINTS = ['rating', 'awards', 'milestones', 'greeneries', 'cities', 'cards'] as const;
/** Alone there are neither awards nor milestones (10.2.3). */
export const SOLO_POINTS = ['rating', 'greeneries', 'cities', 'cards'] as const;
export interface Player {
  seat: number; corporation: string | null; rating: number; stock: Stock; production: Stock;
  tags: Record<string, number>; hand: number; cards: InPlay[]; corporation_used: boolean; events: string[];
  passed: boolean; ready: boolean; first_action_due: boolean; score: Score;
}
export interface Choosing {
  corporations: string[]; corporation: string | null; cards: string[]; kept: string[]; price: number;
}
/** Units of steel, titanium and heat; M€ fill up. */
export type Mix = [steel: number, titanium: number, heat: number];
export interface Payment {
  for: string | null; cost: number | null; discounts: { tag: string | null; less: number }[]; price: number; asked: string;
  worth: Record<'steel' | 'titanium' | 'heat', number>; ways: Mix[]; sensible: Mix;
}
/** A card in hand: what it costs now, and what hinders playing it. */
export interface Held { id: string; price: number; why: Words | null }
export interface Look {
  phase: string; generation: number; last_generation: number | null; first: number; active: number | null; solo: boolean;
  temperature: number; oxygen: number; oceans: number;
  tracks: Record<'temperature' | 'oxygen', { at: number; gives: string }[]>;
  deck: number; discards: number; hexes: Hex[]; offworld: { id: string; owner: number | null }[];
  milestones: { id: string; goal: number; owner: number | null; standing: number[] }[]; milestone_price: number;
  awards: { id: string; funder: number | null; standing: number[]; points: number[] }[]; award_price: number | null;
  projects: { id: string; price: number }[]; players: Player[];
  hand: Held[]; choosing: Choosing | null; payment: Payment | null; revealed: string | null;
}

/** Seats by colour and shape; the shape is for eyes that do not tell colours apart. */
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
