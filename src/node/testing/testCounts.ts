// Results of a test run from the JSON reports of Vitest and Playwright. A skipped test counts as failed.

import { relative } from 'node:path';
import { commandMessages } from '#i18n/commandMessages';

export interface Count {
  passed: number;
  failed: number;
}

export interface TestResult {
  /** The file and the titles: 'core/theme.test.ts › resolveTheme › the choice first'. */
  name: string;
  /** Its ids in the specification's table: the tags of the test. */
  ids: readonly string[];
  /** `retried`: passed at its second run. */
  outcome: 'passed' | 'retried' | 'failed';
}

interface VitestReport {
  testResults: readonly {
    name: string;
    status: string;
    assertionResults: readonly {
      ancestorTitles: readonly string[];
      title: string;
      status: string;
      tags: readonly string[];
    }[];
  }[];
}

/** Reads a report of Vitest's `json` reporter, whose files lie in folders below `tests`. */
export function readVitest({ testResults }: VitestReport, tests: string): TestResult[] {
  return testResults.flatMap(({ name: path, status: outcome, assertionResults }): TestResult[] => {
    const file = relative(tests, path)
      .replaceAll('\\', '/')
      .replace(/^[^/]+\//, '');
    // The test module threw an error while Vitest imported it.
    if (outcome === 'failed' && assertionResults.length === 0) return [{ name: file, ids: [], outcome }];
    return assertionResults.map(({ ancestorTitles, title, status, tags }) => ({
      name: [file, ...ancestorTitles, title].join(' › '),
      ids: tags,
      outcome: status === 'passed' ? status : 'failed',
    }));
  });
}

interface PlaywrightSuite {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly { title: string; tags: readonly string[]; tests: readonly { status: string }[] }[];
}

interface PlaywrightReport {
  suites: readonly PlaywrightSuite[];
  errors: readonly unknown[];
}

const OUTCOMES: Readonly<Record<string, TestResult['outcome']>> = { expected: 'passed', flaky: 'retried' };

/** Reads a report of Playwright's `json` reporter. */
export function readPlaywright({ suites, errors }: PlaywrightReport): TestResult[] {
  const read = ({ title: own, specs = [], suites: inner = [] }: PlaywrightSuite): TestResult[] =>
    [
      ...specs.flatMap(({ title, tags, tests }) =>
        tests.map(({ status }) => ({ name: title, ids: tags, outcome: OUTCOMES[status] ?? 'failed' })),
      ),
      ...inner.flatMap(read),
    ].map((result) => ({ ...result, name: `${own} › ${result.name}` }));
  return [
    ...suites.flatMap(read),
    ...errors.map(
      (): TestResult => ({ name: commandMessages.test.outsideOfTests, ids: [], outcome: 'failed' }),
    ),
  ];
}

/** Retried tests that count as passed: on a busy machine a few of hundreds time out. */
const MAX_RETRIED = 5;

/** A run that exits with an error, or has no test, has at least one failure, even if its report has none. */
export function countTests(results: readonly TestResult[], endedWell: boolean): Count {
  const retried = results.filter(({ outcome }) => outcome === 'retried').length;
  const forgiven = retried <= MAX_RETRIED ? retried : 0;
  const passed = results.filter(({ outcome }) => outcome === 'passed').length + forgiven;
  const failed = results.length - passed;
  return { passed, failed: failed === 0 && (!endedWell || passed === 0) ? 1 : failed };
}

export interface TestCounts {
  number: number;
  title: string;
  sentences: Readonly<Record<string, readonly string[]>>;
}

export interface OpenSentence {
  section: number;
  says: string;
  /** The ids without a test, or with a failed one. */
  missing: readonly string[];
}

/** Checks the table against the results of a run. A sentence without ids is open. */
export function checkSpecification(
  sections: readonly TestCounts[],
  results: readonly TestResult[],
): Count & { open: OpenSentence[] } {
  const carried = new Set(results.flatMap(({ ids }) => ids));
  const failed = new Set(results.flatMap(({ ids, outcome }) => (outcome === 'failed' ? ids : [])));
  const rows = sections.flatMap(({ number, sentences }) =>
    Object.entries(sentences).map(([says, ids]) => ({
      section: number,
      says,
      missing:
        ids.length === 0
          ? [commandMessages.test.noTest]
          : ids.filter((id) => !carried.has(id) || failed.has(id)),
    })),
  );
  const open = rows.filter(({ missing }) => missing.length > 0);
  return { passed: rows.length - open.length, failed: open.length, open };
}
