/** Paying as one: any legal mix, and the moves that say it. The rules list the mixes; nothing is worked out twice. */
import type { Mix, Payment } from './look';

export const MEANS = ['steel', 'titanium', 'heat'] as const;

/** What a mix is worth without M€. */
export function worth(payment: Payment, mix: Mix): number {
  return MEANS.reduce((sum, means, i) => sum + mix[i]! * payment.worth[means], 0);
}

/** The M€ that fill up, and the worth that is lost because there is no change. */
export function rest(payment: Payment, mix: Mix): { money: number; lost: number } {
  const missing = payment.price - worth(payment, mix);
  return { money: Math.max(0, missing), lost: Math.max(0, -missing) };
}

/** Every amount of one means that some mix has. */
export function amounts(payment: Payment, place: number): number[] {
  return [...new Set(payment.ways.map((way) => way[place]!))].sort((a, b) => a - b);
}

/** The legal mix with so much of one means that stays nearest to what was chosen of the others. */
export function change(payment: Payment, mix: Mix, place: number, n: number): Mix {
  const distance = (way: Mix): number => way.reduce((sum, value, i) => sum + Math.abs(value - mix[i]!), 0);
  const fitting = payment.ways.filter((way) => way[place] === n);
  return fitting.sort((a, b) => distance(a) - distance(b))[0] ?? mix;
}

/** The moves of a mix: what is asked, then each means that is a question still once those before are settled. */
export function movesOf(payment: Payment, mix: Mix): string[] {
  let ways = payment.ways;
  const moves: string[] = [];
  MEANS.forEach((means, place) => {
    const open = new Set(ways.map((way) => way[place])).size > 1;
    if (open || means === payment.asked) moves.push(`pay-${means} ${mix[place]}`);
    ways = ways.filter((way) => way[place] === mix[place]);
  });
  return moves;
}
