/** Names of things found in a sentence, so that they can show themselves. */

/** A piece of a sentence; with a reference it names a thing. */
export interface Part { text: string; ref?: string }
export interface Name { name: string; ref: string }

const LATIN = /[\p{Script=Latin}\p{N}]/u;
const LETTER = /[\p{L}\p{N}]/u;
/** Shorter names are found only as they are written: "US" is no "us". */
const LOOSE = 4;

export type Finder = (text: string) => Part[];

/** Finds the longest names first; of one name the first thing that has it. */
export function finder(names: Iterable<Name>): Finder {
  const known = new Map<string, string>();
  for (const { name, ref } of names) if (name.length > 1 && !known.has(folded(name))) known.set(folded(name), ref);
  if (known.size === 0) return (text) => [{ text }];
  const longest = [...known.keys()].sort((a, b) => b.length - a.length);
  const pattern = new RegExp(longest.map(escaped).join('|'), 'giu');
  return (text) => split(text, pattern, known);
}

const folded = (name: string): string => (name.length < LOOSE ? name : name.toLowerCase());
const escaped = (name: string): string => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function split(text: string, pattern: RegExp, known: ReadonlyMap<string, string>): Part[] {
  const parts: Part[] = [];
  let end = 0;
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    const name = found[0];
    const ref = known.get(folded(name));
    if (!ref || !standsAlone(text, found.index, name)) {
      pattern.lastIndex = found.index + 1;
      continue;
    }
    if (found.index > end) parts.push({ text: text.slice(end, found.index) });
    parts.push({ text: name, ref });
    end = found.index + name.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

/** No part of a longer word; what follows may be a particle, which is written in another script or with it. */
function standsAlone(text: string, at: number, name: string): boolean {
  const [before, after] = [text[at - 1] ?? ' ', text[at + name.length] ?? ' '];
  return !LETTER.test(before) && !(LATIN.test(name.at(-1) ?? '') && LATIN.test(after));
}
