/** Korean particles: which of "을/를" fits a word depends on how its last syllable sounds. */

const HANGUL_FIRST = 0xac00;
const HANGUL_LAST = 0xd7a3;
const FINALS = 28;
const FINAL_RIEUL = 8;

/** The final consonant of each digit as it is read: 영 일 이 삼 사 오 육 칠 팔 구. */
const DIGIT_FINALS = [21, FINAL_RIEUL, 0, 16, 0, 0, 1, FINAL_RIEUL, FINAL_RIEUL, 0];
/** Letters that end in a consonant when read aloud: L M N R. */
const LETTER_FINALS: Record<string, number> = { l: FINAL_RIEUL, m: 16, n: 4, r: FINAL_RIEUL };

/** The number of the final consonant of a word's last sound, 0 for none. */
function finalOf(word: string): number {
  for (const char of [...word].reverse()) {
    const code = char.codePointAt(0) ?? 0;
    if (code >= HANGUL_FIRST && code <= HANGUL_LAST) return (code - HANGUL_FIRST) % FINALS;
    if (char >= '0' && char <= '9') return DIGIT_FINALS[Number(char)] ?? 0;
    if (/[a-z]/i.test(char)) return LETTER_FINALS[char.toLowerCase()] ?? 0;
  }
  return 0;
}

/** `josa("폴란드", "을/를")` is "를". Pairs name the form after a consonant first, as grammars do. */
export function josa(word: string, pair: string): string {
  const [closed = '', open = ''] = pair.split('/');
  const final = finalOf(word);
  const liquid = final === FINAL_RIEUL && closed.startsWith('으');
  return final === 0 || liquid ? open : closed;
}
