/** The two sides: who sits where, and what each of them has. */
import type { Power } from './look';

export type Both<T> = Record<Power, T>;

export const POWERS: readonly Power[] = ['us', 'ussr'];
export const seatOf = (power: Power): number => POWERS.indexOf(power);
export const powerOf = (seat: number): Power | undefined => POWERS[seat];
