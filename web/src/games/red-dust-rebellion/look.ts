// Made by scripts/look_types.py from the game's shown.py: change it there.

export type Faction = 'mg' | 'corp' | 'rd' | 'cr';

export type Nobody = '';

export type Control = Faction | 'coin' | Nobody;

export type Storm = '' | 'approaching' | 'raging';

export interface SpaceLook {
  pieces: Record<string, number>;
  population?: number;
  settlers?: number;
  damage?: number;
  level?: string;
  control?: Control;
  storm?: Storm;
  supply?: number;
}

export interface FactionLook {
  seat: number;
  eligible: boolean;
  acted: boolean;
  resources: number | null;
  total: number | null;
  score: number;
  threshold: number;
  margin: number;
  bases: number;
}

export type Did = '' | 'op' | 'op_and_special' | 'event';

export interface Confidence {
  box: number;
  value: number;
  plus: boolean;
  controller: Faction | Nobody;
}

export interface EventLook {
  id: string;
  flashpoint: number;
}

export interface Assets {
  hand: string[];
  in_play: string[];
  discard: string[];
  deck: number;
}

export interface Look {
  spaces: Record<string, SpaceLook>;
  available: Record<string, number>;
  casualties: Record<string, number>;
  gone: Record<string, number>;
  displaced: number;
  factions: Record<Faction, FactionLook>;
  order: Faction[];
  first_did: Did;
  acting: Faction | Nobody;
  profits: number;
  confidence: Confidence;
  flashpoint: number;
  rodgers: boolean;
  haboob: boolean;
  current: EventLook | null;
  next: EventLook | null;
  played: string[];
  events_left: number;
  storm_rounds: number;
  campaigns: string[];
  campaigns_gone: string[];
  campaigns_drawn: string[];
  assets: Assets;
  curiosity: string[];
  owed: number;
  pledged: number;
  chosen: string[];
}

export interface EventCard {
  id: string;
  deck: 'event';
  number: number;
  storm: boolean;
  flashpoint: number;
  order: Faction[];
}

export interface AssetCard {
  id: string;
  deck: 'asset';
  number: number;
  kind: 'capability' | 'event' | 'resource';
  value: number;
  operation: string;
}

export interface CampaignCard {
  id: string;
  deck: 'campaign';
  number: number;
}

export type Card = EventCard | AssetCard | CampaignCard;

export interface Space {
  id: string;
  mars: boolean;
  labyrinth: boolean;
  green: number;
  grey: number;
  bases: number;
  adjacent: string[];
  lines: string[];
}

export interface ConfidenceBox {
  value: number;
  controller: Faction | Nobody;
}

export type Side = 'mg' | 'corp' | 'rd' | 'cr' | 'eg';

export interface PieceKind {
  owner: Side;
  plain: string;
  base: boolean;
  active: boolean;
  casualty: boolean;
}

export interface Charts {
  confidence: ConfidenceBox[];
  pieces: Record<string, PieceKind>;
  track_end: number;
}

export interface Odds {
  removes: number;
  damage: boolean;
}
