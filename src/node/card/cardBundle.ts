// Bundles the renderer of cards with its WebAssembly into one module, which a published package holds as text.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NODE_BUNDLE } from '../compile/bundlerSettings.ts';
import { openPart } from '../compile/engineStore.mjs';
import { PROJECT } from '../lib/project.ts';

/** URL of the bundled module, for a worker, and the hash of its code. */
export async function openCardModule(): Promise<{ url: URL; hash: string }> {
  const { folder, hash } = await openCards();
  return { url: pathToFileURL(join(folder, 'rasterizeCard.mjs')), hash };
}

/** The part of the engine that draws cards. */
export const openCards = () => openPart('cards', bundleCards);

async function bundleCards(outdir: string) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    ...NODE_BUNDLE,
    absWorkingDir: PROJECT,
    entryPoints: ['src/node/card/rasterizeCard.ts'],
    outdir,
    loader: { '.wasm': 'binary' },
  });
  return { inputs: ['src/node/compile/bundlerSettings.ts', ...Object.keys(metafile.inputs)], value: null };
}
