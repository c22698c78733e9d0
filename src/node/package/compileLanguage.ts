// The parts of the engine in one language. This module is compiled and loaded in that language
// (node/compile/importInLanguage.ts).
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { GRAMMAR_FILES } from '../../core/site/manifest/codeLanguages.ts';
import { REFRESH_FILE } from '../build/urlTable.ts';
import { inLanguage } from '../compile/bundlerSettings.ts';
import type * as compiler from '../compile/compileBrowser.worker.ts';
import { openBrowserPart } from '../compile/engine.ts';
import { openInlineScripts } from '../compile/inlineScripts.ts';
import { openPrerenderer } from '../compile/prerenderPool.ts';
import { readRefreshProgram } from '../compile/refreshPart.ts';
import { startWorkers } from '../compile/startWorkers.ts';
import { inProject } from '../lib/project.ts';
import type { PackedPart } from './packedParts.mjs';
import { readPackedFiles } from './writeParts.ts';

/** The parts of a language by their names. */
export async function compileLanguage(): Promise<Record<string, PackedPart>> {
  const parts: Record<string, PackedPart> = {};
  for (const part of ['web', 'offline'] as const) {
    const { folder, value } = await openBrowserPart(part);
    parts[inLanguage(part)] = { files: await readPackedFiles(folder), value };
  }
  parts[inLanguage('development')] = await compileDevelopment();
  parts[inLanguage('inline')] = { files: {}, value: await openInlineScripts() };
  const prerenderer = await readPackedFiles(dirname(await openPrerenderer()));
  parts[inLanguage('prerender')] = { files: { ...prerenderer, ...(await readGrammars()) }, value: null };
  parts[inLanguage('refresh')] = { files: { [REFRESH_FILE]: await readRefreshProgram() }, value: null };
  return parts;
}

async function compileDevelopment(): Promise<PackedPart> {
  const folder = await mkdtemp(join(tmpdir(), 'mojian-'));
  const workers = await startWorkers<Pick<typeof compiler, 'compileBrowser'>>(
    'compile/compileBrowser.worker',
    ['compileBrowser'],
  );
  try {
    const { value } = await workers.compileBrowser('development', folder, true);
    return { files: await readPackedFiles(folder), value };
  } finally {
    await workers.end();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The prerenderer imports grammars by a computed path (reader/article/code/grammars.ts), from a folder beside it. */
async function readGrammars(): Promise<Record<string, string>> {
  const folder = 'node_modules/highlight.js';
  const names = ['package.json', ...GRAMMAR_FILES.map((file) => `lib/languages/${file}.js`)];
  const texts = names.map(async (name) => [
    `${folder}/${name}`,
    await readFile(inProject(`${folder}/${name}`), 'utf8'),
  ]);
  return Object.fromEntries(await Promise.all(texts));
}
