/**
 * Korean particles: which of "을/를" fits a word depends on how its last syllable sounds.
 *
 * What is not Hangul is read as Koreans read it, by the tables of `josa.json`, which the terminal has too: each
 * line is a pattern, the sound of what ends so, and examples. The first line that fits decides.
 */
import READ from '../../../src/tharsis/locale/josa.json';

const FIRST_SYLLABLE = '가';
const LAST_SYLLABLE = '힣';
const FINALS = 28;
const RIEUL = 8;

type Table = [RegExp, string][];

const table = (lines: string[][]): Table => lines.map(([pattern = '', sound = '']) => [new RegExp(pattern), sound]);

const SIGNS = table(READ.signs);
/** Latin words that are read letter by letter: CIA, but not NATO or Bob. */
const SPELLED = new RegExp(READ.spelled);
const LETTERS = table(READ.letters);
const WORDS = table(READ.words);

const ASIDE = /\([^()]*\)|\[[^[\]]*\]/g;
const UNREAD = /[^\p{L}\p{N}%°€]+$/u;
const LATIN = /[A-Za-zÀ-ɏḀ-ỿ]+$/;

/**
 * `josa("폴란드", "을/를")` is "를". Pairs name the form after a consonant first, as grammars do; 으로/로 takes ㄹ for
 * a vowel. Both forms, 을(를), where nobody can know how the word sounds.
 */
export function josa(word: string, pair: string): string {
  const [closed = '', open = ''] = pair.split('/');
  const sound = syllable(word) || soundOf(tail(word.normalize('NFKC')));
  if (!sound) return closed.endsWith(open) ? `(${closed.slice(0, -open.length)})${open}` : `${closed}(${open})`;
  const liquid = sound === 'rieul' && closed.startsWith('으');
  return sound === 'vowel' || liquid ? open : closed;
}

/** How a text ends whose last sign is a syllable of Hangul. */
function syllable(text: string): string {
  const char = text.at(-1) ?? '';
  if (char < FIRST_SYLLABLE || char > LAST_SYLLABLE) return '';
  const final = (char.charCodeAt(0) - FIRST_SYLLABLE.charCodeAt(0)) % FINALS;
  if (final === RIEUL) return 'rieul';
  return final ? 'closed' : 'vowel';
}

/** A text up to the last sign that is read aloud: no aside in brackets, no mark, no emoji. */
function tail(text: string): string {
  let bare = text;
  let before = '';
  while (bare !== before) {
    before = bare;
    bare = bare.replace(ASIDE, '');
  }
  return bare.replace(UNREAD, '') || text.replace(UNREAD, '');
}

/** How a text ends: closed by a consonant, by ㄹ, in a vowel, or nobody can know. */
function soundOf(text: string): string {
  const known = syllable(text) || first(SIGNS, text);
  const word = LATIN.exec(text)?.[0];
  if (known || !word) return known;
  return SPELLED.test(word) ? first(LETTERS, word) : first(WORDS, word.toLowerCase());
}

const first = (lines: Table, text: string): string => lines.find(([pattern]) => pattern.test(text))?.[1] ?? '';
