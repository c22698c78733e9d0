import { expect, it } from 'vitest';
import { dialectsOfFile } from '../../../../../src/core/site/manifest/dialectsOfFile.ts';

const VERSIONS = [
  { dir: '.', dialect: 'vue' as const },
  { dir: 'docs/v8', dialect: ['mkdocs' as const, 'includes' as const] },
  { dir: 'docs/v7' },
];

it.each([
  ['docs/v8/a.md', ['mkdocs', 'includes']],
  ['docs/v8/a.mdx', ['mdx', 'includes', 'hugo']],
  ['docs/v7/a.md', undefined],
  ['docs/a.md', ['vue']],
])('%s has %j', (file, dialects) => {
  expect(dialectsOfFile(file, VERSIONS)).toEqual(dialects);
});

it('a file of a site that names none has those of its text', () => {
  expect(dialectsOfFile('docs/a.md')).toBeUndefined();
});
