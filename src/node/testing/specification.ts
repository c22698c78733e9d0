// The table of the specification against the tests of a run: a sentence holds when all its tests passed.
import type { Count } from './testCounts.ts';

export interface Sentence {
  says: string;
  /** Tests that show it, as `file › title`. */
  shownBy: readonly string[];
}

/** A section of the specification. */
export interface Section {
  number: number;
  title: string;
  sentences: readonly Sentence[];
}

export interface OpenSentence {
  section: number;
  says: string;
  /** The tests that did not pass, or do not exist. */
  missing: readonly string[];
}

/** Holds the table against the names of the tests that passed. */
export function checkSpecification(
  sections: readonly Section[],
  passed: ReadonlySet<string>,
): Count & { open: OpenSentence[] } {
  const rows = sections.flatMap(({ number, sentences }) =>
    sentences.map(({ says, shownBy }) => ({
      section: number,
      says,
      // A sentence without a test is shown by nobody.
      missing: shownBy.length === 0 ? ['（没有测试）'] : shownBy.filter((test) => !passed.has(test)),
    })),
  );
  const open = rows.filter(({ missing }) => missing.length > 0);
  return { passed: rows.length - open.length, failed: open.length, open };
}
