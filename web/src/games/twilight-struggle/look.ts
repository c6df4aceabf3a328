// Made by scripts/look_types.py from the game's shown.py: change it there.

export type Phase = 'setup' | 'headline' | 'action' | 'end';

export type Power = 'us' | 'ussr';

export interface InSpace {
  box: number;
  tries: number;
  allowed: number;
}

export interface ChinaCard {
  holder: Power | null;
  face_up: boolean;
}

export type Influence = [number, number];

export interface Hand {
  count: number;
  cards: string[];
}

export interface Headline {
  chosen: boolean;
  card: string | null;
}

export type Until = 'turn' | 'game' | 'scoring' | 'released' | 'next_round';

export interface Effect {
  card: string;
  side: Power | null;
  until: Until;
  region: string | null;
}

export type Degree = 'none' | 'presence' | 'domination' | 'control';

export interface Standing {
  countries: number;
  battlegrounds?: number;
  beside_enemy?: number;
  standing?: Degree;
  vp: number;
}

export interface RegionLook {
  us: Standing;
  ussr: Standing;
  net: number;
}

export type OperationKind = 'influence' | 'realignment' | 'coup' | 'any';

export interface Operation {
  by: Power;
  kind: OperationKind;
  card: string | null;
  points: number;
  spent: number;
  left: number;
  bonus: string[];
}

export interface Outcome {
  winner: Power | null;
  how: string;
}

export interface Look {
  turn: number;
  round: number;
  phase: Phase;
  phasing: Power | null;
  rounds: Record<Power, number>;
  defcon: number;
  vp: number;
  military_ops: Record<Power, number>;
  space: Record<Power, InSpace>;
  china: ChinaCard;
  influence: Record<string, Influence>;
  control: Record<string, Power>;
  hands: Record<Power, Hand>;
  headlines: Record<Power, Headline>;
  deck: number;
  discard: string[];
  removed: string[];
  table: string[];
  looked_at: string[];
  effects: Effect[];
  crisis: Power | null;
  owed: Power | null;
  trapped: Power[];
  regions: Record<string, RegionLook>;
  operation: Operation | null;
  options: Record<string, boolean | number | string>;
  result: Outcome | null;
}

export type EraId = 'early' | 'mid' | 'late';

export interface Card {
  id: string;
  number: number;
  side: 'us' | 'ussr' | 'neutral';
  ops: number;
  era: EraId;
  scoring: boolean;
  starred: boolean;
  underlined: boolean;
  war: boolean;
  optional: boolean;
}

export type RegionId = 'europe' | 'asia' | 'middle_east' | 'africa' | 'central_america' | 'south_america';

export interface Space {
  id: string;
  region: RegionId;
  subregions: string[];
  stability: number;
  battleground: boolean;
  adjacent: string[];
  variant: boolean;
}

export interface SpaceBox {
  box: number;
  roll: number;
  ops: number;
  first: number;
  second: number;
  ability: boolean;
}

export interface War {
  era: EraId;
  first: number;
  last: number;
}

export interface Charts {
  regions: Record<string, number[]>;
  space: SpaceBox[];
  wars: War[];
  vp_end: number;
}

export interface CoupOdds {
  kind: 'coup';
  ops: number;
  modifier: number;
  succeeds: number;
  controls: number;
  average: number;
  defcon: number;
  ends: Outcome | null;
  outcomes: Influence[];
}

export interface RealignOdds {
  kind: 'realign';
  us: number;
  ussr: number;
  gain: number;
  loss: number;
  outcomes: Influence[];
}

export interface WarOdds {
  kind: 'war';
  by: Power;
  minus: number;
  wins: number;
  vp: number;
  outcomes: Influence[];
}

export interface SpaceOdds {
  kind: 'space';
  box: number;
  roll: number;
  succeeds: number;
  vp: number;
  outcomes: number[];
}

export type Odds = CoupOdds | RealignOdds | WarOdds | SpaceOdds;

export interface Price {
  points: number;
}
