import { describe, expect, it } from 'vitest';
import TABLE from '../../../tests/locale/josa.json';
import { josa } from './josa';

const SOUNDS = ['vowel', 'rieul', 'closed', 'unknown'] as const;
/** The table that the terminal is tested with too. */
const PAIRS: Record<string, Record<(typeof SOUNDS)[number], string>> = TABLE.pairs;
const FLUENT = import.meta.glob<string>('../../../src/tharsis/locale/*/*.ftl', { query: '?raw', import: 'default', eager: true });
/** Messages of one line and without variables: the names of cards, spaces, corporations and much else. */
const NAME = /^[a-z]+-[\w-]+ = ([^{}\n]*[\p{L}\p{N}])$/gmu;

function namesIn(language: string): string[] {
  const texts = Object.entries(FLUENT).filter(([path]) => path.includes(`/${language}/`)).map(([, text]) => text);
  return [...new Set(texts.flatMap((text) => [...text.matchAll(NAME)].map(([, name = '']) => name)))];
}

describe.each(TABLE.words)('particles: $what', (group) => {
  const words = SOUNDS.flatMap((sound) => (group[sound] ?? []).map((word) => [word, sound] as const));
  it.each(words)('%s: %s', (word, sound) => {
    for (const [pair, forms] of Object.entries(PAIRS)) expect(josa(word, pair)).toBe(forms[sound]);
  });
});

describe.each(['en', 'ko'])('names in %s', (language) => {
  const names = namesIn(language);

  it('have their particle', () => {
    expect(names.length).toBeGreaterThan(1000);
    expect(names.filter((name) => !['이', '가'].includes(josa(name, '이/가')))).toEqual([]);
  });

  it('keep it behind marks and asides', () => {
    const told = (name: string) => josa(name, '으로/로');
    const changed = names.filter((name) => [`‘${name}’`, `${name} (민)`, `\u2068${name}\u2069!`].some((form) => told(form) !== told(name)));
    expect(changed).toEqual([]);
  });
});
