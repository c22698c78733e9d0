import { expect, it } from 'vitest';
import { checkSpecification } from '../../../../src/node/testing/specification.ts';

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
