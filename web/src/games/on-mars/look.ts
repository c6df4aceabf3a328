/** What the server shows of an On Mars table. */
import { START_MINE } from './geometry';

export const COMPANIES = ['blue', 'green', 'purple', 'yellow'] as const;
export const COLOURS: Record<string, string> = { blue: '#3d86d8', green: '#3fa35a', purple: '#8f63c9', yellow: '#e0b030' };
export const BUILDINGS = ['mine', 'generator', 'water_extractor', 'greenhouse', 'oxygen_condenser', 'shelter'] as const;
export const TINTS: Record<string, string> = {
  mine: '#b06a3a', generator: '#d9a520', water_extractor: '#3f8fd0', greenhouse: '#4f9a3a', oxygen_condenser: '#7fb8c9', shelter: '#d6cfc4',
};
export const ITEMS = ['mineral', 'battery', 'water', 'plant', 'oxygen'] as const;

/** The slots of an action: who stands there, how many places, and what one more of mine would cost extra. */
export interface Slots { action: string; colonists: string[]; places: number; extra: number }

export interface Cell {
  hex: string; building: string; owner: string; size: number; complex: string; advanced: string; marker: string;
  miner: string; crystal: boolean; tile: string; units: { company: string; unit: string }[];
}
export interface Firm {
  company: string; lacerda: boolean; op: number; score: Record<string, number>; side: string; space: number; laid: boolean;
  goods: Record<string, number>; limit: number; crystals: number; crystal_spaces: number; waiting: number;
  ships: number[]; hangar: number; quarters: number; capacity: number; working: number; supply: number; shelters_left: number;
  bots_on_mars: number; bots_left: number; rover: string;
  lab: { tech: string; space: string }[]; progress: string[]; discoveries: number; research: string[];
  blueprints: { blueprint: string; hex: string; scientist: string; tile: string }[];
  scientists: { scientist: string; at: string }[];
  contracts: { contract: string; done: boolean; minerals: number; items: number }[];
  goals: string[]; goal_done: string; settler: string[]; tasks: string[]; markers: number;
}
export interface Look {
  round: number; ending: string; active: string; main_done: boolean; executive_done: boolean; level: number; remaining: number;
  shuttle: { side: string; space: number }; map: Cell[]; stacks: Record<string, number>;
  lss: { building: string; row: number; reward: string }[];
  missions: { space: string; mission: string; left: number; crystals: number; action: string }[];
  warehouse: Record<string, number>; grid: { space: string; tech: string }[]; tech_stack: number; display: string[];
  posts: { post: string; scientist: string; contract: string }[]; contract_deck: string[]; exploration: string[]; discovery_stack: number;
  slots: Slots[]; spaces: string[]; companies: Firm[];
  sites: { building: string; hex: string; tech: number }[];
  solo: null | { goal: string; deck: number; pass: number; icon: string; bots: number; card: null | { action: number; mission: string; travels: boolean } };
}

/** What the end of the game brings a company, or has brought it. */
export const finalParts = (firm: Firm): number => Object.values(firm.score).reduce((sum, points) => sum + points, 0);

/** The id of a thing named as `kind/id`. */
export const named = (ref: unknown): string => String(ref).split('/')[1] ?? '';

/** Where a piece stands; a Rover that has not moved yet will start from the Mine in the middle. */
export function whereIs(look: Look, company: string, unit: string): string {
  return look.map.find((cell) => cell.units.some((each) => each.company === company && each.unit === unit))?.hex ?? START_MINE;
}
