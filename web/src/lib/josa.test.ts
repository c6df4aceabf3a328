import { describe, expect, it } from 'vitest';
import { josa } from './josa';

describe('particles', () => {
  it.each([
    ['폴란드', '을/를', '를'],
    ['이란', '을/를', '을'],
    ['미국', '은/는', '은'],
    ['칠레', '이/가', '가'],
    ['소련', '과/와', '과'],
    ['베트남', '으로/로', '으로'],
    ['브라질', '으로/로', '로'],
    ['터키', '으로/로', '로'],
    ['3', '을/를', '을'],
    ['2', '이/가', '가'],
    ['1', '으로/로', '로'],
    ['나토(NATO)', '이/가', '가'],
    ['', '을/를', '를'],
  ])('%s + %s', (word, pair, particle) => expect(josa(word, pair)).toBe(particle));
});
