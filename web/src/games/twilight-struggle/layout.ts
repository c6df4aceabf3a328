// The board as we draw it: places on a canvas of 1600 by 950. A screen of 1280 by 800 shows it at half its size, so
// that letters of 21 units and more can be read there. Places are centres; what stands round the rim has its corner.

export const CANVAS = { w: 1600, h: 950 } as const;
export const PLATE = { w: 118, h: 60 } as const;
export const PLAQUE = { w: 124, h: 60 } as const;
/** Where a phone begins, and the least pixels for a unit with which letters are large enough. */
export const MIDDLE_OF_EUROPE: [number, number] = [850, 230];
export const READABLE = 0.46;

export interface Spot { x: number; y: number }
export interface Place extends Spot { id: string }
export interface Box extends Spot { w: number; h: number }

const place = (id: string, x: number, y: number): Place => ({ id, x, y });

// prettier-ignore
export const COUNTRIES: readonly Place[] = [
  place('canada',                   394, 144),
  place('united_kingdom',           532, 162),
  place('norway',                   722,  38),
  place('sweden',                   856,  36),
  place('finland',                  996,  44),
  place('denmark',                  800, 116),
  place('benelux',                  672, 192),
  place('france',                   650, 272),
  place('spain_portugal',           598, 350),
  place('italy',                    802, 288),
  place('greece',                   858, 408),
  place('turkey',                  1124, 428),
  place('west_germany',             810, 204),
  place('austria',                  944, 228),
  place('east_germany',             948, 154),
  place('poland',                  1082, 134),
  place('czechoslovakia',          1118, 208),
  place('hungary',                 1076, 282),
  place('romania',                 1134, 354),
  place('yugoslavia',               944, 304),
  place('bulgaria',                 994, 376),
  place('lebanon',                 1100, 572),
  place('syria',                   1072, 500),
  place('israel',                   940, 554),
  place('jordan',                  1060, 644),
  place('iraq',                    1240, 586),
  place('iran',                    1202, 498),
  place('gulf_states',             1302, 658),
  place('saudi_arabia',            1172, 714),
  place('egypt',                    920, 628),
  place('libya',                    802, 556),
  place('afghanistan',             1246, 282),
  place('pakistan',                1294, 416),
  place('india',                   1330, 500),
  place('burma',                   1372, 574),
  place('laos_cambodia',           1446, 648),
  place('thailand',                1314, 736),
  place('vietnam',                 1460, 724),
  place('malaysia',                1382, 818),
  place('indonesia',               1532, 794),
  place('philippines',             1534, 576),
  place('australia',               1528, 866),
  place('japan',                   1534, 354),
  place('taiwan',                  1436, 426),
  place('south_korea',             1400, 326),
  place('north_korea',             1506, 228),
  place('morocco',                  566, 422),
  place('algeria',                  728, 394),
  place('tunisia',                  802, 480),
  place('west_african_states',      538, 498),
  place('saharan_states',           670, 534),
  place('ivory_coast',              586, 612),
  place('nigeria',                  760, 630),
  place('cameroon',                 744, 702),
  place('zaire',                    874, 776),
  place('angola',                   698, 790),
  place('south_africa',             698, 864),
  place('botswana',                 836, 856),
  place('zimbabwe',                 970, 862),
  place('se_african_states',       1104, 864),
  place('kenya',                   1016, 790),
  place('somalia',                 1180, 786),
  place('ethiopia',                1030, 716),
  place('sudan',                    886, 702),
  place('mexico',                    72, 236),
  place('guatemala',                 66, 310),
  place('el_salvador',               72, 384),
  place('honduras',                 204, 330),
  place('nicaragua',                338, 344),
  place('costa_rica',               270, 418),
  place('panama',                   404, 434),
  place('cuba',                     260, 232),
  place('haiti',                    396, 234),
  place('dominican_republic',       468, 308),
  place('venezuela',                408, 508),
  place('colombia',                 268, 506),
  place('ecuador',                  126, 532),
  place('peru',                     156, 606),
  place('bolivia',                  290, 598),
  place('chile',                    166, 684),
  place('argentina',                222, 762),
  place('paraguay',                 310, 672),
  place('uruguay',                  356, 760),
  place('brazil',                   422, 596),
];

export const SUPERPOWERS = {
  usa: { x: 168, y: 150, w: 150, h: 60 },
  ussr: { x: 1238, y: 128, w: 150, h: 60 },
} as const;
export const CHINESE_CIVIL_WAR: Place = place('chinese_civil_war', 1376, 242);

/** The plaques of the regions. */
export const PLAQUES = {
  europe: { x: 562, y: 44 },
  middle_east: { x: 936, y: 482 },
  asia: { x: 1464, y: 500 },
  africa: { x: 610, y: 708 },
  central_america: { x: 124, y: 458 },
  south_america: { x: 474, y: 686 },
  southeast_asia: { x: 1246, y: 862 },
} as const;

/** Tracks and piles round the rim. */
export const RIM = {
  defcon: { x: 6, y: 6, w: 144, h: 93 },
  milops: { x: 156, y: 6, w: 248, h: 93 },
  turn: { x: 1084, y: 6, w: 510, h: 44 },
  round: { x: 1322, y: 54, w: 272, h: 44 },
  china: { x: 1404, y: 112, w: 186, h: 60 },
  space: { x: 6, y: 800, w: 414, h: 100 },
  piles: { x: 432, y: 770, w: 172, h: 132 },
  vp: { x: 6, y: 906, w: 1588, h: 42 },
} as const;

const SPOTS = new Map<string, Spot>([
  ...COUNTRIES.map((one) => [one.id, one] as const),
  ...Object.entries(SUPERPOWERS),
  [CHINESE_CIVIL_WAR.id, CHINESE_CIVIL_WAR],
]);

/** Where a country or a superpower lies. */
export function placeOf(id: string): Spot {
  return SPOTS.get(id) ?? { x: 0, y: 0 };
}

/** The line of an adjacency. Japan's to the USA leaves the map at the right and comes back at the left. */
export function linesOf(a: string, b: string): string[] {
  const [from, to] = [placeOf(a), placeOf(b)];
  if (a === 'japan' && b === 'usa') return [`M${from.x} ${from.y}H${CANVAS.w}`, `M${to.x} ${to.y}H0`];
  return [`M${from.x} ${from.y}L${to.x} ${to.y}`];
}
