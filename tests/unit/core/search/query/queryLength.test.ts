import { expect, it } from 'vitest';
import { limitQuery, shortQuery } from '../../../../../src/core/search/query/queryLength.ts';

it('asks for 400 characters at most, and tells 60 of them: characters, not halves of them', () => {
  expect(limitQuery(`  ${'𠮷'.repeat(500)}`)).toBe('𠮷'.repeat(400));
  expect(limitQuery(' 部署 ')).toBe('部署');
  expect(shortQuery('𠮷'.repeat(61))).toBe(`${'𠮷'.repeat(60)}…`);
  expect(shortQuery('𠮷'.repeat(60))).toBe('𠮷'.repeat(60));
});
