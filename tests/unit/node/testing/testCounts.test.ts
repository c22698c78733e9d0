import { describe, expect, it } from 'vitest';
import {
  checkSpecification,
  countTests,
  readPlaywright,
  readVitest,
  type TestResult,
} from '../../../../src/node/testing/testCounts.ts';

const unitTest = (title: string, status = 'passed') => ({
  ancestorTitles: ['thing'],
  title,
  status,
  tags: [`id-${title}`],
});

describe('readVitest', () => {
  it('names every test, skipped tests and files that broke as failed', () => {
    const assertionResults = [unitTest('one'), unitTest('two', 'failed'), unitTest('three', 'skipped')];
    const testResults = [
      { name: '/x/tests/unit/a/a.test.ts', status: 'failed', assertionResults },
      { name: '/x/tests/unit/b.test.ts', status: 'failed', assertionResults: [] },
      { name: '/x/tests/components/c.test.ts', status: 'passed', assertionResults: [unitTest('five')] },
    ];
    expect(readVitest({ testResults }, '/x/tests')).toEqual([
      { name: 'a/a.test.ts › thing › one', ids: ['id-one'], outcome: 'passed' },
      { name: 'a/a.test.ts › thing › two', ids: ['id-two'], outcome: 'failed' },
      { name: 'a/a.test.ts › thing › three', ids: ['id-three'], outcome: 'failed' },
      { name: 'b.test.ts', ids: [], outcome: 'failed' },
      { name: 'c.test.ts › thing › five', ids: ['id-five'], outcome: 'passed' },
    ]);
  });
});

describe('readPlaywright', () => {
  it('names every test, skipped tests and errors outside of tests as failed', () => {
    const spec = (title: string, status: string) => ({
      title,
      tags: [`id-${title}`],
      tests: [{ status }],
    });
    const group = {
      title: 'group',
      specs: [spec('three', 'expected'), spec('four', 'skipped'), spec('five', 'unexpected')],
    };
    const specs = [spec('one', 'expected'), spec('two', 'flaky')];
    expect(
      readPlaywright({ suites: [{ title: 'a.spec.ts', specs, suites: [group] }], errors: [{}] }),
    ).toEqual([
      { name: 'a.spec.ts › one', ids: ['id-one'], outcome: 'passed' },
      { name: 'a.spec.ts › two', ids: ['id-two'], outcome: 'retried' },
      { name: 'a.spec.ts › group › three', ids: ['id-three'], outcome: 'passed' },
      { name: 'a.spec.ts › group › four', ids: ['id-four'], outcome: 'failed' },
      { name: 'a.spec.ts › group › five', ids: ['id-five'], outcome: 'failed' },
      { name: '（测试之外）', ids: [], outcome: 'failed' },
    ]);
  });
});

describe('countTests', () => {
  const results = (count: number, outcome: TestResult['outcome']) =>
    Array.from({ length: count }, (_, at) => ({ name: `${outcome} ${at}`, ids: [], outcome }));
  const passed = results(3, 'passed');

  it('forgives a few tests that passed when tried again, not many', () => {
    expect(countTests([...passed, ...results(5, 'retried')], true)).toEqual({ passed: 8, failed: 0 });
    expect(countTests([...passed, ...results(6, 'retried')], true)).toEqual({ passed: 3, failed: 6 });
  });

  it('never lets a run that ended badly or had no test pass', () => {
    expect(countTests(passed, true)).toEqual({ passed: 3, failed: 0 });
    expect(countTests(passed, false)).toEqual({ passed: 3, failed: 1 });
    expect(countTests([...passed, ...results(2, 'failed')], false)).toEqual({ passed: 3, failed: 2 });
    expect(countTests([], true)).toEqual({ passed: 0, failed: 1 });
  });
});

const sections = [
  {
    number: 2,
    title: 'Screens',
    sentences: { a: ['one'], b: ['one', 'two'], c: [], d: ['shared'], e: ['unknown'] },
  },
];

it('counts a sentence as shown when every test of its ids passed, and never without a test', () => {
  const results = [
    { name: 'a.spec.ts › first', ids: ['one', 'shared'], outcome: 'passed' as const },
    { name: 'a.spec.ts › second', ids: ['two'], outcome: 'failed' as const },
    { name: 'b.spec.ts › third', ids: ['shared'], outcome: 'failed' as const },
  ];
  expect(checkSpecification(sections, results)).toEqual({
    passed: 1,
    failed: 4,
    open: [
      { section: 2, says: 'b', missing: ['two'] },
      { section: 2, says: 'c', missing: ['（没有测试）'] },
      { section: 2, says: 'd', missing: ['shared'] },
      { section: 2, says: 'e', missing: ['unknown'] },
    ],
  });
});
