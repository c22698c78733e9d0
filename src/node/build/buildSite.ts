// Builds a site for a static host at any path; skips the build where inputs and output match the last one.
import { join, relative } from 'node:path';
import { LANGUAGE } from '#i18n/language';
import { copyEngine } from '../compile/engine.ts';
import { type EngineJson, engineFromJson, engineToJson } from '../compile/engineBuild.ts';
import { importInLanguage } from '../compile/importInLanguage.ts';
import { loadPrerenderEngine } from '../compile/prerenderPool.ts';
import { openRecord } from '../lib/diskCache.ts';
import { readGitState } from '../lib/gitDates.ts';
import { hashSources, shortHash } from '../lib/hashes.ts';
import { holdFiles } from '../lib/memoByFile.ts';
import { cacheDir, PROJECT } from '../lib/project.ts';
import type { FolderChanges } from '../lib/replaceFolder.ts';
import { openLastBuild } from './lastBuild.ts';
import { lockOutput, replaceOutput } from './outputFolder.ts';
import type { BuildTools, SiteBuildOptions, WrittenSite } from './writeSite.ts';

export interface SiteBuild extends WrittenSite {
  changes: FolderChanges;
}

/** Sources of the engine: a change of these files or of the site invalidates the last build. */
const ENGINE_SOURCES = { paths: ['src', 'package-lock.json', 'tsconfig.json', 'webpack.config.js'] };

export const BUILD_TOOLS: BuildTools = {
  compileEngine: copyEngine,
  loadPrerender: loadPrerenderEngine,
  findHash: () => hashSources(ENGINE_SOURCES),
  cache: cacheDir(),
};

/** The serializable result of a build, which is cached as JSON. */
type Built = Omit<WrittenSite, 'engine'> & { engine: EngineJson };

export function buildSite(options: SiteBuildOptions, tools: BuildTools = BUILD_TOOLS): Promise<SiteBuild> {
  return lockOutput(options.outDir, (lock) => buildLocked(options, tools, lock));
}

/** The result of a build in several languages: that of the default one, with the findings and counts of all. */
function joinSites(site: WrittenSite, sites: readonly WrittenSite[]): WrittenSite {
  const sum = (name: keyof WrittenSite['counts']) =>
    sites.reduce((total, { counts }) => total + counts[name], 0);
  return {
    ...site,
    findings: sites.flatMap(({ findings }) => findings),
    counts: {
      addresses: sum('addresses'),
      shells: sum('shells'),
      copied: sum('copied'),
      rendered: sum('rendered'),
    },
  };
}

async function buildLocked(options: SiteBuildOptions, tools: BuildTools, lock: string): Promise<SiteBuild> {
  const { siteDir, outDir, basePath, hasServiceWorker = true, report = () => {} } = options;
  const name = `${shortHash(relative(tools.cache, outDir))}.json`;
  const last = await openLastBuild<Built>(openRecord(join(tools.cache, 'builds'), name), {
    siteDir,
    outDir,
    madeOf: JSON.stringify([
      await tools.findHash(),
      // Of the recorded findings.
      LANGUAGE,
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
      counts: { ...same.counts, rendered: 0 },
      changes: { written: [], removed: [] },
    };
  let isWhole = true;
  const watchedReport: typeof report = (problem) => {
    // A build with problems is not recorded, so that the next one reports them again.
    isWhole = false;
    report(problem);
  };
  const release = holdFiles();
  const { built, changes, stamps } = await replaceOutput(
    outDir,
    { lock, keepOut: [PROJECT, siteDir], record: openRecord(join(tools.cache, 'outputs'), name) },
    async (output) => {
      const engines = { compiling: tools.compileEngine(output.folder), prerender: tools.loadPrerender() };
      // writeSite() awaits them later: without a handler Node exits at an unhandled rejection.
      for (const engine of Object.values(engines)) engine.catch(() => {});
      // A lazy import: loading it takes as long as a whole unchanged build, and the engine loads in parallel.
      const { writeSite } = await import('./writeSite.ts');
      const { languages, ...site } = await writeSite(
        output,
        { ...options, report: watchedReport },
        { ...tools, ...engines },
      );
      const sites = [site];
      for (const published of languages) {
        const { writeLanguage } = await importInLanguage<typeof import('./writeLanguage.ts')>(
          published.manifest.site.defaultLocale,
          'build/writeLanguage',
        );
        sites.push(
          await writeLanguage(output, { ...options, report: watchedReport, published }, tools.cache),
        );
      }
      return joinSites(site, sites);
    },
  ).finally(release);
  // A write error is ignored: without a record the next build is only slower.
  if (isWhole) await last.save({ ...built, engine: engineToJson(built.engine) }, stamps).catch(() => {});
  return { ...built, changes };
}
