// The browser bundles of the engine, compiled by webpack at first need.
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { listFolder } from '../lib/listFiles.ts';
import { inProject } from '../lib/project.ts';
import { inLanguage } from './bundlerSettings.ts';
import type * as compiler from './compileBrowser.worker.ts';
import { type BrowserPart, type EngineBuild, type EngineJson, engineFromJson } from './engineBuild.ts';
import { type EnginePart, openPart } from './engineStore.mjs';
import { startWorkers } from './startWorkers.ts';

export function openBrowserPart(name: BrowserPart): Promise<EnginePart<EngineJson>> {
  return openPart(inLanguage(name), async (folder) => {
    // webpack runs in a worker process, so that a build reads and renders pages in parallel.
    const workers = await startWorkers<Pick<typeof compiler, 'compileBrowser'>>(
      'compile/compileBrowser.worker',
      ['compileBrowser'],
    );
    const { inputs, value } = await workers.compileBrowser(name, folder).finally(() => workers.end());
    return { inputs: [...inputs, ...listCompilerFiles()], value };
  });
}

/**
 * Copies a browser bundle into an output folder.
 * @param home folder of the language's home page, `en/`: its service worker is in there, since its folder is its scope
 */
export async function copyEngine(outDir: string, name: BrowserPart = 'web', home = ''): Promise<EngineBuild> {
  const { folder, value } = await openBrowserPart(name);
  const source = value.worker && join(folder, value.worker);
  await cp(folder, outDir, { recursive: true, filter: (path) => path !== source });
  const worker = value.worker && home + value.worker;
  if (source && worker) await cp(source, join(outDir, worker));
  return { ...engineFromJson(value), worker };
}

/**
 * Configuration files and plugins of the bundlers: inputs of each part that webpack or one of our plugins compiles.
 */
export function listCompilerFiles(): string[] {
  const files = listFolder(inProject('src/node/compile')).map((file) => `src/node/compile/${file}`);
  return ['webpack.config.js', 'src/reader/styles/breakpoints.css', ...files];
}
