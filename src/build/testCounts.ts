// Reads how many tests passed from the reports of the test runners. A skipped test proves nothing: it counts as failed.

export interface Count {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numTotalTests: number;
  testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
}

/** Counts a report of Vitest's `json` reporter; a file that broke before its first test counts as one. */
export function countVitest({ numPassedTests, numTotalTests, testResults }: VitestReport): Count {
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + broken.length };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** What went wrong outside of the tests. */
  errors: readonly unknown[];
}

/** Counts a report of Playwright's `json` reporter. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Count {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped + errors.length };
}

/** A run that ended badly has a failure, whatever its report says; so has a run without a single test. */
export function withOutcome({ passed, failed }: Count, endedWell: boolean): Count {
  const isUnexplained = failed === 0 && (!endedWell || passed === 0);
  return { passed, failed: isUnexplained ? 1 : failed };
}
