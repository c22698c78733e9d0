// Rasterizes SVG to PNG. Runs in a worker (cardBundle.ts).
import { readFile } from 'node:fs/promises';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import wasm from '@resvg/resvg-wasm/index_bg.wasm';
import { once } from '../../lib/memoize.ts';

/** The font of all texts; the SVG names none. */
export interface CardFont {
  /** Absolute path of its file. */
  path: string;
  /** In a collection it selects the font. */
  family: string;
}

const startRenderer = once(() => initWasm(wasm));
const files = new Map<string, Promise<Uint8Array>>();

/** @returns PNG as base64 */
export async function rasterizeCard(svg: string, { path, family }: CardFont): Promise<string> {
  await startRenderer();
  const file = files.get(path) ?? readFile(path);
  files.set(path, file);
  const renderer = new Resvg(svg, { font: { fontBuffers: [await file], defaultFontFamily: family } });
  const image = renderer.render();
  const png = Buffer.from(image.asPng()).toString('base64');
  // The memory of WebAssembly is not garbage-collected, and holds a copy of the font.
  image.free();
  renderer.free();
  return png;
}
