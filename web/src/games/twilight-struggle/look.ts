/** Twilight Struggle's picture of the table, as the server sends it. */

export type Power = 'us' | 'ussr';
export type Both<T> = Record<Power, T>;
export interface Standing { countries: number; battlegrounds?: number; beside_enemy?: number; standing?: string; vp: number }
export interface RegionLook { us: Standing; ussr: Standing; net: number }
export interface Effect { card: string; side: Power | null; until: string; region: string | null }

export interface Look {
  turn: number;
  round: number;
  phase: 'setup' | 'headline' | 'action' | 'end';
  phasing: Power | null;
  rounds: Both<number>;
  defcon: number;
  vp: number;
  military_ops: Both<number>;
  space: Both<{ box: number; tries: number; allowed: number }>;
  china: { holder: Power | null; face_up: boolean };
  influence: Record<string, [number, number]>;
  control: Record<string, Power>;
  hands: Both<{ count: number; cards: string[] }>;
  headlines: Both<{ chosen: boolean; card: string | null }>;
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
  operation: null | {
    by: Power; kind: string; card: string | null; points: number; spent: number; left: number; bonus: string[];
  };
  options: Record<string, boolean | number | string>;
  result: null | { winner: Power | null; how: string };
}

export const POWERS: readonly Power[] = ['us', 'ussr'];
export const seatOf = (power: Power): number => POWERS.indexOf(power);
export const powerOf = (seat: number): Power | undefined => POWERS[seat];
