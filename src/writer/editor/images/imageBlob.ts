import { detectImageType, SIGNATURE_SIZE } from '../../../core/site/manifest/detectImageType.ts';
import { findToken } from '../../../reader/content/sources/devServer.ts';
import { withTimeout } from '../../../reader/platform/withTimeout.ts';

/** Returns the file extension by the signature in the content; undefined for a type that cannot be saved. */
export async function findImageExtension(file: Blob): Promise<string | undefined> {
  // The development server rejects SVG, which may contain scripts.
  if (file.type === 'image/svg+xml') return findToken() === undefined ? 'svg' : undefined;
  const start = new Uint8Array(await file.slice(0, SIGNATURE_SIZE).arrayBuffer());
  return detectImageType(String.fromCharCode(...start));
}

export function readAsDataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Encodes a blob as base64, without the prefix of a data URL. */
export async function toBase64(blob: Blob): Promise<string> {
  return (await readAsDataUrl(blob)).replace(/^[^,]*,/, '');
}

/** Size in bytes above which a smaller image is offered. */
export const LARGE_IMAGE = 500_000;

/** Maximum width and height in pixels: twice the layout width of a page's text. */
const MAX_PIXELS = 1800;
const QUALITY = 0.85;
/** Types to try in order: a browser falls back to PNG for a type that it cannot encode. */
const SMALL_TYPES = ['image/webp', 'image/jpeg'];
/** Types that a canvas cannot preserve: it would rasterize vectors, and drop the frames of an animation. */
const NOT_SHRINKABLE = new Set(['image/svg+xml', 'image/gif']);

/** Timeout for decoding or encoding, in milliseconds. */
const IMAGE_TIMEOUT = 20_000;

/** Re-encodes an image; undefined if that fails, or if the result is not smaller. */
export async function shrinkImage(image: Blob): Promise<Blob | undefined> {
  if (NOT_SHRINKABLE.has(image.type)) return undefined;
  const bitmap = await withTimeout(createImageBitmap(image), IMAGE_TIMEOUT).catch(() => undefined);
  if (bitmap === undefined) return undefined;
  const share = Math.min(1, MAX_PIXELS / Math.max(bitmap.width, bitmap.height));
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
