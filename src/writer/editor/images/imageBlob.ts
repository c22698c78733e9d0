import { detectImageType, SIGN_SIZE } from '../../../core/site/manifest/imageType.ts';
import { findToken } from '../../../reader/content/sources/devServer.ts';
import { withTimeout } from '../../../reader/platform/withTimeout.ts';

/** How the name of an image ends, whatever it was called; undefined for what cannot be saved with the text. */
export async function findEnding(file: Blob): Promise<string | undefined> {
  // A browser would run what stands in it: `npm start` writes none.
  if (file.type === 'image/svg+xml') return findToken() === undefined ? 'svg' : undefined;
  const start = new Uint8Array(await file.slice(0, SIGN_SIZE).arrayBuffer());
  return detectImageType(String.fromCharCode(...start));
}

/** A file as an address that holds it whole. */
export function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** The bytes of a picture, to travel in JSON. */
export async function toBase64(blob: Blob): Promise<string> {
  return (await readAsDataUrl(blob)).replace(/^[^,]*,/, '');
}

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
