import { expect, it } from 'vitest';
import { checkSpecification } from '../../../../src/node/testing/specification.ts';

const sections = [
  {
    number: 2,
    title: 'Screens',
    sentences: [
      { says: 'a', shownBy: ['a.spec.ts › one'] },
      { says: 'b', shownBy: ['a.spec.ts › one', 'a.spec.ts › two'] },
      { says: 'c', shownBy: [] },
    ],
  },
];

it('counts a sentence as shown when all its tests passed, and never without a test', () => {
  expect(checkSpecification(sections, new Set(['a.spec.ts › one']))).toEqual({
    passed: 1,
    failed: 2,
    open: [
      { section: 2, says: 'b', missing: ['a.spec.ts › two'] },
      { section: 2, says: 'c', missing: ['（没有测试）'] },
    ],
  });
});
