// How much the first visit may load. The test run fails when a figure is above its limit.
import { measureFiles } from './sizes.ts';

/** Largest sizes in bytes, gzip. */
export const BUDGETS = {
  'first-route-js': 115_000,
  'first-route-css': 12_000,
} as const;

export interface BudgetResult {
  name: string;
  bytes: number;
  limit: number;
}

/** Weighs the files of the first route. */
export async function weighBudgets(
  folder: string,
  files: { js: string[]; css: string[] },
): Promise<BudgetResult[]> {
  const weigh = async (name: keyof typeof BUDGETS, list: readonly string[]) => ({
    name,
    bytes: await measureFiles(folder, list),
    limit: BUDGETS[name],
  });
  return Promise.all([weigh('first-route-js', files.js), weigh('first-route-css', files.css)]);
}
