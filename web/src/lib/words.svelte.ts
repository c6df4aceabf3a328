/** Words in the chosen language: the same Fluent files that the terminal uses. */
import SHELVES from 'virtual:words';
import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle';
import { api, Fault } from './api';
import { josa } from './josa';
import type { Args, Words } from './protocol';
import { unbroken } from './unbroken';

export const LANGUAGES = ['en', 'ko'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What every page needs, the lobby too; all other words belong to a game. */
const HOUSE = 'house';

/** `theme.js` has found it before the first paint: the language that was chosen here, else the browser's. */
function firstLanguage(): Language {
  return LANGUAGES.find((language) => language === document.documentElement.lang) ?? 'en';
}

const CHOICE = 'language';
const YEAR = 365 * 24 * 3600;

class Speech {
  language = $state<Language>(firstLanguage());
  bundle = $state.raw<FluentBundle | null>(null);
  /** The language that is spoken as soon as its words are there, and whose words are wanted. */
  private wanted = this.language;
  private readonly shelves = new Set([HOUSE]);

  /** Whether somebody has chosen a language in this browser. */
  get chosen(): boolean {
    return localStorage.getItem(CHOICE) !== null;
  }

  /** Load a language and speak it from now on. */
  speak(language: Language): Promise<void> {
    this.wanted = language;
    return this.load();
  }

  /** The same because somebody wants it so: it is kept, here and for the server, which sends the page in it. */
  choose(language: Language): Promise<void> {
    localStorage.setItem(CHOICE, language);
    document.cookie = `${CHOICE}=${language}; path=/; max-age=${YEAR}; samesite=lax`;
    return this.speak(language);
  }

  /** Know the words of a game as well. */
  async learn(game: string): Promise<void> {
    if (this.shelves.has(game)) return;
    this.shelves.add(game);
    await this.load();
  }

  private async load(): Promise<void> {
    const { wanted } = this;
    const shelves = [...this.shelves];
    const resources = (await Promise.all(shelves.map((shelf) => resourcesOf(wanted, shelf)))).flat();
    // Somebody may have wished for more meanwhile.
    if (wanted !== this.wanted || shelves.length < this.shelves.size) return this.load();
    const bundle = new FluentBundle(wanted, { functions: { JOSA: particle, SAME: same, SIGN: sign, SIZE: size }, useIsolating: false });
    for (const resource of resources) bundle.addResource(resource, { allowOverrides: true });
    this.bundle = bundle;
    this.language = wanted;
    document.documentElement.lang = wanted;
  }
}

const read = new Map<string, FluentResource[]>();

/** The words of a shelf, read once. */
async function resourcesOf(language: Language, shelf: string): Promise<FluentResource[]> {
  const name = `${language}/${shelf}`;
  const found = read.get(name) ?? (await textsOf(language, shelf)).map((text) => new FluentResource(text));
  read.set(name, found);
  return found;
}

async function textsOf(language: Language, shelf: string): Promise<string[]> {
  const ours = SHELVES[`${language}/${shelf}`];
  return ours ? [(await ours()).default] : guestWords(language, shelf);
}

/** The words of a game that the page was not built with: the server has them, and without it nobody plays it. */
async function guestWords(language: Language, game: string): Promise<string[]> {
  const { files } = await api.locale().catch(() => ({ files: {} as Record<string, string[]> }));
  const guests = (files[language] ?? []).filter((file) => file.startsWith(`${game}.`) && !file.endsWith('_telling.ftl'));
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

/** To choose words by: yes or no. */
function same([one, other]: FluentValue[]): string {
  return plain(one) === plain(other) ? 'yes' : 'no';
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
  return pattern ? unbroken(speech.bundle?.formatPattern(pattern, args, faults) ?? key) : key;
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

/** As a sentence or a label begins. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** What went wrong, in words: where something became too many, what of. */
export function faultWords(problem: unknown): string {
  if (!(problem instanceof Fault)) return String(problem);
  const { code, quota, most } = problem.error;
  return quota ? t(`error-${code}-${quota}`, { most: most ?? 0 }) : t(`error-${code}`);
}
