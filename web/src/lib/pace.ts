/** How long others' moves stay to be watched, and whether they are seen in motion. */
import type { Pace } from './settings.svelte';

const PER_ENTRY: Record<Pace, number> = { calm: 550, quick: 220, instant: 0 };
const LONGEST = 1800;
const QUEUE_TO_HURRY = 6;

/** Motion is wanted: somebody looks, and has asked for it. */
export function inMotion(pace: Pace): boolean {
  return pace !== 'instant' && !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

export function watchTime(entries: number, pace: Pace): number {
  return Math.min(LONGEST, entries * PER_ENTRY[pace]);
}

/** A long queue is played faster, so that nobody waits half a minute for a turn. */
export function hurryTime(pause: number, behind: number): number {
  return behind > QUEUE_TO_HURRY ? (pause * QUEUE_TO_HURRY) / behind : pause;
}
