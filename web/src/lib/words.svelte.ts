/** Words in the chosen language: the same Fluent files that the terminal uses. */
import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle';
import { api, Fault } from './api';
import { josa } from './josa';
import type { Args, Words } from './protocol';

export const LANGUAGES = ['en', 'ko'] as const;
export type Language = (typeof LANGUAGES)[number];

const FILES = import.meta.glob<string>('../../../src/tharsis/locale/*/*.ftl', { query: '?raw', import: 'default' });
/** The table in words comes from the server as it is read. */
const TOLD = /(_telling|_printed|mcp)\.ftl$/;

function firstLanguage(): Language {
  const kept = localStorage.getItem('language') ?? navigator.language.slice(0, 2);
  return LANGUAGES.find((language) => language === kept) ?? 'en';
}

class Speech {
  language = $state<Language>(firstLanguage());
  bundle = $state.raw<FluentBundle | null>(null);

  /** Load a language and speak it from now on. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { functions: { JOSA: particle, SIGN: sign, SIZE: size }, useIsolating: false });
    const ours = Object.entries(FILES).filter(([path]) => path.includes(`/${language}/`) && !TOLD.test(path));
    const [texts, theirs] = await Promise.all([Promise.all(ours.map(([, load]) => load())), guestWords(language, ours.map(([path]) => path))]);
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    for (const text of theirs) bundle.addResource(new FluentResource(text));
    this.bundle = bundle;
    this.language = language;
    localStorage.setItem('language', language);
    document.documentElement.lang = language;
  }
}

/** The words of games that the page was not built with: the server has them, and without it nobody plays them. */
async function guestWords(language: Language, ours: string[]): Promise<string[]> {
  const { files } = await api.locale().catch(() => ({ files: {} as Record<string, string[]> }));
  const guests = (files[language] ?? []).filter((file) => !TOLD.test(file) && !ours.some((path) => path.endsWith(`/${file}`)));
  return Promise.all(guests.map((file) => api.words(language, file)));
}

function particle([word, pair]: FluentValue[]): string {
  return josa(plain(word), plain(pair));
}

const SIGNS: Record<string, string> = { '-1': 'minus', '0': 'zero', '1': 'plus' };

/** To choose words by: minus, zero or plus. */
function sign([number]: FluentValue[]): string {
  return SIGNS[Math.sign(Number(plain(number)))] ?? 'zero';
}

/** A number without its sign. */
function size([number]: FluentValue[]): string {
  return String(Math.abs(Number(plain(number))));
}

function plain(value: FluentValue | undefined): string {
  if (typeof value === 'object' && value !== null && 'value' in value) return String(value.value);
  return String(value ?? '');
}

export const speech = new Speech();

export function has(key: string): boolean {
  return speech.bundle?.hasMessage(key) ?? false;
}

/** The words of a key. A missing key or operand shows itself, so that it is seen and mended. */
export function t(key: string, args?: Record<string, string | number>): string {
  const pattern = speech.bundle?.getMessage(key)?.value;
  const faults: Error[] = [];
  return pattern ? (speech.bundle?.formatPattern(pattern, args, faults) ?? key) : key;
}

let seatWords = (seat: number): string => t('seat', { number: seat + 1 });

/** Who sits where is known at the table alone; it says how its seats are called. */
export function nameSeats(words: (seat: number) => string): void {
  seatWords = words;
}

let calledHere = (_ref: string): string | null => null;

/** Some things are called otherwise at this table: company/green is Lacerda where one plays alone. */
export function nameThings(keyOf: (ref: string) => string | null): void {
  calledHere = keyOf;
}

const dashed = (id: string): string => id.replaceAll('_', '-');

/** The name of a thing of a game: `thing("ts", "country/iran")`. */
export function thing(prefix: string, ref: string): string {
  if (ref.startsWith('seat/')) return seatWords(Number(ref.slice(5)));
  return t(calledHere(ref) ?? `${prefix}-${dashed(ref.replace('/', '-'))}`);
}

/** Operands as words: things by their names, numbers as numbers. */
export function named(prefix: string, args: Args): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(args).map(([label, value]) => [label, typeof value === 'string' ? thing(prefix, value) : value]),
  );
}

/** A prompt, refusal or log entry in words; what all games share has no prefix. */
export function say(prefix: string, family: string, words: Words): string {
  const key = `${prefix}-${family}-${words.key}`;
  return t(has(key) ? key : `${family}-${words.key}`, named(prefix, words.args));
}

export function moveWords(prefix: string, choice: { verb: string; args: Args }): string {
  return t(`${prefix}-do-${choice.verb}`, named(prefix, choice.args));
}

/** What went wrong, in words: where something became too many, what of. */
export function faultWords(problem: unknown): string {
  if (!(problem instanceof Fault)) return String(problem);
  const { code, quota, most } = problem.error;
  return quota ? t(`error-${code}-${quota}`, { most: most ?? 0 }) : t(`error-${code}`);
}
