import { describe, expect, it } from 'vitest';
import { search, sectionOf, sections } from './rulebook';

const BOOK = sections('# Rules\n\nIntro\n\n## 6 Operations\nUse points.\n### 6.3 Coups\nRoll a die.\n#### 6.3.2 Result\nCompare.\n');

describe('a rulebook', () => {
  it('is cut at numbered headings', () => {
    expect(BOOK.map((section) => section.number)).toEqual(['6', '6.3', '6.3.2']);
    expect(BOOK[1]).toEqual({ number: '6.3', title: 'Coups', level: 3, text: 'Roll a die.\n' });
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
