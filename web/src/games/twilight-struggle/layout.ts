// The printed board as we draw it: places on a canvas of 1600 by 1000, x and y are centres.
// Stability and battlegrounds are on the printed map; a test compares them with the rules' own board.

export const CANVAS = { w: 1600, h: 1000 } as const;
export const PLATE = { w: 80, h: 44 } as const;

export type Region = 'europe' | 'middle_east' | 'asia' | 'africa' | 'central_america' | 'south_america';
export interface Place { id: string; x: number; y: number; region: Region; stability: number; battleground: boolean }

const place = (id: string, x: number, y: number, region: Region, stability: number, battleground = 0): Place => ({
  id, x, y, region, stability, battleground: battleground === 1,
});

// prettier-ignore
export const COUNTRIES: readonly Place[] = [
  place('canada',                306, 214, 'europe',          4),
  place('united_kingdom',        556, 160, 'europe',          5),
  place('norway',                660,  44, 'europe',          4),
  place('sweden',                764,  72, 'europe',          4),
  place('finland',               872,  44, 'europe',          4),
  place('denmark',               672, 112, 'europe',          3),
  place('benelux',               638, 214, 'europe',          3),
  place('france',                596, 288, 'europe',          3, 1),
  place('spain_portugal',        540, 356, 'europe',          2),
  place('italy',                 712, 340, 'europe',          2, 1),
  place('greece',                848, 404, 'europe',          2),
  place('turkey',               1048, 356, 'europe',          2),
  place('west_germany',          734, 214, 'europe',          4, 1),
  place('austria',               784, 272, 'europe',          4),
  place('east_germany',          800, 156, 'europe',          3, 1),
  place('poland',                896, 156, 'europe',          3, 1),
  place('czechoslovakia',        868, 214, 'europe',          3),
  place('hungary',               880, 272, 'europe',          3),
  place('romania',               984, 272, 'europe',          3),
  place('yugoslavia',            832, 340, 'europe',          3),
  place('bulgaria',              948, 340, 'europe',          3),
  place('lebanon',              1040, 486, 'middle_east',     1),
  place('syria',                1040, 424, 'middle_east',     2),
  place('israel',                944, 452, 'middle_east',     4, 1),
  place('jordan',                992, 548, 'middle_east',     2),
  place('iraq',                 1128, 512, 'middle_east',     3, 1),
  place('iran',                 1160, 444, 'middle_east',     2, 1),
  place('gulf_states',          1152, 592, 'middle_east',     3),
  place('saudi_arabia',         1056, 612, 'middle_east',     3, 1),
  place('egypt',                 888, 514, 'middle_east',     2, 1),
  place('libya',                 796, 480, 'middle_east',     2, 1),
  place('afghanistan',          1258, 384, 'asia',            2),
  place('pakistan',             1258, 468, 'asia',            2, 1),
  place('india',                1310, 538, 'asia',            3, 1),
  place('burma',                1396, 504, 'asia',            2),
  place('laos_cambodia',        1440, 566, 'asia',            1),
  place('thailand',             1392, 630, 'asia',            2, 1),
  place('vietnam',              1488, 630, 'asia',            1),
  place('malaysia',             1410, 704, 'asia',            2),
  place('indonesia',            1524, 744, 'asia',            1),
  place('philippines',          1550, 566, 'asia',            2),
  place('australia',            1446, 802, 'asia',            4),
  place('japan',                1550, 400, 'asia',            4, 1),
  place('taiwan',               1454, 452, 'asia',            3),
  place('south_korea',          1454, 360, 'asia',            3, 1),
  place('north_korea',          1412, 298, 'asia',            3, 1),
  place('morocco',               544, 444, 'africa',          3),
  place('algeria',               640, 432, 'africa',          2, 1),
  place('tunisia',               736, 424, 'africa',          2),
  place('west_african_states',   544, 526, 'africa',          2),
  place('saharan_states',        660, 520, 'africa',          1),
  place('ivory_coast',           584, 606, 'africa',          2),
  place('nigeria',               688, 600, 'africa',          1, 1),
  place('cameroon',              726, 664, 'africa',          1),
  place('zaire',                 820, 690, 'africa',          1, 1),
  place('angola',                758, 752, 'africa',          1, 1),
  place('south_africa',          758, 880, 'africa',          3, 1),
  place('botswana',              828, 820, 'africa',          2),
  place('zimbabwe',              868, 756, 'africa',          1),
  place('se_african_states',     966, 756, 'africa',          1),
  place('kenya',                 934, 694, 'africa',          2),
  place('somalia',              1024, 680, 'africa',          2),
  place('ethiopia',              938, 632, 'africa',          1),
  place('sudan',                 884, 576, 'africa',          1),
  place('mexico',                 66, 408, 'central_america', 2, 1),
  place('guatemala',             116, 474, 'central_america', 1),
  place('el_salvador',            68, 540, 'central_america', 1),
  place('honduras',              162, 540, 'central_america', 2),
  place('nicaragua',             256, 540, 'central_america', 1),
  place('costa_rica',            208, 606, 'central_america', 3),
  place('panama',                302, 606, 'central_america', 2, 1),
  place('cuba',                  256, 430, 'central_america', 3, 1),
  place('haiti',                 346, 470, 'central_america', 1),
  place('dominican_republic',    436, 470, 'central_america', 1),
  place('venezuela',             462, 622, 'south_america',   2, 1),
  place('colombia',              372, 668, 'south_america',   1),
  place('ecuador',               286, 716, 'south_america',   2),
  place('peru',                  326, 778, 'south_america',   2),
  place('bolivia',               422, 796, 'south_america',   2),
  place('chile',                 326, 852, 'south_america',   3, 1),
  place('argentina',             376, 912, 'south_america',   2, 1),
  place('paraguay',              460, 854, 'south_america',   2),
  place('uruguay',               500, 912, 'south_america',   2),
  place('brazil',                562, 744, 'south_america',   2, 1),
];

export const SUPERPOWERS = {
  usa: { x: 122, y: 296, w: 132, h: 64 },
  ussr: { x: 1150, y: 176, w: 132, h: 64 },
} as const;
export const CHINESE_CIVIL_WAR = { id: 'chinese_civil_war', x: 1352, y: 396 } as const;

/** Every adjacency once; Japan and the USA meet across the edges of the map. */
// prettier-ignore
export const LINKS: readonly (readonly [string, string])[] = [
  ['canada', 'usa'], ['canada', 'united_kingdom'], ['united_kingdom', 'norway'], ['united_kingdom', 'benelux'],
  ['united_kingdom', 'france'], ['norway', 'sweden'], ['sweden', 'finland'], ['sweden', 'denmark'],
  ['finland', 'ussr'], ['denmark', 'west_germany'], ['benelux', 'west_germany'], ['france', 'west_germany'],
  ['france', 'italy'], ['france', 'spain_portugal'], ['france', 'algeria'], ['spain_portugal', 'italy'],
  ['spain_portugal', 'morocco'], ['italy', 'austria'], ['italy', 'yugoslavia'], ['italy', 'greece'],
  ['greece', 'yugoslavia'], ['greece', 'bulgaria'], ['greece', 'turkey'], ['turkey', 'bulgaria'],
  ['turkey', 'romania'], ['turkey', 'syria'], ['west_germany', 'austria'], ['west_germany', 'east_germany'],
  ['austria', 'east_germany'], ['austria', 'hungary'], ['east_germany', 'czechoslovakia'],
  ['east_germany', 'poland'], ['poland', 'czechoslovakia'], ['poland', 'ussr'], ['czechoslovakia', 'hungary'],
  ['hungary', 'romania'], ['hungary', 'yugoslavia'], ['romania', 'ussr'], ['romania', 'yugoslavia'],
  ['lebanon', 'syria'], ['lebanon', 'israel'], ['lebanon', 'jordan'], ['syria', 'israel'],
  ['israel', 'jordan'], ['israel', 'egypt'], ['jordan', 'iraq'], ['jordan', 'saudi_arabia'],
  ['iraq', 'saudi_arabia'], ['iraq', 'gulf_states'], ['iraq', 'iran'], ['iran', 'afghanistan'],
  ['iran', 'pakistan'], ['gulf_states', 'saudi_arabia'], ['egypt', 'libya'], ['egypt', 'sudan'],
  ['libya', 'tunisia'], ['afghanistan', 'ussr'], ['afghanistan', 'pakistan'], ['pakistan', 'india'],
  ['india', 'burma'], ['burma', 'laos_cambodia'], ['laos_cambodia', 'thailand'], ['laos_cambodia', 'vietnam'],
  ['thailand', 'vietnam'], ['thailand', 'malaysia'], ['malaysia', 'indonesia'], ['malaysia', 'australia'],
  ['indonesia', 'philippines'], ['philippines', 'japan'], ['japan', 'usa'], ['japan', 'south_korea'],
  ['japan', 'taiwan'], ['taiwan', 'south_korea'], ['south_korea', 'north_korea'], ['north_korea', 'ussr'],
  ['morocco', 'algeria'], ['morocco', 'west_african_states'], ['algeria', 'tunisia'],
  ['algeria', 'saharan_states'], ['west_african_states', 'ivory_coast'], ['saharan_states', 'nigeria'],
  ['ivory_coast', 'nigeria'], ['nigeria', 'cameroon'], ['cameroon', 'zaire'], ['zaire', 'angola'],
  ['zaire', 'zimbabwe'], ['angola', 'botswana'], ['angola', 'south_africa'], ['south_africa', 'botswana'],
  ['botswana', 'zimbabwe'], ['zimbabwe', 'se_african_states'], ['se_african_states', 'kenya'],
  ['kenya', 'somalia'], ['somalia', 'ethiopia'], ['ethiopia', 'sudan'], ['mexico', 'usa'],
  ['mexico', 'guatemala'], ['guatemala', 'el_salvador'], ['guatemala', 'honduras'],
  ['el_salvador', 'honduras'], ['honduras', 'nicaragua'], ['honduras', 'costa_rica'],
  ['nicaragua', 'costa_rica'], ['nicaragua', 'cuba'], ['costa_rica', 'panama'], ['panama', 'colombia'],
  ['cuba', 'usa'], ['cuba', 'haiti'], ['haiti', 'dominican_republic'], ['venezuela', 'colombia'],
  ['venezuela', 'brazil'], ['colombia', 'ecuador'], ['ecuador', 'peru'], ['peru', 'bolivia'],
  ['peru', 'chile'], ['bolivia', 'paraguay'], ['chile', 'argentina'], ['argentina', 'paraguay'],
  ['argentina', 'uruguay'], ['paraguay', 'uruguay'], ['uruguay', 'brazil'],
];

/** Outlines of the land, to be smoothed when drawn. */
// prettier-ignore
export const HULLS: readonly { region: Region | 'usa' | 'ussr' | 'china'; points: string }[] = [
  { region: 'europe', points: '486,334 494,322 512,318 534,302 548,248 542,216 510,196 502,184 502,138 516,124 560,120 590,96 604,70 606,22 612,12 620,8 702,8 734,32 784,36 808,28 832,8 914,8 928,22 926,96 952,134 952,204 958,218 982,234 1026,236 1036,242 1048,302 1066,316 1100,326 1104,376 1098,386 982,382 962,392 924,392 902,408 884,438 852,442 804,436 798,426 796,392 786,378 774,374 672,378 634,362 622,362 580,394 500,394 486,380' },
  { region: 'europe', points: '252,192 266,178 348,178 362,192 362,238 348,252 266,252 252,238' },
  { region: 'middle_east', points: '742,476 752,464 752,454 790,454 798,448 840,448 864,462 876,462 892,450 900,426 910,420 962,414 998,394 1082,396 1122,408 1190,408 1210,424 1206,464 1186,506 1188,540 1208,570 1208,616 1194,630 1130,632 1096,650 1066,642 1018,642 1004,634 1002,604 994,590 958,586 946,578 940,546 932,542 852,542 806,520 756,518 742,504' },
  { region: 'asia', points: '1204,362 1218,348 1300,350 1304,354 1302,410 1296,412 1292,428 1332,466 1382,464 1394,454 1418,416 1420,402 1410,388 1400,352 1360,328 1358,276 1372,262 1454,262 1468,276 1474,310 1502,326 1524,358 1542,364 1592,364 1596,370 1596,424 1596,438 1574,452 1568,470 1568,498 1574,516 1596,530 1596,544 1596,590 1596,602 1580,606 1564,618 1554,662 1556,694 1580,722 1580,768 1574,778 1516,788 1506,800 1498,834 1488,840 1406,840 1396,834 1390,764 1356,728 1356,690 1338,654 1338,608 1332,590 1314,578 1262,572 1256,562 1250,520 1208,498 1214,442 1220,440 1224,424 1206,402' },
  { region: 'africa', points: '490,514 500,494 492,418 504,408 562,408 602,396 664,396 694,388 776,388 788,402 788,436 780,450 750,450 736,458 722,476 724,508 734,538 782,566 836,550 928,550 936,582 946,594 988,600 1000,646 1016,652 1064,652 1078,660 1080,704 1070,718 1050,726 1032,744 1016,790 1008,794 944,794 912,804 894,822 876,856 848,864 828,878 808,914 800,918 718,918 704,904 704,856 714,832 714,802 704,778 704,748 694,716 676,698 658,664 638,650 614,644 544,644 536,640 530,630 524,580 492,556' },
  { region: 'central_america', points: '12,386 26,372 108,372 122,386 130,418 154,434 186,428 202,404 216,394 298,394 328,426 342,432 478,436 486,448 490,488 484,502 472,508 386,508 362,516 346,540 346,558 358,584 358,618 346,632 306,644 168,644 154,630 146,596 128,582 28,578 18,572 14,518 30,492 32,466 12,432' },
  { region: 'south_america', points: '232,694 246,680 276,678 304,666 328,642 346,642 366,634 394,616 416,588 504,586 512,590 518,600 520,652 532,680 560,702 604,708 618,722 614,776 572,796 550,830 548,866 556,888 552,944 542,950 336,950 328,946 308,908 282,890 272,876 270,794 258,768 234,746' },
  { region: 'usa', points: '14,250 60,206 130,186 214,190 238,236 252,264 330,268 380,250 408,262 380,306 312,330 276,376 214,380 196,400 178,414 154,420 138,406 132,380 112,360 30,358 10,372 4,300' },
  { region: 'ussr', points: '944,112 986,70 1058,58 1112,100 1180,134 1260,128 1350,134 1440,146 1484,188 1474,232 1436,248 1364,250 1346,278 1348,326 1310,336 1206,336 1180,388 1118,392 1112,318 1062,298 1050,232 990,222 968,200 960,142' },
  { region: 'china', points: '1316,354 1352,340 1390,362 1398,390 1404,404 1384,440 1338,450 1308,424 1316,408' },
];

// prettier-ignore
export const SUBREGION_HULLS: readonly { id: string; points: string }[] = [
  { id: 'eastern_europe', points: '826,28 828,18 838,16 916,18 920,28 918,68 908,74 832,72 826,62' },
  { id: 'eastern_europe', points: '738,260 740,246 784,246 798,238 806,224 806,206 798,192 778,182 756,182 756,130 932,128 940,130 944,140 944,174 942,180 928,188 918,200 916,228 920,238 932,246 1028,246 1032,256 1032,290 1026,300 1014,302 1000,312 994,332 994,358 988,368 912,370 896,362 884,362 872,368 802,370 788,366 786,322 782,312 772,304 740,298' },
  { id: 'southeast_asia', points: '1346,614 1348,604 1380,596 1392,578 1392,558 1388,548 1366,530 1352,530 1352,478 1440,478 1440,492 1444,496 1448,520 1466,536 1484,540 1594,540 1596,550 1596,590 1588,596 1566,602 1558,610 1552,622 1544,670 1546,700 1558,714 1568,718 1572,728 1570,768 1560,774 1502,774 1494,770 1480,770 1480,762 1472,748 1460,738 1446,734 1376,734 1366,730 1362,676 1346,650' },
];

/** Centres of the region plaques, 112 by 64. */
export const SCORING_BOXES = {
  europe: { x: 530, y: 58 },
  middle_east: { x: 1150, y: 692 },
  asia: { x: 1280, y: 648 },
  africa: { x: 636, y: 862 },
  central_america: { x: 400, y: 376 },
  south_america: { x: 166, y: 692 },
  southeast_asia: { x: 1290, y: 742 },
} as const;
