import { describe, expect, it, vi } from 'vitest';
import { nameOf, unnamed } from './people';

// The page's own words need a browser's language.
vi.mock('./words.svelte', () => ({ t: (key: string, args?: { number: string }) => [key, args?.number].filter(Boolean).join(' ') }));

describe('a name', () => {
  it('is read as it was given', () => expect(['Ana', '손님', 'Guest', 'Guest 27', null].map(nameOf)).toEqual(['Ana', '손님', 'Guest', 'Guest 27', null]));
  it('of a guest who gave none is told in the reader’s language', () => expect(nameOf('Guest 2737')).toBe('guest 2737'));
  it('of a guest says so by itself only where none was given', () => expect(['Ana', 'Guest 2737', null].map(unnamed)).toEqual([false, true, false]));
  it('of whoever had their data deleted is nobody’s', () => expect(nameOf('')).toBe('web-somebody'));
});
