import { pictureKind, SIGN_SIZE } from '../../../core/site/manifest/pictureKind.ts';
import { findToken } from '../../../reader/content/sources/devServer.ts';

/** How the name of an image ends, whatever it was called; undefined for what cannot be saved with the text. */
export async function findEnding(file: Blob): Promise<string | undefined> {
  // A browser would run what stands in it: `npm start` writes none.
  if (file.type === 'image/svg+xml') return findToken() === undefined ? 'svg' : undefined;
  const start = new Uint8Array(await file.slice(0, SIGN_SIZE).arrayBuffer());
  return pictureKind(String.fromCharCode(...start));
}
