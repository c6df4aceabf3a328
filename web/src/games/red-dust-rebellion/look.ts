/** What the server shows of a Red Dust Rebellion table. */
export type Faction = 'mg' | 'corp' | 'rd' | 'cr';
export type Side = Faction | 'eg';
export const FACTIONS: Faction[] = ['mg', 'corp', 'rd', 'cr'];
export const COLOURS: Record<Side, string> = { mg: '#3f7fd6', corp: '#f0c93f', rd: '#d0303f', cr: '#f28c28', eg: '#b9c7d6' };
/** What is read on a faction's colour. */
export const INKS: Record<Side, string> = { mg: '#fff', corp: '#241a00', rd: '#fff', cr: '#2a1400', eg: '#101820' };
export const THRESHOLDS: Partial<Record<Faction, number>> = { mg: 34, corp: 36, rd: 32 };

export interface SpaceLook {
  pieces: Record<string, number>; population?: number; settlers?: number; damage?: number; level?: string;
  control?: string; storm?: string; supply?: number;
}
export interface FactionLook {
  seat: number; eligible: boolean; acted: boolean; resources: number | null; total: number | null;
  score: number; margin: number; bases: number;
}
export interface EventLook { id: string; flashpoint: number }
export interface Look {
  spaces: Record<string, SpaceLook>; available: Record<string, number>; casualties: Record<string, number>; gone: Record<string, number>;
  displaced: number; factions: Record<Faction, FactionLook>; order: Faction[]; first_did: string; acting: Faction | '';
  profits: number; enemy_bases: number;
  confidence: { box: number; value: number; plus: boolean; controller: Faction | '' };
  flashpoint: number; rodgers: boolean; haboob: boolean;
  current: EventLook | null; next: EventLook | null;
  events_left: number; storm_rounds: number;
  campaigns: string[]; campaigns_gone: string[]; campaigns_drawn: string[];
  assets: { hand: string[]; in_play: string[]; discard: string[]; deck: number };
  owed: number; chosen: string[];
}

export function factionsOf(look: Look, seat: number): Faction[] {
  return FACTIONS.filter((faction) => look.factions[faction].seat === seat);
}

/** What a faction must exceed at a Dust Storm. */
export function thresholdOf(look: Look, faction: Faction): number {
  return THRESHOLDS[faction] ?? look.enemy_bases;
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

/** EarthGov Confidence from the bottom box up: its value and who commands EarthGov's pieces. */
export const CONFIDENCE: { value: number; controller: Faction | '' }[] = [
  { value: 0, controller: '' },
  { value: 0, controller: 'corp' },
  { value: 1, controller: 'corp' },
  { value: 1, controller: 'corp' },
  { value: 2, controller: 'corp' },
  { value: 4, controller: 'corp' },
  { value: 6, controller: 'mg' },
  { value: 8, controller: 'mg' },
  { value: 10, controller: 'mg' },
];
