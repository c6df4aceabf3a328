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

export interface Charts {
  temperature: Track;
  oxygen: Track;
  degrees: number;
  oceans: number;
}
