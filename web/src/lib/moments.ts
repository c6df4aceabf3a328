/** Shuffles, storms and points in motion, where the board draws what they happen to. */
import { homeOf } from './flight';
import type { Pace } from './settings.svelte';

const MS: Record<Pace, number> = { calm: 900, quick: 500, instant: 0 };

/** The deck is shuffled: it wiggles. */
export function wiggle(element: Element, pace: Pace): void {
  const turns = [0, -7, 6, -5, 4, 0].map((angle) => ({ rotate: `${angle}deg`, transformBox: 'fill-box', transformOrigin: 'center' }));
  element.animate(turns, { duration: MS[pace] });
}

/** A storm blows over: what it hits sways in dust. */
export function sway(element: Element, pace: Pace): void {
  const gusts = [0, -5, 4, -3, 2, 0].map((x, i) => ({ translate: `${x}px 0`, fill: `rgb(235 170 90 / ${i % 2 ? 0.65 : 0.15})` }));
  element.animate(gusts, { duration: MS[pace] });
}

/** Points fly from where they were scored to the seat that has them. */
export function flyPoints(words: string, from: Element, seat: number, colour: string, pace: Pace): void {
  const [start, end] = [from.getBoundingClientRect(), homeOf(`seat/${seat}`)?.getBoundingClientRect()];
  if (!end || start.width === 0) return;
  const flying = document.createElement('div');
  flying.className = 'points-flight';
  flying.setAttribute('aria-hidden', 'true');
  flying.textContent = words;
  flying.style.background = colour;
  document.body.append(flying);
  const at = ({ left, top, width, height }: DOMRect): string => `translate(${left + width / 2}px, ${top + height / 2}px) translate(-50%, -50%)`;
  const path = [
    { transform: `${at(start)} scale(0.6)`, opacity: 0 },
    { transform: `${at(start)} scale(1.3)`, opacity: 1, offset: 0.3 },
    { transform: `${at(end)} scale(0.8)`, opacity: 1, offset: 0.9 },
    { transform: `${at(end)} scale(0.6)`, opacity: 0 },
  ];
  flying.animate(path, { duration: MS[pace] * 1.6, easing: 'ease-in-out' }).finished.then(() => flying.remove(), () => flying.remove());
}
