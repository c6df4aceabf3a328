/** What numbers and marks of the table mean, in words. */
import { titled } from '../../lib/explained';
import { t, thing } from '../../lib/words.svelte';
import { signed } from './factions';
import type { Faction, Look, Space, SpaceLook } from './look';
import { isBase, sorted } from './pieces';
import { CONFIDENCE } from './printed';

const nameOf = (faction: Faction): string => thing('rd', `faction/${faction}`);

/** How far a Faction is from victory, and what it counts. */
export function standing(look: Look, faction: Faction): string {
  const { score, threshold, margin } = look.factions[faction];
  const told = t('rd-explain-standing', { n: score, goal: threshold, margin, missing: 1 - margin });
  return titled(`${nameOf(faction)}: ${t('rd-board-margin')} ${signed(margin)}`, `${t(`rd-explain-counts-${faction}`)} ${told}`);
}

export type State = 'acting' | 'acted' | 'eligible' | 'ineligible';

/** Whether a Faction may act on the current card. */
export function stateOf(look: Look, faction: Faction): State {
  if (look.acting === faction) return 'acting';
  const { acted, eligible } = look.factions[faction];
  return acted ? 'acted' : eligible ? 'eligible' : 'ineligible';
}

export const state = (look: Look, faction: Faction): string =>
  titled(`${nameOf(faction)}: ${t(`rd-board-${stateOf(look, faction)}`)}`, t(`rd-explain-${stateOf(look, faction)}`));

export function confidence(look: Look): string {
  const { box, value, plus, controller } = look.confidence;
  const commander = controller ? t('rd-board-controller', { who: nameOf(controller) }) : t('rd-board-nobody');
  return titled(`${t('rd-board-confidence')}: ${CONFIDENCE[box]?.value ?? value}, ${commander}`, t('rd-explain-confidence', { value, marker: plus ? 'EG+' : 'EG−' }));
}

export const order = (factions: Faction[]): string => t('rd-explain-order', { order: factions.map(nameOf).join(', ') });

/** A space line by line: who lives there and how they think, who holds it, the storm, the pieces. */
export function space(id: string, printed: Space | undefined, look: SpaceLook): string {
  const bases = sorted(look.pieces).filter(([kind]) => isBase(kind)).reduce((sum, [, n]) => sum + n, 0);
  return titled(
    thing('rd', `space/${id}`),
    [
      population(printed, look),
      level(look),
      look.control ? t(`rd-board-control-${look.control}`) : '',
      look.storm ? `${t(`rd-board-storm-${look.storm}`)}: ${t(`rd-explain-${look.storm}`)}` : '',
      damage(printed, look),
      look.supply === undefined ? '' : t('rd-explain-cargo-supply', { n: look.supply }),
      ...sorted(look.pieces).map(([kind, n]) => t('rd-board-pieces', { n, kind: thing('rd', `kind/${kind}`) })),
      printed && printed.bases > 0 ? (printed.bases > bases ? t('rd-explain-bases', { n: printed.bases - bases }) : t('rd-explain-no-bases')) : '',
    ].filter(Boolean).join('\n'),
  );
}

function population(printed: Space | undefined, { population: n, settlers = 0, damage: hurt = 0 }: SpaceLook): string {
  if (n === undefined) return '';
  const boxes = (printed?.green ?? 0) + (printed?.grey ?? 0);
  const lived = Math.max(0, (printed?.green ?? 0) - hurt) + settlers;
  return boxes === 0 ? t('rd-board-population', { n }) : `${t('rd-board-population', { n })}: ${t('rd-explain-homes', { lived, empty: boxes - lived - hurt })}`;
}

function level({ level: of = 'neutral', population: n = 0 }: SpaceLook): string {
  if (of === 'neutral' || n === 0) return '';
  return `${t(`rd-level-${of.replaceAll('_', '-')}`)}: ${t(of.startsWith('active') ? 'rd-explain-active' : 'rd-explain-passive')}`;
}

function damage(printed: Space | undefined, { damage: n = 0 }: SpaceLook): string {
  if (n > 0) return `${t('rd-board-damage', { n })}. ${printed?.labyrinth ? t('rd-explain-damaged') : ''}`.trim();
  return printed?.labyrinth && printed.mars ? t('rd-explain-spaceport') : '';
}
