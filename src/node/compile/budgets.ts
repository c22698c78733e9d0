// How much the first visit may load, and what readers ask for later. The test run fails when a figure is above its limit.
import { VISITS_PART } from '../../core/site/nav/pageKinds.ts';
import { type EngineBuild, listFirstRouteFiles, measureFiles } from './engineBuild.ts';

/** Largest sizes in bytes, gzip. */
export const BUDGETS = {
  'first-route-js': 113_000,
  'first-route-css': 12_000,
} as const;

/** Of lazy parts of the application, by their names. */
const PART_BUDGETS: Readonly<Record<string, number>> = {
  compare: 40_000,
  desk: 88_000,
  editor: 140_000,
  'pages-dialog': 25_000,
  print: 25_000,
  reading: 25_000,
  take: 25_000,
  texts: 25_000,
};

export interface BudgetResult {
  name: string;
  bytes: number;
  limit: number;
}

/** Weighs the files of the first route, and the parts that have a limit. */
export async function weighBudgets(folder: string, engine: EngineBuild): Promise<BudgetResult[]> {
  const { js, css } = listFirstRouteFiles(engine);
  const weigh = async (name: string, files: readonly string[], limit: number) => ({
    name,
    bytes: await measureFiles(folder, files),
    limit,
  });
  // The application itself is there by then, and what reads pages.
  const known = new Set([...engine.scripts, ...(engine.parts.get(VISITS_PART) ?? [])]);
  const partOf = (name: string) => {
    const files = engine.parts.get(name);
    if (files === undefined) throw new Error(`the application has no part ${name}`);
    return files.filter((file) => file.endsWith('.js') && !known.has(file));
  };
  return Promise.all([
    weigh('first-route-js', js, BUDGETS['first-route-js']),
    weigh('first-route-css', css, BUDGETS['first-route-css']),
    ...Object.entries(PART_BUDGETS).map(([name, limit]) => weigh(name, partOf(name), limit)),
  ]);
}
