/** Small pictures on a 24-unit grid, one stroke width, as path data. Shapes tell kinds apart as on printed cards: tags are round, goods square, tiles hexagonal. */
import type { Picture } from './look';

export type Glue = 'or' | 'per' | 'then';
export type Drawn = Exclude<Picture, Glue>;
export interface IconArt { shape: 'square' | 'round' | 'hex' | 'card'; path: string; fill: string; ink: string }

const LEAF = 'M5 19C5 9 11 4 20 4c0 9-5 15-15 15zM5 19l8-8';
const BOLT = 'M13 2L5 14h6l-1 8 9-13h-6z';
const ATOM = 'M12 4v16M5 8l14 8M19 8L5 16';
const CELL = 'M12 6a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM12 2v4M12 18v4M2 12h4M18 12h4';
const PAW = 'M12 12c-4 0-6 3-6 5s2 3 6 2c4 1 6 0 6-2s-2-5-6-5zM7 9v0M10 6v0M14 6v0M17 9v0';
const ROOFS = 'M4 20V12h5V6h6v5h5v9z';
const DROP = 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z';
const STAR = 'M12 4l2.3 5.2 5.7.6-4.3 3.8 1.2 5.6-4.9-2.9-4.9 2.9 1.2-5.6L4 9.8l5.7-.6z';

const special = (path: string): IconArt => ({ shape: 'hex', path, fill: '#7a5527', ink: '#ffe9c9' });

export const ICONS: Record<Drawn, IconArt> = {
  'resource/megacredits': { shape: 'square', path: 'M19 6a8 8 0 1 0 0 12M4 10h10M4 14h10', fill: '#f2cf4c', ink: '#5c4600' },
  'resource/steel': { shape: 'square', path: 'M4 16L10 6h10l-6 10z', fill: '#a4683c', ink: '#f7e3d0' },
  'resource/titanium': { shape: 'square', path: 'M12 3l2.6 6.4L21 12l-6.4 2.6L12 21l-2.6-6.4L3 12l6.4-2.6z', fill: '#55595f', ink: '#f0d36a' },
  'resource/plants': { shape: 'square', path: LEAF, fill: '#4f9a3a', ink: '#f1ffe8' },
  'resource/energy': { shape: 'square', path: BOLT, fill: '#8c4bb8', ink: '#f4e6ff' },
  'resource/heat': { shape: 'square', path: 'M12 3c1 4 6 6 6 11a6 6 0 0 1-12 0c0-3 2-4 3-7 1 2 2 2 3-4z', fill: '#d8572a', ink: '#ffe9da' },
  'tag/building': { shape: 'round', path: 'M4 20V10l5-4v14M9 20V4l10 5v11z', fill: '#7f6a55', ink: '#f5ecdf' },
  'tag/space': { shape: 'round', path: 'M12 3l2 7 7 2-7 2-2 7-2-7-7-2 7-2z', fill: '#1d1d22', ink: '#f4d35e' },
  'tag/power': { shape: 'round', path: BOLT, fill: '#6b3a91', ink: '#f8e14a' },
  'tag/science': { shape: 'round', path: ATOM, fill: '#f3f3f3', ink: '#3c4a57' },
  'tag/jovian': { shape: 'round', path: 'M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM5 11h14M5 14h14', fill: '#d9a15c', ink: '#5b3412' },
  'tag/earth': { shape: 'round', path: 'M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM8 8l4 3-2 4 4 3', fill: '#2f6fb0', ink: '#d9f0c8' },
  'tag/plant': { shape: 'round', path: LEAF, fill: '#3f7f2c', ink: '#e6f5dc' },
  'tag/microbe': { shape: 'round', path: CELL, fill: '#8fae3c', ink: '#26330a' },
  'tag/animal': { shape: 'round', path: PAW, fill: '#3c6b34', ink: '#fff' },
  'tag/city': { shape: 'round', path: ROOFS, fill: '#a9aeb5', ink: '#2e343b' },
  'tag/event': { shape: 'round', path: 'M4 12h11M11 6l7 6-7 6', fill: '#e9c43f', ink: '#4a3a00' },
  'cube/animal': { shape: 'square', path: PAW, fill: '#3c6b34', ink: '#fff' },
  'cube/microbe': { shape: 'square', path: CELL, fill: '#8fae3c', ink: '#26330a' },
  'cube/science': { shape: 'square', path: ATOM, fill: '#f3f3f3', ink: '#3c4a57' },
  'cube/fighter': { shape: 'square', path: 'M12 3l3 9 6 4-9 1-9-1 6-4z', fill: '#3b3f46', ink: '#e3e6ea' },
  'cube/any': { shape: 'square', path: 'M8 9a4 4 0 1 1 6 3.5c-1.5 1-2 1.5-2 3M12 19v.1', fill: '#e8e1d4', ink: '#4a3d2c' },
  'tile/ocean': { shape: 'hex', path: DROP, fill: '#2f7fc4', ink: '#e2f2ff' },
  'tile/greenery': { shape: 'hex', path: LEAF, fill: '#3d7d2d', ink: '#e6f5dc' },
  'tile/city': { shape: 'hex', path: ROOFS, fill: '#6f757d', ink: '#fff' },
  'tile/capital': { shape: 'hex', path: STAR, fill: '#6f757d', ink: '#ffe27a' },
  'tile/natural_preserve': special(STAR),
  'tile/mining_area': special('M5 19L15 9M8 5c5-1 10 3 11 11'),
  'tile/mining_rights': special('M5 19L15 9M8 5c5-1 10 3 11 11'),
  'tile/commercial_district': special('M5 10h14l-2 9H7zM9 10a3 3 0 0 1 6 0'),
  'tile/nuclear_zone': special('M12 12v0M12 4v4M5 16l4-2M19 16l-4-2M12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z'),
  'tile/industrial_center': special('M4 19V11l5 3v-3l5 3V6h5v13z'),
  'tile/ecological_zone': special(PAW),
  'tile/lava_flows': special('M4 19L10 7h4l6 12zM10 7l2 5 2-5'),
  'tile/mohole_area': special('M4 7h16l-5 12H9zM12 11v4'),
  'tile/restricted_area': special('M12 4a8 8 0 1 0 0 16a8 8 0 1 0 0-16zM7 12h10'),
  'tile/any': { shape: 'hex', path: 'M8 12h8', fill: '#b08a60', ink: '#2f2013' },
  temperature: { shape: 'round', path: 'M10 4a2 2 0 0 1 4 0v9a4 4 0 1 1-4 0z', fill: '#c9502a', ink: '#fff1e6' },
  oxygen: { shape: 'round', path: 'M10 5a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM17 17a2 2 0 1 1 3 2l-3 3h4', fill: '#cfe6ee', ink: '#21495a' },
  rating: { shape: 'round', path: 'M3 7h9M7.5 7v11M14 18V7h3.5a3 3 0 0 1 0 6H14M17.5 13l3 5', fill: '#d9762b', ink: '#fff' },
  points: { shape: 'round', path: STAR, fill: '#8a4b23', ink: '#ffe6c7' },
  card: { shape: 'card', path: 'M9 8h6M9 12h6', fill: '#fbf3e4', ink: '#59452b' },
  look: { shape: 'card', path: 'M4 12c4-6 12-6 16 0c-4 6-12 6-16 0zM12 12v0', fill: '#e3ecf4', ink: '#2b4a66' },
  next: { shape: 'card', path: 'M7 12h9M13 8l4 4-4 4', fill: '#fbf3e4', ink: '#59452b' },
  project: { shape: 'square', path: 'M5 19L14 10M12 5l7 7M5 12h4', fill: '#3f5a78', ink: '#eef5ff' },
  requirement: { shape: 'square', path: 'M4 17a8 8 0 0 1 16 0M12 17l4-6', fill: '#c9a13a', ink: '#3b2c00' },
  claim: { shape: 'hex', path: 'M8 20V5h9l-2 3 2 3H8', fill: '#b08a60', ink: '#2f2013' },
  copy: { shape: 'square', path: 'M4 4h11v11H4zM9 9h11v11H9z', fill: '#e8e1d4', ink: '#4a3d2c' },
  protect: { shape: 'square', path: 'M12 3l8 3v6c0 5-4 8-8 9c-4-1-8-4-8-9V6z', fill: '#e8e1d4', ink: '#2b4a66' },
};

/** Whatever the rules name; an id that no picture has would show itself as a card. */
export function iconOf(ref: string): Drawn {
  return ref in ICONS ? (ref as Drawn) : 'card';
}
