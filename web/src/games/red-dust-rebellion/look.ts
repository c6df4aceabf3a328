/** What the server shows of a Red Dust Rebellion table. */
export type Faction = 'mg' | 'corp' | 'rd' | 'cr';
export const FACTIONS: Faction[] = ['mg', 'corp', 'rd', 'cr'];
export const COLOURS: Record<Faction | 'eg', string> = { mg: '#3f7fd6', corp: '#e3b23a', rd: '#d3443a', cr: '#e8842c', eg: '#8fa7bd' };
export const THRESHOLDS: Partial<Record<Faction, number>> = { mg: 34, corp: 36, rd: 32 };

export interface SpaceLook {
  pieces: Record<string, number>; population?: number; settlers?: number; damage?: number; level?: string;
  control?: string; storm?: string; supply?: number;
}
export interface Side {
  seat: number; eligible: boolean; acted: boolean; resources: number | null; total: number | null;
  score: number; margin: number; bases: number;
}
export interface Look {
  spaces: Record<string, SpaceLook>; available: Record<string, number>; casualties: Record<string, number>; gone: Record<string, number>;
  displaced: number; factions: Record<Faction, Side>; order: Faction[]; first_did: string; acting: Faction | '';
  profits: number; enemy_bases: number;
  confidence: { box: number; value: number; plus: boolean; controller: string };
  flashpoint: number; rodgers: boolean; haboob: boolean;
  current: { id: string; flashpoint: number } | null; next: { id: string; flashpoint: number } | null;
  events_left: number; storm_rounds: number;
  campaigns: string[]; campaigns_drawn: string[];
  assets: { hand: string[]; in_play: string[]; discard: string[]; deck: number };
  owed: number;
}

/** How a kind of piece is drawn: whose it is, its shape and its mark. */
export interface PieceFace { side: Faction | 'eg'; shape: 'cube' | 'hexagon' | 'disk' | 'star'; active?: boolean; upgraded?: boolean; mark?: string }
export const PIECES: Record<string, PieceFace> = {
  mg_troop: { side: 'mg', shape: 'cube' },
  fortified: { side: 'mg', shape: 'cube', upgraded: true },
  mg_base: { side: 'mg', shape: 'disk' },
  security: { side: 'corp', shape: 'cube' },
  specops: { side: 'corp', shape: 'hexagon' },
  active_specops: { side: 'corp', shape: 'hexagon', active: true },
  corp_base: { side: 'corp', shape: 'disk' },
  terraforming: { side: 'corp', shape: 'disk', upgraded: true, mark: 'T' },
  eg_troop: { side: 'eg', shape: 'cube' },
  satellite: { side: 'eg', shape: 'star' },
  rd_rebel: { side: 'rd', shape: 'hexagon' },
  active_rd: { side: 'rd', shape: 'hexagon', active: true },
  rd_base: { side: 'rd', shape: 'disk' },
  dug_in: { side: 'rd', shape: 'disk', upgraded: true, mark: 'D' },
  cr_rebel: { side: 'cr', shape: 'hexagon' },
  active_cr: { side: 'cr', shape: 'hexagon', active: true },
  cr_base: { side: 'cr', shape: 'disk' },
  conversion: { side: 'cr', shape: 'disk', upgraded: true, mark: 'C' },
};
export const isBase = (kind: string): boolean => PIECES[kind]?.shape === 'disk';

export function factionOf(look: Look, seat: number): Faction[] {
  return FACTIONS.filter((faction) => look.factions[faction].seat === seat);
}
