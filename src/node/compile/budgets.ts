// Size limits of the first route and of lazy chunks; `npm test` fails where a bundle exceeds one.
import { NAVIGATION_CHUNK } from '../../core/site/nav/pageKinds.ts';
import { type EngineBuild, listFirstRouteFiles, measureFiles } from './engineBuild.ts';

/** Limits in bytes, gzip. */
export const BUDGETS = {
  // The first script has the names of all lazy chunks.
  'first-route-js': 114_700,
  'first-route-css': 12_000,
} as const;

/** Limits of lazy chunks by their names. */
const CHUNK_BUDGETS: Readonly<Record<string, number>> = {
  compare: 40_000,
  // The editor loads all messages of its checks, used or not.
  // The parser of YAML is a chunk that pages with an OpenAPI file share.
  edit: 97_800,
  editor: 140_000,
  refactor: 25_000,
  print: 25_000,
  tools: 25_000,
  export: 25_000,
  'content-features': 25_000,
};

export interface BudgetResult {
  name: string;
  bytes: number;
  limit: number;
}

/** Measures the files of the first route, and the lazy chunks that have a limit. */
export async function measureBudgets(folder: string, engine: EngineBuild): Promise<BudgetResult[]> {
  const { js, css } = listFirstRouteFiles(engine);
  const measure = async (name: string, files: readonly string[], limit: number) => ({
    name,
    bytes: await measureFiles(folder, files),
    limit,
  });
  // Files that are loaded before any of these chunks do not count.
  const known = new Set([...engine.scripts, ...(engine.parts.get(NAVIGATION_CHUNK) ?? [])]);
  const scriptsOf = (name: string) => {
    const files = engine.parts.get(name);
    if (files === undefined) throw new Error(`the application has no chunk ${name}`);
    return files.filter((file) => file.endsWith('.js') && !known.has(file));
  };
  return Promise.all([
    measure('first-route-js', js, BUDGETS['first-route-js']),
    measure('first-route-css', css, BUDGETS['first-route-css']),
    ...Object.entries(CHUNK_BUDGETS).map(([name, limit]) => measure(name, scriptsOf(name), limit)),
  ]);
}
