/** What things of the table mean, in words: a heading with their name, then what they cost, do and bring. */
import { titled } from '../../lib/explained';
import { t, thing } from '../../lib/words.svelte';
import type { Firm, Slots } from './look';
import { CHARTS } from './printed';
import { ownValue, TINTS } from './things';

const dashed = (id: string): string => id.replaceAll('_', '-');
const sentences = (...words: string[]): string => words.filter(Boolean).join(' ');
/** Units of a cost by their names. */
const units = (cost: string[]): string => cost.map((unit) => (unit === 'any' ? t('om-board-any') : unit === 'colonist' ? thing('om', 'reward/colonists') : thing('om', `item/${unit}`))).join(', ');
/** What a space gives, as it is said of Turn Order spaces too. */
const benefit = (id: string): string => t(`om-board-benefit-${dashed(id)}`);

export function action(id: string, slots?: Slots): string {
  const crowd = slots ? t('om-explain-slots', { n: slots.colonists.length }) : '';
  const extra = slots && slots.extra > 0 ? t('om-explain-slots-extra', { extra: slots.extra }) : '';
  return titled(thing('om', `action/${id}`), sentences(t(`om-explain-action-${dashed(id)}`), crowd, extra));
}

/** An executive action on its space of the Depot, and what lies there. */
export function executive(id: string, { ship, crystal }: { ship: boolean; crystal: boolean }): string {
  const name = id === 'building' ? t('om-board-executive-building') : thing('om', `executive/${id}`);
  const there = ship ? t('om-explain-executive-ship') : crystal ? t('om-explain-executive-crystal') : '';
  return titled(name, sentences(t(`om-explain-executive-${dashed(id)}`), t('om-explain-executive-cost', { n: CHARTS.executive_cost[id] ?? 0 }), there));
}

const techDoes = (tech: string): string => t(`om-explain-tech-${tech in TINTS ? 'building' : tech}`);

/** A Tech tile on the grid, with the cost of its row. */
export function gridTile(tech: string, space: string): string {
  const cost = CHARTS.grid_cost[space] ?? [];
  return titled(thing('om', `tech/${tech}`), sentences(techDoes(tech), t('om-explain-tech-shared'), `${t('om-explain-grid-cost', { cost: cost.length > 0 ? units(cost) : t('om-board-free') })}.`));
}

/** A space of the Laboratory, with the Tech tile on it. */
export function labSpace(space: string, tech: string): string {
  const level = Number(space[0]);
  const gives = CHARTS.lab_benefit[space] ?? 'nothing';
  if (tech) return titled(thing('om', `tech/${tech}`), sentences(t('om-explain-tech-level', { level }), techDoes(tech), t('om-explain-tech-shared')));
  const given = gives === 'nothing' ? t('om-explain-lab-nothing') : `${t('om-explain-lab-gives', { benefit: benefit(gives) })}.`;
  return titled(thing('om', `lab/${space}`), sentences(labCost(level), given, ownValue(`lab_${space}`)));
}

function labCost(level: number): string {
  const cost = CHARTS.column_cost[level - 1] ?? [];
  return cost.length > 0 ? `${t('om-explain-lab-cost', { cost: units(cost) })}.` : t('om-explain-lab-free');
}

export function labColumn(level: number): string {
  return sentences(t('om-explain-lab-column', { level, op: CHARTS.column_op[level - 1] ?? 0 }), labCost(level));
}

export function building(id: string, left: number): string {
  const cost = units([CHARTS.building_cost[id] ?? '']);
  const what = id === 'mine' || id === 'shelter' ? t(`om-explain-building-${id}`) : t('om-explain-building', { cost, product: units([CHARTS.product[id] ?? '']) });
  return titled(thing('om', `building/${id}`), sentences(what, t('om-explain-stack', { n: left })));
}

export function item(id: string): string {
  return titled(thing('om', `item/${id}`), t(`om-explain-${id}`));
}

/** A resource or the crystals of a company, and how many it can keep. */
export function stored(id: string, firm: Firm): string {
  const held = id === 'crystal'
    ? t('om-explain-crystals', { n: firm.crystals, room: firm.crystal_spaces, waiting: firm.waiting })
    : t('om-explain-limit', { n: firm.goods[id] ?? 0, limit: firm.limit });
  return titled(thing('om', `item/${id}`), sentences(held, t(`om-explain-${id}`)));
}

export function inWarehouse(id: string, n: number): string {
  return titled(thing('om', `item/${id}`), sentences(t('om-explain-warehouse', { n }), t(`om-explain-${id}`)));
}

/** A Turn Order space and its benefit. */
export function space(i: number): string {
  const gives = CHARTS.space_benefit[i] ?? 'nothing';
  const told = gives === 'nothing' ? t('om-explain-space-nothing') : t('om-explain-space-benefit', { benefit: benefit(gives) });
  return titled(t('om-board-space', { space: i + 1 }), sentences(t('om-explain-space', { benefit: told }), ownValue(`space_${i + 1}`)));
}

export const quarters = (firm: Firm): string =>
  titled(t('om-board-score-quarters'), t('om-explain-quarters', { n: firm.quarters, capacity: firm.capacity, op: CHARTS.quarters_op[firm.quarters] ?? 0 }));

export const hangar = (firm: Firm): string => titled(t('om-board-hangar', { n: firm.hangar }), t('om-explain-hangar'));
