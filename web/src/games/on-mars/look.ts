// Made by scripts/look_types.py from the game's shown.py: change it there.

export type Ending = 'running' | 'triggered' | 'last_round' | 'over';

export interface Shuttle {
  side: string;
  space: number;
}

export interface Unit {
  company: string;
  unit: string;
}

export interface Cell {
  hex: string;
  building: string;
  owner: string;
  size: number;
  complex: string;
  advanced: string;
  marker: string;
  miner: string;
  crystal: boolean;
  tile: string;
  units: Unit[];
}

export interface LifeSupport {
  building: string;
  row: number;
  reward: string;
}

export interface Mission {
  space: string;
  mission: string;
  left: number;
  crystals: number;
  action: string;
}

export interface Tech {
  tech: string;
  space: string;
}

export interface Post {
  post: string;
  scientist: string;
  contract: string;
}

export interface Slots {
  action: string;
  colonists: string[];
  places: number;
  extra: number;
}

export interface Blueprint {
  blueprint: string;
  hex: string;
  scientist: string;
  tile: string;
}

export interface Scientist {
  scientist: string;
  at: string;
}

export interface Contract {
  contract: string;
  done: boolean;
  minerals: number;
  items: number;
}

export interface Firm {
  company: string;
  lacerda: boolean;
  op: number;
  score: Record<string, number>;
  side: string;
  space: number;
  laid: boolean;
  goods: Record<string, number>;
  limit: number;
  crystals: number;
  crystal_spaces: number;
  waiting: number;
  ships: number[];
  hangar: number;
  quarters: number;
  capacity: number;
  working: number;
  supply: number;
  shelters_left: number;
  bots_on_mars: number;
  bots_left: number;
  rover: string;
  markers: number;
  lab: Tech[];
  progress: string[];
  discoveries: number;
  research: string[];
  blueprints: Blueprint[];
  scientists: Scientist[];
  contracts: Contract[];
  goals: string[];
  goal_done: string;
  settler: string[];
  tasks: string[];
}

export interface Site {
  building: string;
  hex: string;
  tech: number;
}

export interface SoloCard {
  action: number;
  mission: string;
  travels: boolean;
}

export interface Solo {
  goal: string;
  deck: number;
  pass: number;
  icon: string;
  bots: number;
  card: SoloCard | null;
}

export interface Look {
  round: number;
  ending: Ending;
  active: string;
  main_done: boolean;
  executive_done: boolean;
  level: number;
  remaining: number;
  shuttle: Shuttle;
  map: Cell[];
  stacks: Record<string, number>;
  lss: LifeSupport[];
  missions: Mission[];
  warehouse: Record<string, number>;
  grid: Tech[];
  tech_stack: number;
  display: string[];
  posts: Post[];
  contract_deck: string[];
  exploration: string[];
  discovery_stack: number;
  radar: string;
  slots: Slots[];
  spaces: string[];
  companies: Firm[];
  sites: Site[];
  solo: Solo | null;
}

export type OwnValue = 'designed' | 'inferred';

export interface Card {
  id: string;
  kind: 'blueprint' | 'scientist' | 'contract' | 'mission' | 'goal' | 'tile' | 'reward' | 'settler' | 'task';
  level?: number;
  building?: string;
  gain?: string;
  works_in?: string;
  scores?: string;
  needs?: number[];
  crystals?: number;
  buildings?: string[];
  own_value?: OwnValue;
}

export interface Space {
  id: string;
  q?: number;
  r?: number;
  zone?: string[];
  starts?: string;
  gives?: string;
  own_value?: OwnValue;
}

export interface Charts {
  building_cost: Record<string, string>;
  product: Record<string, string>;
  grid_cost: Record<string, string[]>;
  column_cost: string[][];
  column_op: number[];
  lab_benefit: Record<string, string>;
  space_benefit: string[];
  executive_cost: Record<string, number>;
  ship_cost: string[];
  scientist_cost: Record<string, string[]>;
  scientist_op: number;
  contract: Record<string, string>;
  contract_cost: string[];
  contract_op: Record<string, number>;
  quarters_op: number[];
  first_mine: string;
}

export interface Price {
  pays: string[];
  gets: string[];
  tech: number;
}
