/** What changed since one's last move, and who did it. */
import type { SeatFace } from '../games';
import type { Chapter, Deed } from './chronicle';
import type { LogEntry } from './protocol';
import type { Actor } from './told';

interface Reading { actorOf: (entry: LogEntry) => Actor | undefined; targetsOf: (entry: LogEntry) => string[] }

/** By target, the sign of whoever changed it last. Where nobody sits, an action belongs to the move it answers. */
export function changesSince(chapters: readonly Chapter[], since: number, { actorOf, targetsOf }: Reading): Map<string, SeatFace> {
  const found = new Map<string, SeatFace>();
  const start = startOf(chapters, since, (deed) => (deed.by ? actorOf(deed.by)?.seat === -1 : false));
  for (const chapter of chapters.filter((each) => each.from + each.entries.length > start)) {
    chapter.entries.forEach((entry, i) => {
      const at = chapter.from + i;
      if (at < start) return;
      const by = chapter.deeds.findLast((deed) => deed.from <= at)?.by;
      const sign = (by && actorOf(by)) ?? actorOf(entry);
      if (sign) for (const target of targetsOf(entry)) found.set(target, sign);
    });
  }
  return found;
}

function startOf(chapters: readonly Chapter[], since: number, isNobodys: (deed: Deed) => boolean): number {
  let start = since;
  for (const deed of chapters.flatMap((chapter) => chapter.deeds).filter(({ from }) => from < since).reverse()) {
    if (!isNobodys(deed)) break;
    start = deed.from;
  }
  return start;
}
