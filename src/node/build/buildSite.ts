// Builds the whole site, ready for a static host at any path, unless the last build of the same still stands there.
import { join, relative } from 'node:path';
import { copyEngine } from '../compile/engine.ts';
import { type EngineJson, engineFromJson, engineToJson } from '../compile/engineBuild.ts';
import { loadPrerenderEngine } from '../compile/prerenderPool.ts';
import { openRecord } from '../lib/diskCache.ts';
import { readGitState } from '../lib/gitDates.ts';
import { hashSources, shortHash } from '../lib/hashes.ts';
import { cacheDir, PROJECT } from '../lib/project.ts';
import type { FolderChanges } from '../lib/replaceFolder.ts';
import { holdOutput } from './holdOutput.ts';
import { openLastBuild } from './lastBuild.ts';
import { replaceOutput } from './outputFolder.ts';
import type { BuildTools, SiteBuildOptions, WrittenSite } from './writeSite.ts';

export interface SiteBuild extends WrittenSite {
  /** Of the output folder. */
  changes: FolderChanges;
}

/** Sources of the engine, which decide about a build beside the site. */
const ENGINE_SOURCES = { paths: ['src', 'package-lock.json', 'tsconfig.json', 'webpack.config.js'] };

export const BUILD_TOOLS: BuildTools = {
  compileEngine: copyEngine,
  loadPrerender: loadPrerenderEngine,
  findHash: () => hashSources(ENGINE_SOURCES),
  cache: cacheDir(),
};

/** What a build gives, to be remembered. */
type Built = Omit<WrittenSite, 'engine'> & { engine: EngineJson };

export function buildSite(options: SiteBuildOptions, tools: BuildTools = BUILD_TOOLS): Promise<SiteBuild> {
  return holdOutput(options.outDir, (held) => buildHeld(options, tools, held));
}

async function buildHeld(options: SiteBuildOptions, tools: BuildTools, held: string): Promise<SiteBuild> {
  const { siteDir, outDir, basePath, hasServiceWorker = true, report = () => {} } = options;
  const name = `${shortHash(relative(tools.cache, outDir))}.json`;
  const last = await openLastBuild<Built>(openRecord(join(tools.cache, 'builds'), name), {
    siteDir,
    outDir,
    madeOf: JSON.stringify([
      await tools.findHash(),
      process.version,
      relative(tools.cache, siteDir),
      basePath,
      hasServiceWorker,
      await readGitState(siteDir),
    ]),
  });
  const same = await last.find();
  if (same !== undefined)
    return {
      ...same,
      engine: engineFromJson(same.engine),
      counts: { ...same.counts, drawn: 0 },
      changes: { written: [], removed: [] },
    };
  let isWhole = true;
  const watched: typeof report = (problem) => {
    // It is to be told again.
    isWhole = false;
    report(problem);
  };
  const { built, changes } = await replaceOutput(
    outDir,
    { held, keepOut: [PROJECT, siteDir], record: openRecord(join(tools.cache, 'outputs'), name) },
    async (output) => {
      const engines = { compiling: tools.compileEngine(output.folder), prerender: tools.loadPrerender() };
      // They are told to whom waits for them.
      for (const engine of Object.values(engines)) engine.catch(() => {});
      // To load what writes a site takes as long as all that a build does to which nothing has changed: others work
      // meanwhile.
      const { writeSite } = await import('./writeSite.ts');
      return writeSite(output, { ...options, report: watched }, { ...tools, ...engines });
    },
  );
  // Without it the next build only has more to do.
  if (isWhole) await last.save({ ...built, engine: engineToJson(built.engine) }).catch(() => {});
  return { ...built, changes };
}
