/**
 * The letters that the page's own words need, cut out of Pretendard into three small files: Latin, and Korean of the
 * house and of the games. What people write may need any letter; the rest comes from Pretendard's own files.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { allWords, houseWords } from './words.ts';

const HERE = import.meta.dirname;
const PRETENDARD = resolve(HERE, '../node_modules/pretendard/dist');
/** Imported by `app.css`. */
const FOLDER = resolve(HERE, '../dist/letters');
const SHEET = join(FOLDER, 'letters.css');

const FIRST_HANGUL = 0x1100;
const range = (first: number, last: number): string[] => Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i));

/** Holds two letters together (`src/lib/unbroken.ts`). */
const JOINER = '\u2060';

/** The letters of each file, none in two of them. */
function parts(): Record<string, string[]> {
  const isKorean = (letter: string): boolean => letter.codePointAt(0)! >= FIRST_HANGUL && /\p{Script=Hangul}/u.test(letter);
  const house = new Set([...houseWords('ko')].filter(isKorean));
  const games = new Set([...allWords('ko')].filter((letter) => isKorean(letter) && !house.has(letter)));
  const written = [...allWords('en'), ...allWords('ko')].filter((letter) => !isKorean(letter) && letter >= ' ');
  const latin = new Set([...range(0x20, 0x7e), ...range(0xa0, 0xff), JOINER, ...written]);
  return { latin: [...latin].sort(), house: [...house].sort(), games: [...games].sort() };
}

/** Pretendard's own parts, each without the letters that we have: a browser loads whatever is said to have a letter. */
function rest(ours: ReadonlySet<number>): string {
  const sheet = readFileSync(join(PRETENDARD, 'web/variable/pretendardvariable-dynamic-subset.css'), 'utf-8');
  const faces = [...sheet.matchAll(/url\(\.\/(\S+?)\)[\s\S]*?unicode-range: ([^;}]+)/g)];
  return faces.map(([, file = '', ranges = '']) => {
    const left = ranges.split(',').flatMap(spread).filter((point) => !ours.has(point));
    return left.length > 0 ? rule(relative(FOLDER, join(PRETENDARD, 'web/variable', file)), written(left)) : '';
  }).join('\n');
}

/** `U+31-33` as numbers, and numbers as that. */
function spread(range: string): number[] {
  const [first, last = first] = range.trim().slice(2).split('-').map((part) => Number.parseInt(part, 16));
  return Array.from({ length: last! - first! + 1 }, (_, i) => first! + i);
}

function written(points: number[]): string {
  const runs: [number, number][] = [];
  for (const point of points.toSorted((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([first, last]) => `U+${first.toString(16)}${first === last ? '' : `-${last.toString(16)}`}`).join(',');
}

const pointsOf = (letters: string[]): number[] => letters.map((letter) => letter.codePointAt(0)!);

const RESERVED = Buffer.from('Pretendard', 'utf16le').swap16();
const OURS = Buffer.from('TharsisSet', 'utf16le').swap16();

/** A part of a font may not carry its reserved name. Ours is as long, so that nothing else in the file moves. */
function renamed(font: Uint8Array): Buffer {
  const named = Buffer.from(font);
  for (let at = named.indexOf(RESERVED); at >= 0; at = named.indexOf(RESERVED, at)) OURS.copy(named, at);
  return named;
}

const rule = (file: string, range: string): string =>
  `@font-face{font-family:Tharsis;font-display:swap;font-weight:400 800;src:url(${file}) format('woff2');unicode-range:${range}}`;

async function cut(): Promise<void> {
  const found = parts();
  const mark = `/* ${createHash('sha256').update(JSON.stringify(found)).update(readFileSync(import.meta.filename)).digest('hex')} */`;
  if (existsSync(SHEET) && readFileSync(SHEET, 'utf-8').startsWith(mark)) return;
  const whole = readFileSync(join(PRETENDARD, 'web/variable/woff2/PretendardVariable.woff2'));
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, letters] of Object.entries(found)) {
    const part = await subsetFont(whole, letters.join(''), { targetFormat: 'truetype', keepFeatures: ['kern', 'tnum'], variationAxes: { wght: { min: 400, max: 800 } } });
    writeFileSync(join(FOLDER, `${name}.woff2`), await convert(renamed(part), 'woff2'));
  }
  const ours = Object.entries(found).map(([name, letters]) => rule(`./${name}.woff2`, written(pointsOf(letters))));
  writeFileSync(SHEET, [mark, ...ours, rest(new Set(pointsOf(Object.values(found).flat())))].join('\n'));
}

export function letters(): Plugin {
  return {
    name: 'letters',
    apply: (_config, { command }) => command === 'build' || !process.env.VITEST,
    buildStart: cut,
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'font-license.txt', source: readFileSync(join(PRETENDARD, 'LICENSE.txt')) });
    },
  };
}
