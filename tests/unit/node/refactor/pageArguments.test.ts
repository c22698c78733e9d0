import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findPageFile, toSitePath, withEnding } from '../../../../src/node/refactor/pageArguments.ts';
import { sampleManifest } from '../../../support/sampleManifest.ts';

const project = join('/', 'project');
const siteDir = join(project, 'public');

describe('toSitePath', () => {
  it.each([
    ['docs/v8/deploy.md', project],
    ['public/docs/v8/deploy.md', project],
    [join(siteDir, 'docs/v8/deploy.md'), project],
    ['deploy.md', join(siteDir, 'docs/v8')],
    ['./docs/v8/deploy.md', siteDir],
  ])('%s in %s is docs/v8/deploy.md', (written, cwd) => {
    expect(toSitePath({ siteDir, cwd }, written)).toBe('docs/v8/deploy.md');
  });
});

it.each([
  ['.', siteDir],
  ['./', project],
  ['.', project],
  ['public', project],
])('%s in %s is the site folder itself', (written, cwd) => {
  expect(toSitePath({ siteDir, cwd }, written)).toBe('');
});

describe('findPageFile', () => {
  it.each(['docs/v8/deploy.md', 'docs/v8/deploy', '/docs/deploy', '/docs/deploy.html', '/docs/next/deploy'])(
    '%s is the file of the page',
    (written) =>
      expect(findPageFile({ siteDir, cwd: project }, sampleManifest(), written)).toBe('docs/v8/deploy.md'),
  );

  it('finds the page of a folder, and leaves what is no page as it is', () => {
    expect(findPageFile({ siteDir, cwd: project }, sampleManifest(), 'docs/v8/osc/')).toBe(
      'docs/v8/osc/index.md',
    );
    expect(findPageFile({ siteDir, cwd: project }, sampleManifest(), 'docs/v8/none.md')).toBe(
      'docs/v8/none.md',
    );
  });
});

it('a name without an ending gets one', () => {
  expect([withEnding('a'), withEnding('a', 'b.mdx'), withEnding('a.MD'), withEnding('7.0')]).toEqual([
    'a.md',
    'a.mdx',
    'a.MD',
    '7.0.md',
  ]);
});
