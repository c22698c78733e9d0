import { expect, it } from 'vitest';
import { isEngineField } from '../../../../src/node/adapters/engineFields.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { makeSite } from '../temporarySite.ts';

it.each([
  ['MkDocs', 'template', true],
  ['MkDocs', 'search.boost', true],
  ['MkDocs', 'tempate', false],
  ['Mintlify', 'og:title', true],
  ['none', 'template', false],
])('%s knows %s: %s', (engine, field, isKnown) => {
  expect(isEngineField(engine, field)).toBe(isKnown);
});

it('the fields of its engine are no findings in a page, others are', async () => {
  const siteDir = await makeSite({
    'mkdocs.yml': 'site_name: T',
    'docs/a.md': '---\ntemplate: home.html\nsearch: { boost: 2 }\nmistyped: 1\n---\n# A',
  });
  const { findings } = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
  expect(findings.filter(({ rule }) => rule === 'front-matter').map(({ values }) => values?.field)).toEqual([
    'mistyped',
  ]);
});
