// The pages of a language other than that of the command. This module is compiled and loaded in that language
// (node/compile/importInLanguage.ts).
import { homePath } from '../../core/site/urls/localePaths.ts';
import { copyEngine } from '../compile/engine.ts';
import { loadPrerenderEngine } from '../compile/prerenderPool.ts';
import type { Output } from './outputFolder.ts';
import type { PublishedSite } from './publishedSite.ts';
import { type LanguageBuildOptions, type WrittenSite, writeSite } from './writeSite.ts';

export function writeLanguage(
  output: Output,
  options: LanguageBuildOptions & { published: PublishedSite },
  cache: string,
): Promise<WrittenSite> {
  const home = homePath(options.published.manifest).slice(1);
  const engines = { compiling: copyEngine(output.folder, 'web', home), prerender: loadPrerenderEngine() };
  // writeSite() awaits them later: without a handler Node exits at an unhandled rejection.
  for (const engine of Object.values(engines)) engine.catch(() => {});
  return writeSite(output, options, { cache, ...engines });
}
