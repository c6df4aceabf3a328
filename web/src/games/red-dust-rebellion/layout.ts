/** Where everything lies on the map: outlines whose shared borders are exactly the adjacencies, and their slots. */
import type { Space } from './look';

export type XY = [number, number];
export interface Box { x: number; y: number; w: number; h: number }
/** `head` is where the name begins, `room` how wide it may be before it breaks, `pieces` where units stand. */
export interface Place {
  id: string; path: string; centre: XY; head: XY; room: number; pieces: Box[];
}
/** Where the marks of a space lie. */
export interface Slots { control: XY; name: XY; support: XY; infrastructure: XY[]; bases: XY[]; storm: XY; tick: XY }

/** The outlines are given on a larger sheet; the map begins at its `top`. */
export const CANVAS = { w: 1300, h: 1004, top: 44 };
export const LINE = 23;
const BOX = 26;
const STATION = 34;

const row = (x: number, y: number, step: number, n: number): XY[] => Array.from({ length: n }, (_, i) => [x + step * i, y]);

/** Where things lie in a space whose name takes some lines, the longest so wide. */
export function slotsOf(place: Place, printed: Space, lines: number, wide: number): Slots {
  const [x, y] = printed.labyrinth ? place.centre : place.head;
  const boxes = printed.green + printed.grey;
  if (printed.labyrinth) {
    return {
      control: [x + 50, y + 47], name: [x, y - 68], storm: [x - 50, y + 47], tick: [x + 72, y - 40], support: [x - 52, y - 38],
      infrastructure: row(x - 26, y - 38, BOX, boxes), bases: row(x - 17, y + 47, STATION, printed.bases),
    };
  }
  const below = y + LINE * lines + 20;
  const stations = boxes === 0 ? row(x + 17, below + 6, 42, printed.bases) : row(x + 94, below, 32, printed.bases);
  return {
    control: [x + 12, y + 12], name: [x + 30, y + 18], storm: [x + Math.min(wide + 54, place.room + 34), y + 12], tick: [x + 12, y + 12], support: [x + 13, below],
    infrastructure: row(x + 40, below, BOX, boxes), bases: stations,
  };
}

export const SECTORS: { id: string; frame: Box; banner: Box }[] = [
  { id: 'tharsis_montes', frame: {x: 24, y: 282, w: 740, h: 748}, banner: {x: 294, y: 258, w: 200, h: 24} },
  { id: 'arabia_terra', frame: {x: 796, y: 84, w: 480, h: 346}, banner: {x: 936, y: 60, w: 200, h: 24} },
  { id: 'hellas_planitia', frame: {x: 796, y: 684, w: 480, h: 346}, banner: {x: 936, y: 660, w: 200, h: 24} },
];

export const PLACES: Place[] = [
  {
    id: 'ascraeus_mons', centre: [164, 352],
    path: 'M24 408 L24 282 L600 282 L600 412 L458.9 412 A80 80 0 1 0 332.5 501.2 L299.3 540.5 L24 408 Z',
    head: [34, 288], room: 200, pieces: [{ x: 34, y: 352, w: 252, h: 52 }, { x: 470, y: 290, w: 124, h: 112 }],
  },
  {
    id: 'tharsis_tholus', centre: [684, 368],
    path: 'M600 282 L764 282 L764 656 L706 656 L600 412 L600 282 Z',
    head: [608, 288], room: 122, pieces: [{ x: 608, y: 378, w: 150, h: 58 }, { x: 672, y: 440, w: 86, h: 120 }],
  },
  {
    id: 'noctis_labyrinthus', centre: [560, 506],
    path: 'M600 412 L706 656 L600 900 L458.9 900 A80 80 0 0 0 435.5 810.8 L514.5 717.2 A80 80 0 1 0 514.5 594.8 L435.5 501.2 A80 80 0 0 0 458.9 412 L600 412 Z',
    head: [472, 416], room: 124, pieces: [{ x: 490, y: 508, w: 132, h: 58 }, { x: 486, y: 746, w: 124, h: 136 }],
  },
  {
    id: 'sinai_planum', centre: [684, 962],
    path: 'M764 656 L764 1030 L600 1030 L600 900 L706 656 L764 656 Z',
    head: [608, 884], room: 126, pieces: [{ x: 608, y: 966, w: 150, h: 58 }, { x: 684, y: 748, w: 74, h: 128 }],
  },
  {
    id: 'daedalia_planum', centre: [170, 980],
    path: 'M600 1030 L24 1030 L24 904 L299.3 771.5 L332.5 810.8 A80 80 0 1 0 458.9 900 L600 900 L600 1030 Z',
    head: [34, 908], room: 200, pieces: [{ x: 34, y: 972, w: 252, h: 54 }, { x: 470, y: 906, w: 124, h: 118 }],
  },
  {
    id: 'arsia_mons', centre: [92, 540],
    path: 'M24 904 L24 408 L299.3 540.5 L253.5 594.8 A80 80 0 1 0 253.5 717.2 L299.3 771.5 L24 904 Z',
    head: [34, 486], room: 120, pieces: [{ x: 34, y: 550, w: 118, h: 48 }, { x: 34, y: 600, w: 84, h: 112 }, { x: 34, y: 714, w: 110, h: 84 }],
  },
  {
    id: 'europa', centre: [384, 440],
    path: 'M458.9 412 A80 80 0 0 1 435.5 501.2 A80 80 0 0 1 332.5 501.2 A80 80 0 1 1 458.9 412 Z',
    head: [310, 353], room: 148, pieces: [{ x: 311, y: 419, w: 146, h: 54 }],
  },
  {
    id: 'tenzing', centre: [202, 656],
    path: 'M253.5 594.8 A80 80 0 0 1 282 656 A80 80 0 0 1 253.5 717.2 A80 80 0 1 1 253.5 594.8 Z',
    head: [128, 569], room: 148, pieces: [{ x: 129, y: 635, w: 146, h: 54 }],
  },
  {
    id: 'pavonis_mons', centre: [384, 592],
    path: 'M282 656 A80 80 0 0 0 253.5 594.8 L299.3 540.5 L332.5 501.2 A80 80 0 0 0 435.5 501.2 L514.5 594.8 A80 80 0 0 0 486 656 L282 656 Z',
    head: [306, 524], room: 134, pieces: [{ x: 292, y: 606, w: 184, h: 44 }],
  },
  {
    id: 'syria_planum', centre: [384, 714],
    path: 'M282 656 L486 656 A80 80 0 0 0 514.5 717.2 L435.5 810.8 A80 80 0 0 0 332.5 810.8 L299.3 771.5 L253.5 717.2 A80 80 0 0 0 282 656 Z',
    head: [306, 660], room: 134, pieces: [{ x: 304, y: 742, w: 160, h: 42 }],
  },
  {
    id: 'tereshkova', centre: [566, 656],
    path: 'M514.5 594.8 A80 80 0 1 1 514.5 717.2 A80 80 0 0 1 486 656 A80 80 0 0 1 514.5 594.8 Z',
    head: [492, 569], room: 148, pieces: [{ x: 493, y: 635, w: 146, h: 54 }],
  },
  {
    id: 'shepard', centre: [384, 872],
    path: 'M435.5 810.8 A80 80 0 0 1 458.9 900 A80 80 0 1 1 332.5 810.8 A80 80 0 0 1 435.5 810.8 Z',
    head: [310, 785], room: 148, pieces: [{ x: 311, y: 851, w: 146, h: 54 }],
  },
  {
    id: 'new_cordoba', centre: [890, 262],
    path: 'M966.8 284.3 A80 80 0 0 1 810 262 A80 80 0 1 1 966.8 284.3 Z',
    head: [816, 175], room: 148, pieces: [{ x: 817, y: 241, w: 146, h: 54 }],
  },
  {
    id: 'rutherford', centre: [916, 134],
    path: 'M796 262 L796 84 L1060 84 L1036.5 178 L1007 296 L966.8 284.3 A80 80 0 1 0 810 262 L796 262 Z',
    head: [804, 90], room: 130, pieces: [{ x: 964, y: 92, w: 84, h: 84 }, { x: 974, y: 182, w: 40, h: 64 }],
  },
  {
    id: 'radau', centre: [1160, 134],
    path: 'M1060 84 L1276 84 L1276 178 L1036.5 178 L1060 84 Z',
    head: [1070, 90], room: 90, pieces: [{ x: 1192, y: 90, w: 78, h: 28 }, { x: 1224, y: 118, w: 48, h: 58 }, { x: 1052, y: 152, w: 168, h: 26 }],
  },
  {
    id: 'trouvelot', centre: [900, 386],
    path: 'M1160 430 L796 430 L796 262 L810 262 A80 80 0 0 0 966.8 284.3 L1007 296 L1047.2 307.7 A80 80 0 0 0 1151.4 405.2 L1160 430 Z',
    head: [804, 350], room: 130, pieces: [{ x: 966, y: 312, w: 74, h: 112 }],
  },
  {
    id: 'marth', centre: [1150, 206],
    path: 'M1276 178 L1276 430 L1160 430 L1151.4 405.2 A80 80 0 1 0 1047.2 307.7 L1007 296 L1036.5 178 L1276 178 Z',
    head: [1052, 184], room: 120, pieces: [{ x: 1212, y: 186, w: 60, h: 238 }, { x: 1018, y: 248, w: 34, h: 52 }],
  },
  {
    id: 'shenzhou', centre: [1124, 330],
    path: 'M1047.2 307.7 A80 80 0 1 1 1151.4 405.2 A80 80 0 0 1 1047.2 307.7 Z',
    head: [1050, 243], room: 148, pieces: [{ x: 1051, y: 309, w: 146, h: 54 }],
  },
  {
    id: 'alpheus_colles', centre: [871, 780],
    path: 'M796 876 L796 684 L946 684 L946 876 L796 876 Z',
    head: [804, 690], room: 108, pieces: [{ x: 804, y: 780, w: 136, h: 90 }],
  },
  {
    id: 'coronae_montes', centre: [1012, 780],
    path: 'M946 684 L1276 684 L1276 876 L1219.9 876 A80 80 0 0 0 1194.9 857 A80 80 0 1 0 1125.1 857 A80 80 0 0 0 1100.1 876 L946 876 L946 684 Z',
    head: [954, 690], room: 110, pieces: [{ x: 954, y: 780, w: 120, h: 90 }, { x: 1244, y: 694, w: 28, h: 176 }],
  },
  {
    id: 'hellas_chaos', centre: [934, 950],
    path: 'M1276 876 L1276 1030 L796 1030 L796 876 L946 876 L1100.1 876 A80 80 0 1 0 1219.9 876 L1276 876 Z',
    head: [804, 882], room: 130, pieces: [{ x: 804, y: 966, w: 262, h: 58 }, { x: 966, y: 886, w: 100, h: 60 }],
  },
  {
    id: 'gandhi', centre: [1160, 785],
    path: 'M1125.1 857 A80 80 0 1 1 1194.9 857 L1125.1 857 Z',
    head: [1086, 698], room: 148, pieces: [{ x: 1087, y: 764, w: 146, h: 54 }],
  },
  {
    id: 'sharma', centre: [1160, 929],
    path: 'M1125.1 857 L1194.9 857 A80 80 0 0 1 1219.9 876 A80 80 0 1 1 1100.1 876 A80 80 0 0 1 1125.1 857 Z',
    head: [1086, 842], room: 148, pieces: [{ x: 1087, y: 908, w: 146, h: 54 }],
  },
  {
    id: 'wilderness', centre: [1036, 548],
    path: 'M10 250 L782 250 L782 52 L1290 52 L1290 1042 L10 1042 Z M24 282 L24 1030 L764 1030 L764 282 Z M796 84 L796 430 L1276 430 L1276 84 Z M796 684 L796 1030 L1276 1030 L1276 684 Z',
    head: [812, 442], room: 300, pieces: [{ x: 812, y: 520, w: 448, h: 132 }],
  },
];

export const MAGLEVS: { id: string; points: XY[] }[] = [
  { id: 'europa_tenzing', points: [[332.5, 501.2], [299.3, 540.5], [253.5, 594.8]] },
  { id: 'tenzing_shepard', points: [[253.5, 717.2], [299.3, 771.5], [332.5, 810.8]] },
  { id: 'shepard_tereshkova', points: [[435.5, 810.8], [514.5, 717.2]] },
  { id: 'new_cordoba_shenzhou', points: [[966.8, 284.3], [1007, 296], [1047.2, 307.7]] },
  { id: 'rodgers_line', points: [[435.5, 501.2], [514.5, 594.8]] },
];
/** Earth, the way to Mars, Phobos and the circles of the orbit. */
export const EARTH = { x: 98, y: 148, r: 88 };
export const TRANSIT: Box = { x: 236, y: 66, w: 190, h: 164 };
export const PHOBOS = { x: 532, y: 148, r: 80 };
export const ORBIT: XY[] = [[623.7, 73.7], [647, 121.5], [647, 174.5], [623.7, 222.3]];

const round = ({ x, y, r }: { x: number; y: number; r: number }): string => `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;
/** Where the places above Mars are pointed at. */
export const SKY: { id: string; path: string }[] = [
  { id: 'earth', path: round(EARTH) },
  { id: 'transit', path: `M${TRANSIT.x} ${TRANSIT.y}h${TRANSIT.w}v${TRANSIT.h}h${-TRANSIT.w}Z` },
  { id: 'phobos', path: round(PHOBOS) },
  { id: 'orbit', path: 'M630 54H778V246H630Z' },
];
