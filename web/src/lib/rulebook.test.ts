import { describe, expect, it } from 'vitest';
import { depthOf, search, sectionOf, sections } from './rulebook';

const BOOK = sections('# Rules\n\nIntro\n\n## 6 Operations\nUse points.\n### 6.3 Coups\nRoll a die.\n#### 6.3.2 Result\nCompare.\n');

describe('a rulebook', () => {
  it('is cut at numbered headings', () => {
    expect(BOOK.map((section) => section.number)).toEqual(['6', '6.3', '6.3.2']);
    expect(BOOK[1]).toEqual({ number: '6.3', title: 'Coups', level: 3, text: 'Roll a die.\n', notes: [] });
  });

  it('has chapters that are only named', () => {
    const book = sections('# The rules\n\n## The planet\n### 1.1 Aim\nWin.\n## The board\n### 2.1 Rating\nCount.\n');
    expect(book.map(({ number, title }) => [number, title])).toEqual([['', 'The planet'], ['1.1', 'Aim'], ['', 'The board'], ['2.1', 'Rating']]);
    expect(book[1]?.text).toBe('Win.\n');
  });

  it('has a table of contents by depth', () => {
    expect(BOOK.map(depthOf)).toEqual([0, 1, 2]);
    expect(sections('## 2.0 Parts\n## The end\n').map(depthOf)).toEqual([0, 0]);
  });

  it('sets rulings and own values apart from the text', () => {
    const [rule] = sections('### 6.3 Coups\nRoll.\n\nRuling: One\nand more.\nOwn value: Two.\n\nAgain.\n');
    expect(rule?.text.split(/\s+/)).toEqual(['Roll.', 'Again.', '']);
    expect(rule?.notes).toEqual([
      { kind: 'ruling', text: 'One and more.' },
      { kind: 'own-value', text: 'Two.' },
    ]);
    const korean = sections('### 6.3 쿠데타\n굴립니다.\n\n판정: 하나.\n\n자체 값: 둘.\n');
    expect(korean[0]?.notes.map((note) => note.kind)).toEqual(['ruling', 'own-value']);
    expect(search(korean, '둘')).toHaveLength(1);
  });

  it('opens at a rule, or at the nearest one above it', () => {
    expect(sectionOf(BOOK, '6.3.2')?.title).toBe('Result');
    expect(sectionOf(BOOK, '6.3.9')?.title).toBe('Coups');
    expect(sectionOf(BOOK, '6.4')?.title).toBe('Operations');
    expect(sectionOf(BOOK, '9')).toBeUndefined();
  });

  it('finds sections that hold every word', () => {
    expect(search(BOOK, 'DIE roll').map((section) => section.number)).toEqual(['6.3']);
    expect(search(BOOK, 'nothing')).toEqual([]);
  });
});
