/** What a move has changed in a view: places by the keys that lead to them, and what is there now. */

/** Without a second part, what was at the place is gone. */
export type Change = [path: (string | number)[], value?: unknown];

/** The view after its changes. The old one stays as it was, and shares with the new one all that did not change. */
export function applied<T>(old: T, changes: Change[]): T {
  const mine = new Set<unknown>();
  const own = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null || mine.has(part)) return part;
    const copy: unknown = Array.isArray(part) ? [...(part as unknown[])] : { ...part };
    mine.add(copy);
    return copy;
  };
  const root: Record<string, unknown> = { view: own(old) };
  for (const change of changes) {
    const path = ['view', ...change[0]];
    const last = path.pop() as string;
    let place = root;
    for (const key of path) place = (place[key] = own(place[key])) as Record<string, unknown>;
    if (change.length > 1) place[last] = change[1];
    else delete place[last];
  }
  return root.view as T;
}
