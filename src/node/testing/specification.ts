// The table of the specification against the tests of a run: a sentence holds when all tests of its ids passed.
import type { Count, TestResult } from './testCounts.ts';

/** A section of the specification. */
export interface Section {
  number: number;
  title: string;
  /** Each sentence with the ids of the tests that show it. */
  sentences: Readonly<Record<string, readonly string[]>>;
}

export interface OpenSentence {
  section: number;
  says: string;
  /** The ids that no test carries, or one that failed. */
  missing: readonly string[];
}

/** Checks the table against the results of a run. A sentence without ids is open. */
export function checkSpecification(
  sections: readonly Section[],
  results: readonly TestResult[],
): Count & { open: OpenSentence[] } {
  const carried = new Set(results.flatMap(({ ids }) => ids));
  const failed = new Set(results.flatMap(({ ids, outcome }) => (outcome === 'failed' ? ids : [])));
  const rows = sections.flatMap(({ number, sentences }) =>
    Object.entries(sentences).map(([says, ids]) => ({
      section: number,
      says,
      missing: ids.length === 0 ? ['（没有测试）'] : ids.filter((id) => !carried.has(id) || failed.has(id)),
    })),
  );
  const open = rows.filter(({ missing }) => missing.length > 0);
  return { passed: rows.length - open.length, failed: open.length, open };
}
