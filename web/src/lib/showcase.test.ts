import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Showcase, showTime, type Played } from './showcase.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const card = (id: string, entry: number, mine = false): Played => ({ card: id, entry, mine });

describe('cards shown large', () => {
  it('shows one after the other, each once, and hurries where many wait', () => {
    const showcase = new Showcase();
    showcase.add([card('fidel', 3), card('fidel', 4), card('nato', 5)], 'quick');
    expect(showcase.now).toMatchObject({ card: 'fidel', entry: 3 });
    vi.advanceTimersByTime(showTime('quick', 1));
    expect(showcase.now).toMatchObject({ card: 'nato', entry: 5 });
    vi.advanceTimersByTime(showTime('quick', 0));
    expect(showcase.now).toBeNull();
    expect(showTime('calm', 0, true)).toBe(showTime('quick', 0));
    expect(showTime('calm', 9) * 10).toBe(showTime('calm', 1) * 2);
  });

  it('ends at once for whoever goes on, and shows nothing at an instant pace', () => {
    const showcase = new Showcase();
    showcase.add([card('fidel', 0), card('nato', 1)], 'calm');
    showcase.clear();
    expect(showcase.now).toBeNull();
    vi.runAllTimers();
    expect(showcase.now).toBeNull();
    showcase.add([card('fidel', 0)], 'instant');
    expect(showcase.now).toBeNull();
  });
});
