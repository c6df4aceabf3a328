/** What a choice costs and brings, as far as the board prints it. */
import type { Choice, Words } from '../../lib/protocol';
import { named, type Look } from './look';
import { BUILDING_COST, CARDS, COLUMN_COST, EXECUTIVE_COST, GRID_COST, LAB_BENEFIT, PRODUCT, SCIENTIST_COST, SHIP_COST, SPACE_BENEFIT } from './printed';

export interface Price { pays: string[]; gets: string[]; tech: number }

const times = (n: number, what: string | undefined): string[] => Array.from({ length: n }, () => what ?? 'any');
const benefit = (name: string | undefined): string[] => (!name || name === 'nothing' ? [] : [name]);

/** The price as printed, or none for a question whose prompt says so. */
export function priceOf(choice: Choice, look: Look, prompt: Words | null | undefined): Price {
  const price = printedPrice(choice, look, named(prompt?.args.building));
  return prompt?.key === 'oxygen' || prompt?.key.endsWith('-free') ? { ...price, pays: [] } : price;
}

function printedPrice({ verb, args }: Choice, look: Look, building: string): Price {
  const id = (label: string): string => named(args[label]);
  const price = (pays: string[], gets: string[] = [], tech = 0): Price => ({ pays, gets, tech });
  if (verb === 'act') {
    const slots = look.slots.find(({ action }) => action === id('action'));
    return price([...times(slots ? 1 : 0, 'colonist'), ...times(slots?.extra ?? 0, 'crystal'), ...(id('action') === 'welcome_ship' ? SHIP_COST : [])]);
  }
  if (verb === 'executive') return price(times(EXECUTIVE_COST[id('executive')] ?? 0, 'crystal'));
  if (verb === 'operate') return price(times(scientistAt(look, id('blueprint')) ? 0 : EXECUTIVE_COST.building!, 'crystal'));
  if (verb === 'take-blueprint') return price([], [PRODUCT[CARDS.get(id('blueprint'))?.building ?? ''] ?? 'any']);
  if (verb === 'take-tech') return price(GRID_COST[id('grid').replace(/\d/, '')] ?? []);
  if (verb === 'place-tech') return price([], benefit(LAB_BENEFIT[id('lab')]));
  if (verb === 'develop') return price(COLUMN_COST[Number(id('lab')[0]) - 1] ?? [], benefit(LAB_BENEFIT[id('lab')]));
  if (verb === 'upgrade') return price(['mineral']);
  if (verb === 'ship') return price(SHIP_COST);
  if (verb === 'build') return price([BUILDING_COST[id('building')] ?? 'any'], [PRODUCT[id('building')] ?? 'any']);
  if (verb === 'at') return site(look, building, id('hex'));
  if (verb === 'hire') return hire(look, id('post'));
  if (verb === 'space') return price([], benefit(SPACE_BENEFIT[Number(args.space) - 1]));
  return price([]);
}

function scientistAt(look: Look, blueprint: string): boolean {
  return look.companies.some((firm) => firm.scientists.some(({ at }) => at === blueprint));
}

/** A building that joins others needs Tech of their number, and produces for all of them. */
function site(look: Look, building: string, hex: string): Price {
  const found = look.sites.find((each) => each.building === building && each.hex === hex);
  return { pays: [], gets: found ? times(found.tech + 1, PRODUCT[building]) : [], tech: found?.tech ?? 0 };
}

function hire(look: Look, post: string): Price {
  const card = look.posts.find((each) => each.post === post);
  return { pays: card?.scientist ? times(2, SCIENTIST_COST[card.scientist]) : ['crystal'], gets: [], tech: 0 };
}
