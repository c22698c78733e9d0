// The search's reader as browsers run it, without the dialog.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { DIALOG_HITS } from '../../src/core/constants.ts';
import type { SearchHit } from '../../src/core/search/answer/searcherInterface.ts';
import type { Manifest } from '../../src/core/site/manifest/manifest.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** What the page of a reader has, once `reader.js` is loaded. */
export interface ReaderWindow {
  ask: (query: string, isTyping: boolean) => Promise<readonly SearchHit[]>;
}

const READER = `
import { searcherQuery } from './src/reader/content/queries/searcherQuery.ts';
const source = { assetUrl: (file) => new URL(file, location.href).href };
window.ask = async (query, isTyping) => {
  window.searcher ??= await searcherQuery(source, window.version).queryFn();
  return (await window.searcher.search(query, { limit: ${DIALOG_HITS}, isTyping })).hits;
};`;

/** The page that the reader runs in. */
export const READER_PAGE = 'reader.html';

/** Writes the reader, and a page for it that loads nothing yet, beside the folder of the indexes. */
export async function writeReader(folder: string, manifest: Manifest, version: string): Promise<void> {
  await build({
    stdin: { contents: READER, resolveDir: PROJECT, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    outfile: join(folder, 'reader.js'),
  });
  const { name, search } = manifest.versions.find((each) => each.name === version) ?? {};
  const setup = { version: { name, search } };
  await writeFile(join(folder, 'setup.js'), `Object.assign(window, ${JSON.stringify(setup)})`);
  await writeFile(
    join(folder, READER_PAGE),
    '<!doctype html><meta charset="utf-8"><script src="setup.js"></script>',
  );
}

/** Runs in the page: loads the reader. */
export function loadReader(): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.onload = resolve;
    script.onerror = reject;
    script.src = 'reader.js';
    document.head.append(script);
  });
}
