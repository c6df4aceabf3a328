import { afterEach, describe, expect, it, vi } from 'vitest';
import { Wire, type Link } from './wire';

class Line {
  static OPEN = 1;
  static made: Line[] = [];
  readyState = 1;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor() {
    Line.made.push(this);
  }
  send(): void {}
  close(): void {}
}

function wire(): [Link, number?][] {
  const told: [Link, number?][] = [];
  new Wire('ws://here', () => ({}), () => undefined, (link, code) => told.push(code === undefined ? [link] : [link, code]));
  return told;
}

describe('a wire', () => {
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.useFakeTimers();
  afterEach(() => vi.clearAllTimers());

  it('tells why the server closed it, and tries again', () => {
    const told = wire();
    Line.made.at(-1)?.onclose?.({ code: 4420 });
    expect(told).toEqual([['connecting'], ['lost', 4420]]);
    vi.advanceTimersByTime(300);
    expect(told.at(-1)).toEqual(['connecting']);
  });

  it('does not look for a table that is gone', () => {
    const told = wire();
    Line.made.at(-1)?.onclose?.({ code: 4404 });
    vi.advanceTimersByTime(60_000);
    expect(told).toEqual([['connecting'], ['closed']]);
  });
});
