/** Names as they fit on the map. */
import { has, t, thing } from '../../lib/words.svelte';

/** The short form of a name, where it has one. */
export function onPlate(id: string, name: string): string {
  const key = `ts-plate-${id.replaceAll('_', '-')}`;
  return has(key) ? t(key) : name;
}

/** How far a line has to be squeezed into its room, if at all; Korean glyphs are square, Latin ones about half as wide. */
export function squeezed(words: string, size: number, room: number): number | undefined {
  const natural = size * [...words].reduce((sum, char) => sum + (char > '\u1100' ? 0.88 : char === ' ' ? 0.25 : 0.57), 0);
  return natural > room ? room : undefined;
}

/** The name of a region, or of the part of Asia that is scored by itself. */
export function regionName(id: string): string {
  return id === 'southeast_asia' ? t('ts-board-southeast-asia') : thing('ts', `region/${id}`);
}
