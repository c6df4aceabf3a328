/** What the server shows of an On Mars table. */
export type Company = 'blue' | 'green' | 'purple' | 'yellow';
export const COLOURS: Record<string, string> = { blue: '#3d86d8', green: '#3fa35a', purple: '#8f63c9', yellow: '#e0b030' };
export const BUILDINGS = ['mine', 'generator', 'water_extractor', 'greenhouse', 'oxygen_condenser', 'shelter'] as const;
export const TINTS: Record<string, string> = {
  mine: '#b06a3a', generator: '#d9a520', water_extractor: '#3f8fd0', greenhouse: '#4f9a3a', oxygen_condenser: '#7fb8c9', shelter: '#d6cfc4',
};
export const ITEMS = ['mineral', 'battery', 'water', 'plant', 'oxygen'] as const;

export interface Cell {
  hex: string; building: string; owner: string; size: number; complex: string; advanced: string; marker: string;
  miner: string; crystal: boolean; tile: string; units: { company: string; unit: string }[];
}
export interface Firm {
  company: string; lacerda: boolean; op: number; score: Record<string, number>; side: string; space: number;
  goods: Record<string, number>; limit: number; crystals: number; crystal_spaces: number; waiting: number;
  ships: number[]; hangar: number; quarters: number; capacity: number; working: number; supply: number; shelters_left: number;
  bots_on_mars: number; bots_left: number; rover: string;
  lab: { tech: string; space: string }[]; progress: string[]; discoveries: number; research: string[];
  blueprints: { blueprint: string; hex: string; scientist: string; tile: string }[];
  scientists: { scientist: string; at: string }[];
  contracts: { contract: string; done: boolean; minerals: number; items: Record<string, number> }[];
  goals: string[]; goal_done: string; tasks: string[];
}
export interface Look {
  round: number; ending: string; active: string; main_done: boolean; executive_done: boolean; level: number; remaining: number;
  shuttle: { side: string; space: number }; map: Cell[]; stacks: Record<string, number>;
  lss: { building: string; row: number; reward: string }[];
  missions: { space: string; mission: string; left: number; crystals: number; action: string }[];
  warehouse: Record<string, number>; grid: { space: string; tech: string }[]; tech_stack: number; display: string[];
  posts: { post: string; scientist: string; contract: string }[]; exploration: string[]; discovery_stack: number;
  slots: { action: string; colonists: string[] }[]; spaces: string[]; companies: Firm[];
  sites: { building: string; hex: string; tech: number }[];
  solo: null | { goal: string; deck: number; pass: number; icon: string; card: null | { action: number; mission: string; travels: boolean } };
}
