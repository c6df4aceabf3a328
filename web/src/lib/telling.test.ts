import { describe, expect, it, vi } from 'vitest';
import { api, Fault } from './api';
import type { TableInWords } from './protocol';
import { Telling } from './telling.svelte';

// The page's own words need a browser's language.
vi.mock('./words.svelte', () => ({ t: (key: string) => key }));

const wish = (eyes: number) => ({ id: 'x', language: 'en' as const, eyes, long: false });
const told = (seat: number): TableInWords => ({ seat }) as TableInWords;

describe('the table in words', () => {
  it('asks once for all that was wished while the server answered', async () => {
    let answer: (words: TableInWords) => void = () => undefined;
    const asked = vi.spyOn(api, 'inWords').mockImplementation((_id, _language, eyes) =>
      eyes === 0 ? new Promise((done) => (answer = done)) : Promise.resolve(told(eyes)));
    const telling = new Telling();
    const first = telling.ask(wish(0));
    void telling.ask(wish(1));
    void telling.ask(wish(2));
    answer(told(0));
    await first;
    expect(asked.mock.calls.map(([, , eyes]) => eyes)).toEqual([0, 2]);
    expect(telling.told).toEqual(told(2));
  });

  it('keeps what was told when the server does not answer, and says so until it does', async () => {
    const asked = vi.spyOn(api, 'inWords').mockResolvedValue(told(0));
    const telling = new Telling();
    await telling.ask(wish(0));
    asked.mockRejectedValueOnce(new Fault({ code: 'offline', detail: '' }));
    await telling.ask(wish(0));
    expect([telling.told, telling.fault]).toEqual([told(0), 'error-offline']);
    await telling.ask(wish(0));
    expect(telling.fault).toBe('');
  });
});
