import { describe, expect, it, vi } from 'vitest';
import type { GameFace } from '../games';
import { api } from './api';
import type { TableSummary, View } from './protocol';
import { ReplayScene } from './replay.svelte';

const shown = vi.hoisted((): unknown[] => []);
// The page's own scene needs a document; here it is enough to see what is shown.
vi.mock('./scene.svelte', () => ({
  Scene: class {
    position = { summary: null, eyes: -1 };
    show(view: unknown): void {
      shown.push(view);
    }
  },
}));

describe('a replay', () => {
  it('shows what was asked for last, whichever answer comes last', async () => {
    const answers = new Map<number, (view: View) => void>();
    const seenBy = (seat: number): View => ({ seat }) as View;
    vi.spyOn(api, 'replay').mockResolvedValue({ last: 3, seat: -1, marks: [], left_out: 0, next: null });
    vi.spyOn(api, 'replayAt').mockImplementation((_id, _at, eyes) => new Promise((answer) => answers.set(eyes, answer)));
    const scene = new ReplayScene({} as GameFace, { id: 'x' } as TableSummary);
    const spectator = scene.open(-1, 3);
    await vi.waitFor(() => expect(answers.has(-1)).toBe(true));
    const player = scene.open(1, 3);
    await vi.waitFor(() => expect(answers.has(1)).toBe(true));
    answers.get(1)!(seenBy(1));
    answers.get(-1)!(seenBy(-1));
    await Promise.all([spectator, player]);
    expect(shown).toEqual([seenBy(1)]);
  });

  it('reads the list of a long game page by page', async () => {
    const marks = [0, 1, 2, 3, 4].map((at) => ({ at, seat: 0, log: at }));
    const page = vi.spyOn(api, 'replay').mockImplementation(async (_id, seat, from = 0) => {
      const next = from + 2 < marks.length ? from + 2 : null;
      return { last: 4, seat, left_out: 0, marks: marks.slice(from, from + 2), next };
    });
    vi.spyOn(api, 'replayAt').mockResolvedValue({} as View);
    page.mockClear();
    const scene = new ReplayScene({} as GameFace, { id: 'x' } as TableSummary);
    await scene.open(0, 4);
    expect(scene.marks).toEqual(marks);
    expect(page).toHaveBeenCalledTimes(3);
  });
});
