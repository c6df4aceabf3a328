/** Where a small panel goes: above the thing it belongs to, below where there is no room, always on the screen. */
interface Size { w: number; h: number }
interface Rect { left: number; top: number; width: number; height: number }

const GAP = 8;

export function beside(thing: Rect, panel: Size, screen: Size): { x: number; y: number } {
  const hold = (at: number, length: number, room: number): number => Math.max(GAP, Math.min(at, room - length - GAP));
  const above = thing.top - panel.h - GAP;
  const below = thing.top + thing.height + GAP;
  return {
    x: hold(thing.left + thing.width / 2 - panel.w / 2, panel.w, screen.w),
    y: hold(above >= GAP ? above : below, panel.h, screen.h),
  };
}

/** Beside a thing below the top of the decision, at that top: nobody is to lose sight of what is asked. */
export function clearOf(decision: Element | undefined, box: DOMRect): DOMRect {
  const top = decision?.getBoundingClientRect().top ?? Infinity;
  return box.top > top ? new DOMRect(box.left, top, box.width, 0) : box;
}
