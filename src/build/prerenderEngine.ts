// The part of the engine that draws pages ahead, compiled and loaded.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Prerender } from '../core/model/prerender.ts';
import { compilePrerender } from './compile.ts';

const FOLDER = fileURLToPath(new URL('../../node_modules/.cache/prerender', import.meta.url));

export interface PrerenderEngine {
  prerender: Prerender;
  /** Another engine may draw the same page otherwise. */
  hash: string;
}

export async function loadPrerenderEngine(): Promise<PrerenderEngine> {
  const file = await compilePrerender(FOLDER);
  const code = await readFile(file);
  // What the entry exports.
  const { prerender } = createRequire(import.meta.url)(file) as { prerender: Prerender };
  return { prerender, hash: createHash('sha256').update(code).digest('hex') };
}
