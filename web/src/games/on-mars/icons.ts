/** Small pictures on a 24-unit grid with one stroke width; each lies on a token of its own shape and colour. */
export interface Picture { path: string; fill: string; ink: string; shape: 'round' | 'square' | 'hexagon' | 'bare' }

const picture = (shape: Picture['shape'], fill: string, ink: string, path: string): Picture => ({ path, fill, ink, shape });
const item = (fill: string, ink: string, path: string): Picture => picture('round', fill, ink, path);
const building = (fill: string, ink: string, path: string): Picture => picture('hexagon', fill, ink, path);
const plain = (path: string): Picture => picture('bare', 'none', 'currentColor', path);

const CRYSTAL = 'M12 2l6 7-6 13-6-13zM6 9h12';

export const ICONS: Record<string, Picture> = {
  mineral: item('#c07a46', '#2a1206', 'M4 15l4-8 7-2 5 6-2 8H7zM8 7l4 6 8-2M12 13l-5 6'),
  battery: item('#e3b32e', '#3a2a00', 'M7 6h10v15H7zM10 3h4v3h-4zM13 9l-3 4.5h4l-3 4.5'),
  water: item('#4a9be0', '#06233d', 'M12 3c4 5 6 8 6 11a6 6 0 0 1-12 0c0-3 2-6 6-11z'),
  plant: item('#62b04b', '#0f2b08', 'M12 21V11M12 12C12 7 8 4 4 4c0 5 3 8 8 8zM12 15c0-4 3-6 8-6 0 4-3 6-8 6z'),
  oxygen: item('#a9d5e2', '#0d3440', 'M9 4a5 5 0 1 0 .01 0zM17 13a3.5 3.5 0 1 0 .01 0z'),
  crystal: item('#7fe3f0', '#07383f', CRYSTAL),
  any: picture('round', '#e9e2d4', '#3b3226', 'M8 8a4 4 0 1 1 5 4q-1 .5-1 3M12 19v.01'),

  mine: building('#c07a46', '#2a1206', 'M3 20h18M6 20L11 6h2l5 14M8 14h8M12 3a2 2 0 1 0 .01 0'),
  generator: building('#e3b32e', '#3a2a00', 'M13 3L6 13h5l-1 8 8-11h-5z'),
  water_extractor: building('#4a9be0', '#06233d', 'M7 21V9h10v12zM5 21h14M12 11q4 4 0 6q-4-2 0-6M9 9V4h6v5'),
  greenhouse: building('#62b04b', '#0f2b08', 'M3 19a9 11 0 0 1 18 0zM12 8v11M7 11v8M17 11v8'),
  oxygen_condenser: building('#a9d5e2', '#0d3440', 'M4 20V9a3 3 0 0 1 6 0v11zM14 20V9a3 3 0 0 1 6 0v11zM10 14h4'),
  shelter: building('#e6ded0', '#30281c', 'M3 20v-8l9-7 9 7v8zM9 20v-6h6v6'),

  rover: picture('square', '#cfc4e6', '#2b1f45', 'M3 15h18l-3-7H9l-2 4zM7 18a2 2 0 1 0 .01 0M17 18a2 2 0 1 0 .01 0'),
  ship: picture('square', '#cfc4e6', '#2b1f45', 'M12 2c4 4 5 8 5 13H7c0-5 1-9 5-13zM7 12l-4 7h4M17 12l4 7h-4M10 19h4'),
  upgrade: picture('square', '#cfc4e6', '#2b1f45', 'M12 21V6M6 12l6-6 6 6M5 3h14'),

  bot: plain('M6 9h12v9H6zM12 9V5M12 3v.01M9.5 13v.01M14.5 13v.01M8 18v3M16 18v3M3 12v4M21 12v4'),
  colonist: plain('M12 3a4 4 0 1 0 .01 0zM5 21c0-6 3-8 7-8s7 2 7 8z'),
  retrieve: plain('M9 4a3.5 3.5 0 1 0 .01 0zM3 20c0-5 2-7 6-7 2 0 3 .5 4 1.5M21 17h-7M17 13l-4 4 4 4'),
  blueprint: plain('M3 4h18v16H3zM3 9h18M9 9v11M13 13h5v4h-5z'),
  tech: plain('M12 8a4 4 0 1 0 .01 0zM12 2v4M12 18v4M2 12h4M18 12h4M5 5l3 3M16 16l3 3M19 5l-3 3M8 16l-3 3'),
  develop: plain('M3 12h15M13 6l6 6-6 6M3 6v12'),
  build: plain('M4 21L14 9M11 5l5-2 5 5-2 5-4 0-4-4z'),
  warehouse: plain('M3 21V9l9-6 9 6v12M7 21v-8h10v8M7 17h10'),
  scientist: plain('M9 3h6M10 3v6L5 19q0 2 2 2h10q2 0 2-2L14 9V3M8 15h8'),
  contract: plain('M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h5'),
  mission: plain('M6 22V3h13l-4 5 4 5H6'),
  goal: plain('M12 3a9 9 0 1 0 .01 0zM12 8a4 4 0 1 0 .01 0zM12 12v.01'),
  cube: plain('M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9'),
  discovery: plain('M12 3a9 9 0 1 0 .01 0zM15 9l-2 4-4 2 2-4z'),
  research: plain('M10 4a6 6 0 1 0 .01 0zM15 15l6 6'),
  advanced: plain('M12 3l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3 1.2-6.2L3 9.5l6.3-.8z'),
  points: plain('M12 3l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3 1.2-6.2L3 9.5l6.3-.8z'),
  landing_pod: plain('M12 3a7 7 0 0 1 7 8H5a7 7 0 0 1 7-8zM7 11l5 7 5-7M10 18h4v3h-4z'),
  control_center: plain('M12 4v16M4 12h16M9 7l3-3 3 3M9 17l3 3 3-3M7 9l-3 3 3 3M17 9l3 3-3 3'),
  travel: plain('M6 4v14M3 15l3 3 3-3M18 20V6M15 9l3-3 3 3'),
  task: plain('M4 5h16v14H4zM8 12l3 3 5-6'),
  produce: plain('M4 12a8 8 0 1 1 3 6M4 12l-2-3M4 12l3-3M7 18v-4M7 18h4'),
  two_points: plain('M12 3l2.7 5.7 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3 1.2-6.2L3 9.5l6.3-.8z'),
};

/** The picture of an action, an executive action or a benefit. */
export const PICTURED: Record<string, string> = {
  obtain_blueprint: 'blueprint', learn_technology: 'tech', research: 'develop', resupply: 'warehouse', landing_pod: 'landing_pod',
  control_center: 'control_center', construct_building: 'build', upgrade_building: 'upgrade', welcome_ship: 'ship', hire: 'scientist',
  bots: 'bot', building: 'advanced', technology: 'tech', buy_colonist: 'colonist', move_bots: 'bot', blueprint_boosted: 'blueprint',
  upgrade_boosted: 'upgrade', ships: 'ship', mines: 'mine', discoveries: 'discovery', shelters: 'shelter', colonists: 'colonist',
  techs: 'tech', scientists: 'scientist', contracts: 'contract', blueprints: 'blueprint', advanced_buildings: 'advanced', progress: 'cube',
};

export const pictureOf = (id: string): string => PICTURED[id] ?? id;
