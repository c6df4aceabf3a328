/** What a coup or a realignment is likely to bring, counted over the dice, from what lies open on the table. */
import { COUNTRIES, LINKS, type Place } from './layout';
import type { Look, Power } from './look';

const DIE = [1, 2, 3, 4, 5, 6] as const;
const BY_ID: ReadonlyMap<string, Place> = new Map(COUNTRIES.map((place) => [place.id, place]));
const HOMES: Record<string, Power> = { usa: 'us', ussr: 'ussr' };

export const other = (power: Power): Power => (power === 'us' ? 'ussr' : 'us');

export function neighbours(id: string): string[] {
  return LINKS.filter((link) => link.includes(id)).map(([a, b]) => (a === id ? b : a));
}

const influence = (look: Look, id: string, power: Power): number => look.influence[id]?.[power === 'us' ? 0 : 1] ?? 0;

export interface CoupOdds { succeeds: number; average: number; controls: number; ops: number; modifier: number; defcon: boolean }

/** 6.3.2: the die plus the operations, less twice the stability, is what changes. */
export function coupOdds(look: Look, by: Power, id: string, ops: number): CoupOdds {
  const stability = BY_ID.get(id)?.stability ?? 0;
  const modifier = coupModifier(look, by, id);
  const results = DIE.map((die) => Math.max(0, die + modifier + ops - 2 * stability));
  const theirs = influence(look, id, other(by));
  const ours = influence(look, id, by);
  const controls = results.filter((change) => {
    const left = Math.max(0, theirs - change);
    const gained = ours + Math.max(0, change - theirs);
    return gained >= stability && gained - left >= stability;
  });
  return {
    succeeds: results.filter((change) => change > 0).length / 6,
    average: results.reduce((sum, change) => sum + change, 0) / 6,
    controls: controls.length / 6,
    ops,
    modifier,
    defcon: BY_ID.get(id)?.battleground ?? false,
  };
}

/** Cards in effect that change coup rolls. */
function coupModifier(look: Look, by: Power, id: string): number {
  const region = BY_ID.get(id)?.region;
  const has = (card: string) => look.effects.find((effect) => effect.card === card);
  let modifier = 0;
  if (has('salt_negotiations')) modifier -= 1;
  const squads = has('latin_american_death_squads');
  if (squads && (region === 'central_america' || region === 'south_america')) modifier += squads.side === by ? 1 : -1;
  return modifier;
}

export interface RealignOdds { gain: number; loss: number; modifiers: Record<Power, number> }

/** 6.2.2: one for each adjacent controlled country, one for more influence there, one for the adjacent homeland. */
export function realignModifier(look: Look, power: Power, id: string): number {
  const beside = neighbours(id).filter((each) => (HOMES[each] ?? look.control[each]) === power).length;
  const more = influence(look, id, power) > influence(look, id, other(power)) ? 1 : 0;
  const contra = power === 'us' && look.effects.some((effect) => effect.card === 'iran_contra_scandal') ? -1 : 0;
  return beside + more + contra;
}

export function realignOdds(look: Look, by: Power, id: string): RealignOdds {
  const modifiers = { us: realignModifier(look, 'us', id), ussr: realignModifier(look, 'ussr', id) };
  let [gain, loss] = [0, 0];
  for (const ours of DIE) {
    for (const theirs of DIE) {
      const difference = ours + modifiers[by] - theirs - modifiers[other(by)];
      gain += Math.min(Math.max(0, difference), influence(look, id, other(by)));
      loss += Math.min(Math.max(0, -difference), influence(look, id, by));
    }
  }
  return { gain: gain / 36, loss: loss / 36, modifiers };
}

/** What a point costs there: two where the enemy controls. */
export function placeCost(look: Look, by: Power, id: string): number {
  return look.control[id] === other(by) ? 2 : 1;
}
