// What a build does with the texts besides drawing them. Both go through all pages, which are parsed once.
import { fileURLToPath } from 'node:url';
import { type JestWorkerFarm, Worker } from 'jest-worker';
import type { Finding } from '../core/model/finding.ts';
import type { Manifest } from '../core/model/manifest.ts';
import { writeSearch } from './buildSearch.ts';
import { checkContent } from './checkContent.ts';

export interface IndexedContent {
  /** Names the folders of the indexes. */
  manifest: Manifest;
  findings: Finding[];
}

/** Writes the search indexes of a site folder, and checks its content. */
export async function indexAndCheck(
  siteDir: string,
  outDir: string,
  manifest: Manifest,
): Promise<IndexedContent> {
  const complete = await writeSearch(siteDir, outDir, manifest);
  const { findings } = await checkContent(siteDir);
  return { manifest: complete, findings };
}

/** The same in a process of its own, while this one draws. */
export const indexAndCheckBeside: typeof indexAndCheck = async (siteDir, outDir, manifest) => {
  // The type says what this file exports.
  const beside = new Worker(fileURLToPath(import.meta.url), {
    numWorkers: 1,
    exposedMethods: ['indexAndCheck'],
    // Where `tsx` is found, whoever runs the build.
    forkOptions: {
      cwd: fileURLToPath(new URL('../../', import.meta.url)),
      execArgv: ['--import', 'tsx'],
    },
  }) as JestWorkerFarm<{ indexAndCheck: typeof indexAndCheck }>;
  try {
    return await beside.indexAndCheck(siteDir, outDir, manifest);
  } finally {
    await beside.end();
  }
};
