/**
 * The picture under the map: the night, the dark Wilderness, and on it the lit plates of the three sectors with their
 * contour lines. Its relief takes long to compute, so it is painted into an image once and not with every change.
 */
import { CANVAS, SECTORS } from './layout';

const SHARPNESS = 1.5;
const WILDS = 'M10 250H782V52H1290V1042H10Z';

const plates = (attributes: string): string =>
  SECTORS.map(({ frame }) => `<rect x="${frame.x}" y="${frame.y}" width="${frame.w}" height="${frame.h}" ${attributes}/>`).join('');

const relief = (id: string, octaves: number, seed: number, colour: string, sun: number): string => `
  <filter id="${id}" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency=".009 .013" numOctaves="${octaves}" seed="${seed}"/>
    <feDiffuseLighting surfaceScale="9" lighting-color="${colour}"><feDistantLight azimuth="230" elevation="${sun}"/></feDiffuseLighting>
  </filter>`;

/** Thin lines where the noise passes certain heights. */
const CONTOURS = `
  <filter id="contours" x="0" y="0" width="100%" height="100%">
    <feTurbulence type="fractalNoise" baseFrequency=".0045 .006" numOctaves="2" seed="19"/>
    <feColorMatrix values="0 0 0 0 1  0 0 0 0 .85  0 0 0 0 .7  1 0 0 0 0"/>
    <feComponentTransfer><feFuncA type="discrete" tableValues="${'0 '.repeat(9)}${'1 0 0 0 '.repeat(7)}${'0 '.repeat(4)}"/></feComponentTransfer>
  </filter>`;

const STARS = Array.from({ length: 60 }, (_, i) => `<circle cx="${(i * 137.5) % 780}" cy="${48 + ((i * 71.3) % 196)}" r="${0.6 + (i % 3) * 0.4}" fill="#fff" opacity=".5"/>`).join('');

function drawing(): string {
  const sheet = 'x="10" y="52" width="1280" height="990"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${CANVAS.w * SHARPNESS}" height="${CANVAS.h * SHARPNESS}" viewBox="0 ${CANVAS.top} ${CANVAS.w} ${CANVAS.h}">
    <defs>${relief('day', 5, 7, '#b5623f', 52)}${relief('night', 4, 11, '#4a1d17', 48)}${CONTOURS}
      <clipPath id="plates">${plates('')}</clipPath><clipPath id="wilds"><path d="${WILDS}"/></clipPath>
    </defs>
    <rect width="${CANVAS.w}" height="${CANVAS.h + CANVAS.top}" fill="#0d0708"/>${STARS}
    <g clip-path="url(#wilds)"><rect ${sheet} filter="url(#night)"/></g>
    <path d="${WILDS}" fill="none" stroke="#7a3a2a" stroke-width="2"/>
    <g transform="translate(3 5)">${plates('fill="#120605"')}</g>
    <g clip-path="url(#plates)"><rect ${sheet} filter="url(#day)"/><rect ${sheet} filter="url(#contours)" opacity=".2"/></g>
    ${plates('fill="none" stroke="#ffc79c" stroke-opacity=".55" stroke-width="3"')}
  </svg>`;
}

async function paint(): Promise<string> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing())}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas.toDataURL('image/jpeg', 0.85);
}

let painted: Promise<string> | undefined;

export function ground(): Promise<string> {
  painted ??= paint();
  return painted;
}
