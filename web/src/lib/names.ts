/** The names of a game's things in both languages, so that they are recognised in what people write. */
import type { Name } from './mentions';

const FILES = import.meta.glob<string>('../../../src/tharsis/locale/*/*.ftl', { query: '?raw', import: 'default' });
/** Files of a game that name no things. */
const OTHER = /(_telling|_printed|_lessons)\.ftl$/;
const known = new Map<string, Promise<Name[]>>();

/** Things of some kinds as a game's words name them. */
export function namesOf(game: string, prefix: string, kinds: readonly string[]): Promise<Name[]> {
  const found = known.get(game) ?? read(game).then((text) => namesIn(text, prefix, kinds));
  known.set(game, found);
  return found;
}

async function read(game: string): Promise<string> {
  const stem = `/${game.replaceAll('-', '_')}`;
  const paths = Object.keys(FILES).filter((path) => path.includes(stem) && !OTHER.test(path));
  const texts = await Promise.all(paths.map((path) => FILES[path]?.() ?? ''));
  return texts.join('\n');
}

/** `ts-card-fidel = Fidel` names card/fidel; messages of one line alone are names. */
export function namesIn(text: string, prefix: string, kinds: readonly string[]): Name[] {
  const pattern = new RegExp(`^${prefix}-(${kinds.join('|')})-([\\w-]+) = ([^{\\n]+)$`, 'gm');
  return [...text.matchAll(pattern)].flatMap(([, kind = '', id = '', name = '']) =>
    id.endsWith('-text') ? [] : [{ name: name.trim(), ref: `${kind}/${id.replaceAll('-', '_')}` }]);
}
