import { describe, expect, it } from 'vitest';
import { fitted, moved, zoomed } from './viewbox';

const board = { w: 1600, h: 1000 };

describe('the part of a board that is seen', () => {
  it('is all of it on a wide screen', () => {
    const box = fitted(board, { w: 1600, h: 800 }, [800, 500]);
    expect(box.h).toBe(1000);
    expect(box.x).toBeLessThan(0);
    expect(box.w).toBe(2000);
  });

  it('is a full-height piece on a phone, inside the board', () => {
    const box = fitted(board, { w: 390, h: 600 }, [60, 500]);
    expect(box.h).toBe(1000);
    expect(box.x).toBe(0);
    expect(box.w).toBe(650);
  });

  it('is a full-height piece on a phone even if little height is left', () => {
    expect(fitted(board, { w: 390, h: 400 }, [60, 500], true)).toEqual({ x: 0, y: 0, w: 975, h: 1000 });
    expect(fitted(board, { w: 390, h: 400 }, [60, 500]).w).toBe(1600);
  });

  it('is never smaller than it can be read, around the place that matters', () => {
    const box = fitted(board, { w: 360, h: 400 }, [1500, 500], true, 0.5);
    expect(box).toEqual({ x: 880, y: 100, w: 720, h: 800 });
  });

  it('keeps the place under the pointer when zoomed', () => {
    const box = zoomed({ x: 0, y: 0, w: 1600, h: 1000 }, 2, [0.25, 0.5]);
    expect(box.x + box.w * 0.25).toBe(400);
    expect(box.y + box.h * 0.5).toBe(500);
  });

  it('cannot be dragged out of sight', () => {
    const box = moved({ x: 0, y: 0, w: 800, h: 500 }, 99999, -99999, board);
    expect(box.x).toBe(960);
    expect(box.y).toBe(-100);
  });
});
