import { describe, expect, it } from 'vitest';
import { finder } from './mentions';
import { namesIn } from './names';

const NAMES = [{ name: 'US', ref: 'side/us' }, { name: 'USSR', ref: 'side/ussr' }, { name: 'Iran', ref: 'country/iran' }, { name: 'South Korea', ref: 'country/south_korea' }, { name: 'Korea', ref: 'x/korea' }, { name: '미국', ref: 'side/us' }];
const find = finder(NAMES);
const refs = (text: string): (string | undefined)[] => find(text).flatMap(({ ref }) => ref ?? []);

describe('names in a sentence', () => {
  it('finds whole names, the longest first, and loses no letter', () => {
    const text = 'The USSR coup in South Korea fails; the US holds Iran.';
    expect(refs(text)).toEqual(['side/ussr', 'country/south_korea', 'side/us', 'country/iran']);
    expect(find(text).map((part) => part.text).join('')).toBe(text);
  });

  it('finds no name inside a word, and short ones only as they are written', () => {
    expect(refs('Iranian BUSES trust us')).toEqual([]);
    expect(refs('iran, IRAN')).toEqual(['country/iran', 'country/iran']);
  });

  it('finds Korean names before their particles', () => {
    expect(refs('미국이 Iran을 조종합니다')).toEqual(['side/us', 'country/iran']);
    expect(refs('한미국')).toEqual([]);
  });

  it('leaves a sentence alone where nothing is named', () => {
    expect(finder([])('Turn 2')).toEqual([{ text: 'Turn 2' }]);
  });

  it('reads names from the words of a game', () => {
    const text = 'ts-card-fidel = Fidel\nts-card-fidel-text = Removes all.\nts-country-west-germany = West Germany\nts-log-x = { $n } x\nts-card-odd = { $n } odd';
    expect(namesIn(text, 'ts', ['card', 'country'])).toEqual([{ name: 'Fidel', ref: 'card/fidel' }, { name: 'West Germany', ref: 'country/west_germany' }]);
  });
});
