import { describe, expect, it } from 'vitest';
import {
  countPlaywright,
  countVitest,
  listPlaywrightPasses,
  listVitestPasses,
  withOutcome,
} from '../../../src/build/testCounts.ts';

const unitTest = (title: string, status = 'passed') => ({ ancestorTitles: ['thing'], title, status });

describe('Vitest’s report', () => {
  const report = {
    numPassedTests: 3,
    numTotalTests: 5,
    testResults: [
      {
        name: '/x/tests/unit/a/a.test.ts',
        status: 'failed',
        assertionResults: [
          unitTest('one'),
          unitTest('two'),
          unitTest('three', 'failed'),
          unitTest('four', 'skipped'),
        ],
      },
      { name: '/x/tests/unit/b.test.ts', status: 'failed', assertionResults: [] },
      { name: '/x/tests/components/c.test.ts', status: 'passed', assertionResults: [unitTest('five')] },
    ],
  };

  it('counts skipped tests and files that broke as failed', () => {
    expect(countVitest(report)).toEqual({ passed: 3, failed: 3 });
  });

  it('names what passed', () => {
    expect(listVitestPasses(report, '/x/tests')).toEqual([
      'a/a.test.ts › thing › one',
      'a/a.test.ts › thing › two',
      'c.test.ts › thing › five',
    ]);
  });
});

describe('Playwright’s report', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const report = {
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('one', 'expected'), spec('two', 'flaky')],
        suites: [{ title: 'group', specs: [spec('three', 'expected'), spec('four', 'skipped')] }],
      },
    ],
    stats: { expected: 2, unexpected: 1, flaky: 1, skipped: 1 },
    errors: [{}],
  };

  it('counts skipped tests, errors outside of tests, and what passed only when tried again as failed', () => {
    expect(countPlaywright(report)).toEqual({ passed: 2, failed: 4 });
  });

  it('names what passed', () => {
    expect(listPlaywrightPasses(report)).toEqual(['a.spec.ts › one', 'a.spec.ts › group › three']);
  });
});

describe('withOutcome', () => {
  it('never lets a run that ended badly or had no test pass', () => {
    expect(withOutcome({ passed: 3, failed: 0 }, true)).toEqual({ passed: 3, failed: 0 });
    expect(withOutcome({ passed: 3, failed: 0 }, false)).toEqual({ passed: 3, failed: 1 });
    expect(withOutcome({ passed: 3, failed: 2 }, false)).toEqual({ passed: 3, failed: 2 });
    expect(withOutcome({ passed: 0, failed: 0 }, true)).toEqual({ passed: 0, failed: 1 });
  });
});
