/** What moved between two pictures of the table: pieces of a kind that left one place and came to another. */

export interface Lying { kind: string; at: string; n: number }
/** `null` is off the board: a supply, a pile, a player's own things. */
export interface Flow { kind: string; n: number; from: string | null; to: string | null }

interface Change { at: string; n: number }

/** The same pieces of a kind drawn several times at a place count together. */
function counts(lying: readonly Lying[]): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (const { kind, at, n } of lying) {
    const places = found.get(kind) ?? new Map<string, number>();
    found.set(kind, places.set(at, (places.get(at) ?? 0) + n));
  }
  return found;
}

function changes(before: Map<string, number>, after: Map<string, number>): Change[] {
  const places = [...new Set([...before.keys(), ...after.keys()])];
  return places.map((at) => ({ at, n: (after.get(at) ?? 0) - (before.get(at) ?? 0) })).filter(({ n }) => n !== 0);
}

function matched(kind: string, changed: Change[]): Flow[] {
  const lost = changed.filter(({ n }) => n < 0).map(({ at, n }) => ({ at, n: -n }));
  const gained = changed.filter(({ n }) => n > 0);
  const flows: Flow[] = [];
  while (lost.length > 0 || gained.length > 0) {
    const [from, to] = [lost[0], gained[0]];
    const n = Math.min(from?.n ?? Infinity, to?.n ?? Infinity);
    flows.push({ kind, n, from: from?.at ?? null, to: to?.at ?? null });
    if (from && (from.n -= n) === 0) lost.shift();
    if (to && (to.n -= n) === 0) gained.shift();
  }
  return flows;
}

export function flowsBetween(before: readonly Lying[], after: readonly Lying[]): Flow[] {
  const [was, is] = [counts(before), counts(after)];
  const none = new Map<string, number>();
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((kind) =>
    matched(kind, changes(was.get(kind) ?? none, is.get(kind) ?? none)),
  );
}
