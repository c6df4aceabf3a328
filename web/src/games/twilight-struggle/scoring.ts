/** What the regions are worth, as printed in their plaques (0 for Europe's control: it wins the game). */
export const VALUES: Record<string, readonly [number, number, number]> = {
  europe: [3, 7, 0],
  asia: [3, 7, 9],
  middle_east: [3, 5, 7],
  africa: [1, 4, 6],
  central_america: [1, 3, 5],
  south_america: [2, 5, 6],
};

/** The space race as printed: the roll that succeeds, the least Ops, and the points for the first and the second. */
// prettier-ignore
export const SPACE_BOXES: readonly { box: number; roll: number; ops: number; first: number; second: number; ability: boolean }[] = [
  { box: 1, roll: 3, ops: 2, first: 2, second: 1, ability: false },
  { box: 2, roll: 4, ops: 2, first: 0, second: 0, ability: true },
  { box: 3, roll: 3, ops: 2, first: 2, second: 0, ability: false },
  { box: 4, roll: 4, ops: 2, first: 0, second: 0, ability: true },
  { box: 5, roll: 3, ops: 3, first: 3, second: 1, ability: false },
  { box: 6, roll: 4, ops: 3, first: 0, second: 0, ability: true },
  { box: 7, roll: 3, ops: 3, first: 4, second: 2, ability: false },
  { box: 8, roll: 2, ops: 4, first: 2, second: 0, ability: true },
];
