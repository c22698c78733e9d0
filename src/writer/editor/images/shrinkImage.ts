import { withTimeout } from '../../../reader/platform/withTimeout.ts';

/** Above this many bytes an image is offered smaller. */
export const LARGE_IMAGE = 500_000;

/** Pixels at the most, on either side: twice the width of a page's text. */
const MOST_PIXELS = 1800;
const QUALITY = 0.85;
/** Those that a browser cannot write are answered with PNG. */
const SMALL_TYPES = ['image/webp', 'image/jpeg'];
/** Drawings and moving pictures would lose what they are. */
const LEFT_ALONE = new Set(['image/svg+xml', 'image/gif']);

/** How long, in milliseconds, the browser may take to read an image or to write one. */
const IMAGE_TIMEOUT = 20_000;

/** A smaller image of the same; undefined where that cannot be, or is not smaller. */
export async function shrinkImage(image: Blob): Promise<Blob | undefined> {
  if (LEFT_ALONE.has(image.type)) return undefined;
  const bitmap = await withTimeout(createImageBitmap(image), IMAGE_TIMEOUT).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  const share = Math.min(1, MOST_PIXELS / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * share);
  canvas.height = Math.round(bitmap.height * share);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  for (const type of SMALL_TYPES) {
    const written = new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
    const small = await withTimeout(written, IMAGE_TIMEOUT).catch(() => undefined);
    if (small?.type === type) return small.size < image.size ? small : undefined;
  }
  return undefined;
}
