/**
 * The picture under the map: the night, the dark Wilderness, and on it the lit plates of the three sectors with their
 * contour lines. It takes long to compute, so a worker paints it into an image, once.
 */
import Painter from './relief.worker?worker';

let painted: Promise<string> | undefined;

export function ground(): Promise<string> {
  painted ??= new Promise((resolve) => {
    const painter = new Painter();
    painter.onmessage = ({ data }: MessageEvent<string>) => {
      resolve(data);
      painter.terminate();
    };
  });
  return painted;
}
