/** Where everything lies on the board: outlines whose shared borders are exactly the adjacencies, slots, tracks. */
export type XY = [number, number];
export interface Box { x: number; y: number; w: number; h: number }
export interface Place {
  id: string; sector: string; kind: 'desert' | 'labyrinth'; spaceport: boolean; path: string; centre: XY; label: XY; dice: XY | null;
  control: XY; support: XY | null; infrastructure: XY[]; green: number; bases: XY[]; storm: XY | null; pieces: Box[]; roll: string;
}

export const CANVAS = { w: 1600, h: 1050 };

export const SECTORS: { id: string; frame: Box; banner: Box }[] = [
  { id: 'tharsis_montes', frame: {x: 24, y: 282, w: 740, h: 748}, banner: {x: 294, y: 258, w: 200, h: 24} },
  { id: 'arabia_terra', frame: {x: 796, y: 84, w: 480, h: 346}, banner: {x: 936, y: 60, w: 200, h: 24} },
  { id: 'hellas_planitia', frame: {x: 796, y: 684, w: 480, h: 346}, banner: {x: 936, y: 660, w: 200, h: 24} },
];

export const PLACES: Place[] = [
  {
    id: 'ascraeus_mons', sector: 'tharsis_montes', kind: 'desert', spaceport: false, roll: '3·1',
    path: 'M24 408 L24 282 L600 282 L600 412 L458.9 412 A80 80 0 1 0 332.5 501.2 L299.3 540.5 L24 408 Z',
    centre: [164, 352], label: [112, 306], dice: [176, 306], control: [48, 306], support: [52, 336],
    infrastructure: [[77, 336], [102, 336]], green: 1, bases: [[140, 336], [172, 336]], storm: [208, 336],
    pieces: [{ x: 36, y: 356, w: 254, h: 46 }, { x: 478, y: 296, w: 112, h: 104 }],
  },
  {
    id: 'tharsis_tholus', sector: 'tharsis_montes', kind: 'desert', spaceport: false, roll: '3·2',
    path: 'M600 282 L764 282 L764 656 L706 656 L600 412 L600 282 Z',
    centre: [684, 368], label: [672.5, 306], dice: [724, 306], control: [622, 306], support: [622, 336],
    infrastructure: [[647, 336], [672, 336]], green: 1, bases: [[706, 336], [736, 336]], storm: [748, 306],
    pieces: [{ x: 618, y: 358, w: 136, h: 78 }, { x: 672, y: 446, w: 82, h: 108 }],
  },
  {
    id: 'noctis_labyrinthus', sector: 'tharsis_montes', kind: 'desert', spaceport: false, roll: '3·3',
    path: 'M600 412 L706 656 L600 900 L458.9 900 A80 80 0 0 0 435.5 810.8 L514.5 717.2 A80 80 0 1 0 514.5 594.8 L435.5 501.2 A80 80 0 0 0 458.9 412 L600 412 Z',
    centre: [560, 506], label: [548, 434], dice: [486, 513], control: [486, 434], support: [486, 462],
    infrastructure: [[511, 462], [536, 462]], green: 1, bases: [[570, 462], [600, 462]], storm: [486, 494],
    pieces: [{ x: 504, y: 484, w: 118, h: 82 }, { x: 496, y: 746, w: 100, h: 142 }],
  },
  {
    id: 'sinai_planum', sector: 'tharsis_montes', kind: 'desert', spaceport: false, roll: '3·4',
    path: 'M764 656 L764 1030 L600 1030 L600 900 L706 656 L764 656 Z',
    centre: [684, 962], label: [674, 904], dice: [723.5, 904], control: [622, 904], support: [622, 934],
    infrastructure: [[647, 934], [672, 934]], green: 1, bases: [[706, 934], [736, 934]], storm: [748, 904],
    pieces: [{ x: 610, y: 956, w: 144, h: 66 }, { x: 672, y: 758, w: 82, h: 108 }],
  },
  {
    id: 'daedalia_planum', sector: 'tharsis_montes', kind: 'desert', spaceport: false, roll: '3·5',
    path: 'M600 1030 L24 1030 L24 904 L299.3 771.5 L332.5 810.8 A80 80 0 1 0 458.9 900 L600 900 L600 1030 Z',
    centre: [170, 980], label: [118, 920], dice: [184, 920], control: [48, 920], support: [52, 948],
    infrastructure: [[77, 948], [102, 948]], green: 1, bases: [[140, 948], [172, 948]], storm: [208, 948],
    pieces: [{ x: 36, y: 968, w: 254, h: 52 }, { x: 478, y: 912, w: 112, h: 108 }],
  },
  {
    id: 'arsia_mons', sector: 'tharsis_montes', kind: 'desert', spaceport: false, roll: '3·6',
    path: 'M24 904 L24 408 L299.3 540.5 L253.5 594.8 A80 80 0 1 0 253.5 717.2 L299.3 771.5 L24 904 Z',
    centre: [92, 540], label: [88, 474], dice: [134, 478], control: [44, 474], support: [48, 502],
    infrastructure: [[73, 502], [98, 502]], green: 1, bases: [[134, 502], [164, 502]], storm: [196, 516],
    pieces: [{ x: 36, y: 522, w: 110, h: 70 }, { x: 36, y: 598, w: 78, h: 116 }, { x: 36, y: 720, w: 110, h: 90 }],
  },
  {
    id: 'europa', sector: 'tharsis_montes', kind: 'labyrinth', spaceport: true, roll: '4·1',
    path: 'M458.9 412 A80 80 0 0 1 435.5 501.2 A80 80 0 0 1 332.5 501.2 A80 80 0 1 1 458.9 412 Z',
    centre: [384, 440], label: [384, 384], dice: [384, 371], control: [429, 485], support: [334, 407],
    infrastructure: [[359, 407], [384, 407], [409, 407], [434, 407]], green: 2, bases: [[344, 486], [374, 490]], storm: [404, 490],
    pieces: [{ x: 314, y: 422, w: 140, h: 48 }],
  },
  {
    id: 'tenzing', sector: 'tharsis_montes', kind: 'labyrinth', spaceport: true, roll: '4·2',
    path: 'M253.5 594.8 A80 80 0 0 1 282 656 A80 80 0 0 1 253.5 717.2 A80 80 0 1 1 253.5 594.8 Z',
    centre: [202, 656], label: [202, 600], dice: [202, 587], control: [247, 701], support: [152, 623],
    infrastructure: [[177, 623], [202, 623], [227, 623], [252, 623]], green: 3, bases: [[162, 702], [192, 706]], storm: [222, 706],
    pieces: [{ x: 132, y: 638, w: 140, h: 48 }],
  },
  {
    id: 'pavonis_mons', sector: 'tharsis_montes', kind: 'desert', spaceport: false, roll: '4·3',
    path: 'M282 656 A80 80 0 0 0 253.5 594.8 L299.3 540.5 L332.5 501.2 A80 80 0 0 0 435.5 501.2 L514.5 594.8 A80 80 0 0 0 486 656 L282 656 Z',
    centre: [384, 592], label: [384, 534], dice: [440, 536], control: [328, 534], support: [332, 562],
    infrastructure: [[357, 562], [382, 562]], green: 1, bases: [[416, 562], [446, 562]], storm: [304, 562],
    pieces: [{ x: 290, y: 582, w: 188, h: 66 }],
  },
  {
    id: 'syria_planum', sector: 'tharsis_montes', kind: 'desert', spaceport: false, roll: '4·4',
    path: 'M282 656 L486 656 A80 80 0 0 0 514.5 717.2 L435.5 810.8 A80 80 0 0 0 332.5 810.8 L299.3 771.5 L253.5 717.2 A80 80 0 0 0 282 656 Z',
    centre: [384, 714], label: [384, 672], dice: [440, 674], control: [328, 672], support: [332, 700],
    infrastructure: [[357, 700], [382, 700]], green: 1, bases: [[416, 700], [446, 700]], storm: [304, 700],
    pieces: [{ x: 316, y: 720, w: 136, h: 60 }],
  },
  {
    id: 'tereshkova', sector: 'tharsis_montes', kind: 'labyrinth', spaceport: true, roll: '4·5',
    path: 'M514.5 594.8 A80 80 0 1 1 514.5 717.2 A80 80 0 0 1 486 656 A80 80 0 0 1 514.5 594.8 Z',
    centre: [566, 656], label: [566, 600], dice: [566, 587], control: [611, 701], support: [516, 623],
    infrastructure: [[541, 623], [566, 623], [591, 623], [616, 623]], green: 2, bases: [[526, 702], [556, 706]], storm: [586, 706],
    pieces: [{ x: 496, y: 638, w: 140, h: 48 }],
  },
  {
    id: 'shepard', sector: 'tharsis_montes', kind: 'labyrinth', spaceport: true, roll: '4·6',
    path: 'M435.5 810.8 A80 80 0 0 1 458.9 900 A80 80 0 1 1 332.5 810.8 A80 80 0 0 1 435.5 810.8 Z',
    centre: [384, 872], label: [384, 816], dice: [384, 803], control: [429, 917], support: [334, 839],
    infrastructure: [[359, 839], [384, 839], [409, 839], [434, 839]], green: 2, bases: [[344, 918], [374, 922]], storm: [404, 922],
    pieces: [{ x: 314, y: 854, w: 140, h: 48 }],
  },
  {
    id: 'new_cordoba', sector: 'arabia_terra', kind: 'labyrinth', spaceport: true, roll: '1/2·1',
    path: 'M966.8 284.3 A80 80 0 0 1 810 262 A80 80 0 1 1 966.8 284.3 Z',
    centre: [890, 262], label: [890, 206], dice: [890, 193], control: [935, 307], support: [840, 229],
    infrastructure: [[865, 229], [890, 229], [915, 229], [940, 229]], green: 2, bases: [[850, 308], [880, 312]], storm: [910, 312],
    pieces: [{ x: 820, y: 244, w: 140, h: 48 }],
  },
  {
    id: 'rutherford', sector: 'arabia_terra', kind: 'desert', spaceport: false, roll: '1/2·2',
    path: 'M796 262 L796 84 L1060 84 L1036.5 178 L1007 296 L966.8 284.3 A80 80 0 1 0 810 262 L796 262 Z',
    centre: [916, 134], label: [862, 100], dice: [910, 100], control: [814, 100], support: [816, 126],
    infrastructure: [[841, 126], [866, 126]], green: 1, bases: [[904, 126], [936, 126]], storm: [970, 126],
    pieces: [{ x: 806, y: 144, w: 220, h: 32 }, { x: 980, y: 184, w: 30, h: 76 }],
  },
  {
    id: 'radau', sector: 'arabia_terra', kind: 'desert', spaceport: false, roll: '1/2·3',
    path: 'M1060 84 L1276 84 L1276 178 L1036.5 178 L1060 84 Z',
    centre: [1160, 134], label: [1116, 100], dice: [1150, 100], control: [1080, 100], support: [1080, 126],
    infrastructure: [[1105, 126], [1130, 126]], green: 1, bases: [[1168, 126], [1200, 126]], storm: [1234, 126],
    pieces: [{ x: 1054, y: 144, w: 212, h: 28 }, { x: 1178, y: 88, w: 90, h: 22 }],
  },
  {
    id: 'trouvelot', sector: 'arabia_terra', kind: 'desert', spaceport: false, roll: '1/2·4',
    path: 'M1160 430 L796 430 L796 262 L810 262 A80 80 0 0 0 966.8 284.3 L1007 296 L1047.2 307.7 A80 80 0 0 0 1151.4 405.2 L1160 430 Z',
    centre: [900, 386], label: [862, 354], dice: [908, 354], control: [814, 354], support: [816, 380],
    infrastructure: [[841, 380], [866, 380]], green: 1, bases: [[904, 380], [936, 380]], storm: [970, 380],
    pieces: [{ x: 806, y: 398, w: 176, h: 26 }, { x: 992, y: 318, w: 44, h: 106 }],
  },
  {
    id: 'marth', sector: 'arabia_terra', kind: 'desert', spaceport: false, roll: '1/2·5',
    path: 'M1276 178 L1276 430 L1160 430 L1151.4 405.2 A80 80 0 1 0 1047.2 307.7 L1007 296 L1036.5 178 L1276 178 Z',
    centre: [1150, 206], label: [1088, 192], dice: [1120, 192], control: [1052, 192], support: [1052, 218],
    infrastructure: [[1077, 218], [1102, 218]], green: 1, bases: [[1140, 218], [1172, 218]], storm: [1206, 218],
    pieces: [{ x: 1212, y: 238, w: 56, h: 184 }],
  },
  {
    id: 'shenzhou', sector: 'arabia_terra', kind: 'labyrinth', spaceport: true, roll: '1/2·6',
    path: 'M1047.2 307.7 A80 80 0 1 1 1151.4 405.2 A80 80 0 0 1 1047.2 307.7 Z',
    centre: [1124, 330], label: [1124, 274], dice: [1124, 261], control: [1169, 375], support: [1074, 297],
    infrastructure: [[1099, 297], [1124, 297], [1149, 297], [1174, 297]], green: 3, bases: [[1084, 376], [1114, 380]], storm: [1144, 380],
    pieces: [{ x: 1054, y: 312, w: 140, h: 48 }],
  },
  {
    id: 'alpheus_colles', sector: 'hellas_planitia', kind: 'desert', spaceport: false, roll: '5/6·1',
    path: 'M796 876 L796 684 L946 684 L946 876 L796 876 Z',
    centre: [871, 780], label: [866, 702], dice: [837, 747], control: [812, 702], support: [812, 729],
    infrastructure: [[837, 729], [862, 729]], green: 1, bases: [[895, 729], [925, 729]], storm: [931, 701],
    pieces: [{ x: 804, y: 756, w: 134, h: 112 }],
  },
  {
    id: 'coronae_montes', sector: 'hellas_planitia', kind: 'desert', spaceport: false, roll: '5/6·2',
    path: 'M946 684 L1276 684 L1276 876 L1219.9 876 A80 80 0 0 0 1194.9 857 A80 80 0 1 0 1125.1 857 A80 80 0 0 0 1100.1 876 L946 876 L946 684 Z',
    centre: [1012, 780], label: [1016, 702], dice: [987, 747], control: [960, 702], support: [962, 728],
    infrastructure: [[987, 728], [1012, 728]], green: 1, bases: [[1043, 730], [1073, 730]], storm: [1084, 704],
    pieces: [{ x: 954, y: 756, w: 118, h: 112 }],
  },
  {
    id: 'hellas_chaos', sector: 'hellas_planitia', kind: 'desert', spaceport: false, roll: '5/6·3/4',
    path: 'M1276 876 L1276 1030 L796 1030 L796 876 L946 876 L1100.1 876 A80 80 0 1 0 1219.9 876 L1276 876 Z',
    centre: [934, 950], label: [864, 894], dice: [922, 894], control: [812, 894], support: [814, 922],
    infrastructure: [[839, 922], [864, 922]], green: 1, bases: [[902, 922], [934, 922]], storm: [968, 922],
    pieces: [{ x: 804, y: 944, w: 262, h: 78 }],
  },
  {
    id: 'gandhi', sector: 'hellas_planitia', kind: 'labyrinth', spaceport: true, roll: '5/6·5',
    path: 'M1125.1 857 A80 80 0 1 1 1194.9 857 L1125.1 857 Z',
    centre: [1160, 785], label: [1160, 729], dice: [1160, 716], control: [1205, 830], support: [1110, 752],
    infrastructure: [[1135, 752], [1160, 752], [1185, 752], [1210, 752]], green: 2, bases: [[1120, 831], [1150, 835]], storm: [1180, 835],
    pieces: [{ x: 1090, y: 767, w: 140, h: 48 }],
  },
  {
    id: 'sharma', sector: 'hellas_planitia', kind: 'labyrinth', spaceport: true, roll: '5/6·6',
    path: 'M1125.1 857 L1194.9 857 A80 80 0 0 1 1219.9 876 A80 80 0 1 1 1100.1 876 A80 80 0 0 1 1125.1 857 Z',
    centre: [1160, 929], label: [1160, 873], dice: [1160, 1000], control: [1205, 974], support: [1110, 896],
    infrastructure: [[1135, 896], [1160, 896], [1185, 896], [1210, 896]], green: 2, bases: [[1120, 975], [1150, 979]], storm: [1180, 979],
    pieces: [{ x: 1090, y: 911, w: 140, h: 48 }],
  },
  {
    id: 'wilderness', sector: '', kind: 'desert', spaceport: false, roll: '',
    path: 'M10 250 L782 250 L782 52 L1290 52 L1290 1042 L10 1042 Z M24 282 L24 1030 L764 1030 L764 282 Z M796 84 L796 430 L1276 430 L1276 84 Z M796 684 L796 1030 L1276 1030 L1276 684 Z',
    centre: [1036, 548], label: [1036, 458], dice: null, control: [940, 458], support: null,
    infrastructure: [], green: 0, bases: [[936, 494], [976, 494], [1016, 494], [1056, 494], [1096, 494], [1136, 494]], storm: null,
    pieces: [{ x: 812, y: 520, w: 448, h: 130 }],
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

/** The edge track: value n stands at x = 25 + 31 n. */
export const EDGE = { x0: 25, step: 31, y: 24, w: 30, h: 34, last: 50 };
export const PANELS = {
  sequence: { x: 1304, y: 52, w: 286, h: 198 },
  flashpoint: { x: 1304, y: 256, w: 286, h: 52 },
  confidence: { x: 1452, y: 314, w: 138, h: 430 },
  casualties: { x: 1304, y: 314, w: 140, h: 230 },
  displaced: { x: 1304, y: 552, w: 140, h: 192 },
  storms: { x: 1304, y: 750, w: 286, h: 90 },
  cards: { x: 1304, y: 846, w: 286, h: 196 },
};
