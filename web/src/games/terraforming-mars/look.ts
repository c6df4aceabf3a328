// Made by scripts/look_types.py from the game's shown.py: change it there.

export type Area = 'land' | 'ocean' | 'noctis';

export interface Hex {
  id: string;
  row: number;
  col: number;
  type: Area;
  name: string | null;
  volcanic: boolean;
  bonus: Record<string, number>;
  tile: string | null;
  owner: number | 'neutral' | null;
  claim: number | null;
}

export interface Offworld {
  id: string;
  owner: number | null;
}

export interface Milestone {
  id: string;
  goal: number;
  owner: number | null;
  standing: number[];
}

export interface Award {
  id: string;
  funder: number | null;
  standing: number[];
  points: number[];
}

export interface Project {
  id: string;
  price: number;
}

export type Resource = 'megacredits' | 'steel' | 'titanium' | 'plants' | 'energy' | 'heat';

export type Stock = Record<Resource, number>;

export interface InPlay {
  id: string;
  resource: string | null;
  resources: number;
  used: boolean;
  points: number;
}

export interface Score {
  rating: number;
  awards: number;
  milestones: number;
  greeneries: number;
  cities: number;
  cards: number;
  total: number;
}

export interface Player {
  seat: number;
  corporation: string | null;
  beginner: boolean;
  rating: number;
  stock: Stock;
  production: Stock;
  steel_value: number;
  titanium_value: number;
  plants_per_greenery: number;
  heat_as_money: boolean;
  shift: number;
  next_discount: number;
  tags: Record<string, number>;
  hand: number;
  cards: InPlay[];
  corporation_used: boolean;
  events: string[];
  passed: boolean;
  ready: boolean;
  first_action_due: boolean;
  score: Score;
}

export interface Hindrance {
  key: string;
  rule: string;
  args: Record<string, string | number>;
}

export interface Held {
  id: string;
  price: number;
  why: Hindrance | null;
}

export interface Choosing {
  corporations: string[];
  affordable: Record<string, number>;
  corporation: string | null;
  cards: string[];
  kept: string[];
  price: number;
  brings: number;
}

export interface Discount {
  tag: string | null;
  less: number;
}

export type Means = 'steel' | 'titanium' | 'heat';

export type Mix = [number, number, number];

export interface Payment {
  for: string | null;
  cost: number | null;
  discounts: Discount[];
  price: number;
  asked: Means;
  worth: Record<Means, number>;
  ways: Mix[];
  sensible: Mix;
}

export interface Look {
  phase: string;
  generation: number;
  last_generation: number | null;
  first: number;
  active: number | null;
  solo: boolean;
  corporate_era: boolean;
  draft: boolean;
  draft_to: 'left' | 'right' | null;
  temperature: number;
  oxygen: number;
  oceans: number;
  deck: number;
  discards: number;
  hexes: Hex[];
  offworld: Offworld[];
  milestones: Milestone[];
  milestones_left: number;
  milestone_price: number;
  awards: Award[];
  award_price: number | null;
  projects: Project[];
  players: Player[];
  hand: Held[];
  choosing: Choosing | null;
  payment: Payment | null;
  revealed: string | null;
}

export interface Need {
  what: string;
  of: string;
  at_least?: number;
  at_most?: number;
}

export interface Card {
  id: string;
  number: number | null;
  cost: number;
  tags: string[];
  color: 'green' | 'blue' | 'red' | 'corporation';
  era: boolean;
  needs: Need[];
  points: number | null;
  resource: string | null;
  action: boolean;
}

export interface Space {
  id: string;
  type: Area;
  name: string | null;
  neighbours: string[];
}

export interface Bonus {
  at: number;
  gives: string;
}

export interface Track {
  steps: number[];
  bonuses: Bonus[];
}

export type Picture = 'resource/megacredits' | 'resource/steel' | 'resource/titanium' | 'resource/plants' | 'resource/energy' | 'resource/heat' | 'tag/building' | 'tag/space' | 'tag/power' | 'tag/science' | 'tag/jovian' | 'tag/earth' | 'tag/plant' | 'tag/microbe' | 'tag/animal' | 'tag/city' | 'tag/event' | 'cube/animal' | 'cube/microbe' | 'cube/science' | 'cube/fighter' | 'cube/any' | 'tile/ocean' | 'tile/greenery' | 'tile/city' | 'tile/capital' | 'tile/natural_preserve' | 'tile/mining_area' | 'tile/mining_rights' | 'tile/commercial_district' | 'tile/nuclear_zone' | 'tile/industrial_center' | 'tile/ecological_zone' | 'tile/lava_flows' | 'tile/mohole_area' | 'tile/restricted_area' | 'tile/any' | 'temperature' | 'oxygen' | 'rating' | 'points' | 'card' | 'look' | 'next' | 'project' | 'requirement' | 'claim' | 'copy' | 'protect' | 'or' | 'per' | 'then';

export interface Sign {
  icon: Picture;
  n?: number | string;
  box?: boolean;
  any?: boolean;
  star?: boolean;
}

export interface Row {
  kind: 'now' | 'first' | 'action' | 'lasting' | 'points';
  when: Sign[];
  then: Sign[];
}

export interface Charts {
  temperature: Track;
  oxygen: Track;
  degrees: number;
  oceans: number;
  cards: Record<string, Row[]>;
  goals: Record<string, Sign[]>;
  projects: Record<string, Sign[]>;
}
