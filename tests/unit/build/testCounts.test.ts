import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, withOutcome } from '../../../src/build/testCounts.ts';

describe('countVitest', () => {
  it('counts skipped tests and files that broke as failed', () => {
    const report = {
      numPassedTests: 5,
      numTotalTests: 8,
      testResults: [
        { status: 'passed', assertionResults: [1, 2, 3, 4, 5, 6, 7, 8] },
        { status: 'failed', assertionResults: [] },
      ],
    };
    expect(countVitest(report)).toEqual({ passed: 5, failed: 4 });
  });
});

describe('countPlaywright', () => {
  it('counts flaky and skipped tests and errors outside of tests as failed', () => {
    const report = { stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 1 }, errors: [{}] };
    expect(countPlaywright(report)).toEqual({ passed: 7, failed: 4 });
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
