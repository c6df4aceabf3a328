import { beforeEach, describe, expect, it, vi } from 'vitest';

const settings = vi.hoisted(() => ({ sound: true }));
vi.mock('./settings.svelte', () => ({ settings }));

let started = 0;
let opened = 0;
/** Everything that an audio graph is made of, counting what sounds. */
class Node {
  gain = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  frequency = { value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
  type = '';
  buffer = null;
  connect = (next: unknown): unknown => next;
  start = (): number => (started += 1);
  stop = vi.fn();
}
class Heard {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  constructor() {
    opened += 1;
  }
  resume = (): Promise<void> => Promise.resolve();
  createOscillator = (): Node => new Node();
  createGain = (): Node => new Node();
  createBufferSource = (): Node => new Node();
  createBiquadFilter = (): Node => new Node();
  createBuffer = (): unknown => ({ getChannelData: () => new Float32Array(100) });
}

const KINDS = ['piece', 'card', 'dice', 'shuffle', 'score', 'storm', 'alarm', 'turn', 'end'] as const;

describe('sounds', () => {
  const page = new EventTarget();
  beforeEach(async () => {
    vi.resetModules();
    vi.stubGlobal('AudioContext', Heard);
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    [started, opened, settings.sound] = [0, 0, true];
  });

  it('are heard after the first click, each kind', async () => {
    const { sound, soundAfterFirstTouch } = await import('./sound');
    const stop = soundAfterFirstTouch();
    sound('turn');
    expect([opened, started]).toEqual([0, 0]);
    page.dispatchEvent(new Event('pointerdown'));
    for (const kind of KINDS) {
      const before = started;
      sound(kind);
      expect(started, kind).toBeGreaterThan(before);
    }
    expect(opened).toBe(1);
    stop();
  });

  it('are not heard where they are switched off', async () => {
    const { sound, soundAfterFirstTouch } = await import('./sound');
    const stop = soundAfterFirstTouch();
    page.dispatchEvent(new Event('keydown'));
    settings.sound = false;
    for (const kind of KINDS) sound(kind);
    expect(started).toBe(0);
    stop();
  });
});
