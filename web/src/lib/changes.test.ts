import { describe, expect, it } from 'vitest';
import { changesSince } from './changes';
import { chaptersOf } from './chronicle';
import type { LogEntry } from './protocol';
import { openedBy, type Actor } from './told';

const entry = (key: string, by: string | null, space = ''): LogEntry => ({ key, rule: '', args: { ...(by ? { by } : {}), ...(space ? { space } : {}) }, private: false });
const SEATS: Record<string, number> = { me: 0, other: 1, nobody: -1 };
const actorOf = ({ args }: LogEntry): Actor | undefined =>
  typeof args.by === 'string' ? { ref: args.by, colour: args.by, shape: 'round', seat: SEATS[args.by] ?? -1 } : undefined;
const targetsOf = ({ args }: LogEntry): string[] => (args.space ? [String(args.space)] : []);
const changes = (log: LogEntry[], since: number): [string, string][] =>
  [...changesSince(chaptersOf(log, { chapters: [], opens: openedBy('turn') }), since, { actorOf, targetsOf })].map(([target, { colour }]) => [target, colour]);

describe('what changed since my last move', () => {
  it('is coloured by whoever acted, not by whom it befell', () => {
    const log = [entry('turn', 'me'), entry('place', null, 'a'), entry('turn', 'other'), entry('place', null, 'b'), entry('remove', 'me', 'c')];
    expect(changes(log, 2)).toEqual([['b', 'other'], ['c', 'other']]);
  });

  it('includes the actions that answered my move where nobody sits', () => {
    const log = [entry('turn', 'me'), entry('place', null, 'a'), entry('turn', 'nobody'), entry('place', null, 'b'), entry('turn', 'other'), entry('place', null, 'c')];
    expect(changes(log, 4)).toEqual([['b', 'nobody'], ['c', 'other']]);
    expect(changes(log, 6)).toEqual([]);
  });
});
