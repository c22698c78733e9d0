// Reads how the tests went from the reports of the test runners. A skipped test proves nothing: it counts as failed.
import { relative } from 'node:path';

export interface Count {
  passed: number;
  failed: number;
}

export interface TestResult {
  /** The file and the titles: 'core/theme.test.ts › resolveTheme › the choice first'. */
  name: string;
  /** Its ids in the specification's table: the tags of the test. */
  ids: readonly string[];
  /** `retried`: passed only when tried again. */
  outcome: 'passed' | 'retried' | 'failed';
}

interface VitestReport {
  testResults: readonly {
    /** The file's absolute path. */
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
    // Broken before its first test.
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
  /** One a file. */
  suites: readonly PlaywrightSuite[];
  /** What went wrong outside of the tests. */
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
    ...errors.map((): TestResult => ({ name: '（测试之外）', ids: [], outcome: 'failed' })),
  ];
}

/** A busy machine is late with a few tests of hundreds; with more of them something is wrong. */
const MAX_RETRIED = 5;

/** Counts; a run that ended badly has a failure, whatever its report says, and so has a run without a single test. */
export function countTests(results: readonly TestResult[], endedWell: boolean): Count {
  const retried = results.filter(({ outcome }) => outcome === 'retried').length;
  const forgiven = retried <= MAX_RETRIED ? retried : 0;
  const passed = results.filter(({ outcome }) => outcome === 'passed').length + forgiven;
  const failed = results.length - passed;
  return { passed, failed: failed === 0 && (!endedWell || passed === 0) ? 1 : failed };
}
