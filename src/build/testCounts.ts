// Reads which tests passed, and how many, from the reports of the test runners. A skipped test
// proves nothing: it counts as failed.
import { relative } from 'node:path';

export interface Count {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numTotalTests: number;
  testResults: readonly {
    /** The file's absolute path. */
    name: string;
    status: string;
    assertionResults: readonly { ancestorTitles: readonly string[]; title: string; status: string }[];
  }[];
}

/** Counts a report of Vitest's `json` reporter; a file that broke before its first test counts as one. */
export function countVitest({ numPassedTests, numTotalTests, testResults }: VitestReport): Count {
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length };
}

/**
 * The names of the tests that passed, with the file's path below its folder in `tests`.
 * @example listVitestPasses(report, '/x/tests') gives 'core/theme.test.ts › resolveTheme › the choice first'
 */
export function listVitestPasses({ testResults }: VitestReport, tests: string): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ ancestorTitles, title }) =>
        [
          relative(tests, name)
            .replaceAll('\\', '/')
            .replace(/^[^/]+\//, ''),
          ...ancestorTitles,
          title,
        ].join(' › '),
      ),
  );
}

interface PlaywrightSuite {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs?: readonly { title: string; tests: readonly { status: string }[] }[];
}

interface PlaywrightReport {
  /** One a file. */
  suites: readonly PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** What went wrong outside of the tests. */
  errors: readonly unknown[];
}

/** Counts a report of Playwright's `json` reporter; a test that passed only when tried again has failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.skipped + stats.flaky + errors.length,
  };
}

/** The names of the tests that passed: 'versions.spec.ts › switching keeps the page'. */
export function listPlaywrightPasses({ suites }: PlaywrightReport): string[] {
  const namesIn = (suite: PlaywrightSuite, above: readonly string[]): string[] => {
    const names = [...above, suite.title];
    const own = (suite.specs ?? []).filter(({ tests }) => tests.every(({ status }) => status === 'expected'));
    return [
      ...own.map(({ title }) => [...names, title].join(' › ')),
      ...(suite.suites ?? []).flatMap((inner) => namesIn(inner, names)),
    ];
  };
  return suites.flatMap((suite) => namesIn(suite, []));
}

/** A run that ended badly has a failure, whatever its report says; so has a run without a single test. */
export function withOutcome({ passed, failed }: Count, endedWell: boolean): Count {
  const isUnexplained = failed === 0 && (!endedWell || passed === 0);
  return { passed, failed: isUnexplained ? 1 : failed };
}
