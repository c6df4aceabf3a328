/** The words that the page is built with: one file for each language and shelf, in which nothing but words is left. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = resolve(import.meta.dirname, '../../src/tharsis');
const LOCALE = join(SOURCE, 'locale');
export const LANGUAGES = ['en', 'ko'];
const HOUSE = 'house';
/** What the lobby says of a game, so that nothing else of it need be loaded there. */
const LOBBY = '_lobby.ftl';
/** Words of the terminal and of language models, and tables in words, which come from the server as they are read. */
const ELSEWHERE = /(_telling|_printed|^cli|^mcp)\.ftl$/;

const filesOf = (language: string): string[] => readdirSync(join(LOCALE, language)).filter((file) => file.endsWith('.ftl'));
const read = (folder: string, files: string[]): string => files.map((file) => readFileSync(join(folder, file), 'utf-8')).join('\n');

/** The shelf of a file: the id of its game, or the house. Games are known by what the lobby says of them. */
function shelfOf(file: string, files: readonly string[]): string {
  if (file.endsWith(LOBBY)) return HOUSE;
  const games = files.filter((name) => name.endsWith(LOBBY)).map((name) => name.slice(0, -LOBBY.length));
  const game = games.find((name) => file.startsWith(name) || file.startsWith(`web_${name}`));
  return game?.replaceAll('_', '-') ?? HOUSE;
}

/** The files of a language that the page needs, by shelf. */
function shelves(language: string): Map<string, string[]> {
  const files = filesOf(language);
  const found = new Map<string, string[]>();
  for (const file of files.filter((each) => !ELSEWHERE.test(each))) {
    const shelf = shelfOf(file, files);
    found.set(shelf, [...(found.get(shelf) ?? []), file]);
  }
  return found;
}

/** All words of the house in a language. */
export function houseWords(language: string): string {
  return read(join(LOCALE, language), shelves(language).get(HOUSE) ?? []);
}

/** A message of the house that is one line of plain words. */
export function message(language: string, key: string): string {
  const found = houseWords(language).match(new RegExp(`^${key} = (.+)$`, 'm'))?.[1];
  if (!found) throw new Error(`${language}: there are no words ${key}`);
  return found;
}

/** Everything that can be read in a language: words of house and games, tables in words, rulebooks. */
export function allWords(language: string): string {
  const games = readdirSync(join(SOURCE, 'games'), { withFileTypes: true }).filter((each) => each.isDirectory() && !each.name.startsWith('_'));
  const rulebooks = read(join(SOURCE, 'games'), games.map(({ name }) => `${name}/rulebook/${language}.md`));
  return `${read(join(LOCALE, language), filesOf(language))}\n${rulebooks}`;
}

const VIRTUAL = 'virtual:words';

/** A loader for each shelf: `{ "en/house": () => import(…), … }`. */
function register(): string {
  const names = LANGUAGES.flatMap((language) => [...shelves(language).keys()].map((shelf) => `${language}/${shelf}`));
  return `export default { ${names.map((name) => `'${name}': () => import('${VIRTUAL}/${name}')`).join(', ')} };`;
}

const withoutComments = (text: string): string => text.replaceAll(/^#.*\n/gm, '').replaceAll(/\n{2,}/g, '\n');

export function words(): Plugin {
  return {
    name: 'words',
    resolveId: (id) => (id.startsWith(VIRTUAL) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${VIRTUAL}`)) return undefined;
      const [language, shelf] = id.slice(VIRTUAL.length + 2).split('/');
      if (!language || !shelf) return register();
      const files = shelves(language).get(shelf) ?? [];
      for (const file of files) this.addWatchFile(join(LOCALE, language, file));
      return `export default ${JSON.stringify(withoutComments(read(join(LOCALE, language), files)))};`;
    },
  };
}
