import { describe, expect, it } from 'vitest';
import { fitted, inSight, moved, showing, startingAt, tapped, zoomed } from './viewbox';

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

describe('what is seen in part', () => {
  const view = { x: 400, y: 0, w: 600, h: 1000 };
  const at = (x: number) => ({ x, y: 300, w: 100, h: 100 });

  it('comes in wholly, with a little room, by the shortest way', () => {
    expect(showing(view, [at(350), at(600)], board)).toEqual({ ...view, x: 338 });
    expect(showing(view, [at(950), at(600)], board)).toEqual({ ...view, x: 462 });
  });

  it('moves nothing where it is seen, or could not be', () => {
    expect(showing(view, [at(400), at(900)], board)).toBe(view);
    expect(showing(view, [at(350), at(990)], board)).toBe(view);
  });

  it('comes no farther than the board goes', () => {
    expect(showing({ ...view, x: 5 }, [at(0)], board).x).toBe(0);
    expect(showing({ ...view, x: 995 }, [at(1500)], board).x).toBe(1000);
  });
});

describe('where a small screen begins', () => {
  const phone = { w: 400, h: 500 };
  const whole = fitted(board, phone, [800, 500], true);

  it('is where most of what can be chosen lies, large enough for a finger', () => {
    const east = [1200, 1260, 1320].map((x) => ({ x, y: 600, w: 50, h: 50 }));
    const view = startingAt([{ x: 100, y: 100, w: 50, h: 50 }, ...east], whole, board, phone);
    expect(east.every((thing) => inSight(view, thing))).toBe(true);
    expect((50 * phone.w) / view.w).toBeGreaterThanOrEqual(40);
  });

  it('is never closer than a fifth of the board, nor farther off than usual', () => {
    expect(startingAt([{ x: 100, y: 100, w: 2, h: 2 }], whole, board, phone).w).toBe(320);
    expect(startingAt([{ x: 100, y: 100, w: 500, h: 500 }], whole, board, phone).w).toBe(whole.w);
  });
});

describe('a tap', () => {
  const small = { x: 100, y: 100, w: 20, h: 20 };

  it('means the one small thing within a finger’s breadth', () => {
    expect(tapped([136, 110], [small])).toBe(small);
    expect(tapped([141, 110], [small])).toBe(null);
  });

  it('asks for a closer look where there are several', () => {
    expect(tapped([110, 110], [small, { ...small, x: 125 }])).toBe('closer');
  });

  it('means a large thing under it whatever lies beside', () => {
    const large = { x: 0, y: 0, w: 90, h: 90 };
    expect(tapped([88, 88], [large, { ...small, x: 92, y: 92 }])).toBe(large);
  });
});
