/**
 * Pictures that take long to compute, such as the relief under a map: a worker paints them, once, and the page stays
 * free meanwhile. They come as data, which the page's policy lets it show.
 */

/** On the page: a picture by its painter, begun when it is first asked for. */
export function painting(Painter: new () => Worker): () => Promise<string> {
  let painted: Promise<string> | undefined;
  return () => (painted ??= paintedBy(new Painter()));
}

function paintedBy(painter: Worker): Promise<string> {
  return new Promise((resolve) => {
    painter.onmessage = ({ data }: MessageEvent<string>) => {
      resolve(data);
      painter.terminate();
    };
  });
}

/** In the worker: hand over what was painted. */
export async function deliver(canvas: OffscreenCanvas): Promise<void> {
  const reader = new FileReader();
  reader.onload = () => postMessage(reader.result);
  reader.readAsDataURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 }));
}
