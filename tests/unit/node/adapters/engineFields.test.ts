import { expect, it } from 'vitest';
import { engineFieldMessages as en } from '../../../../src/core/i18n/en/engineFieldMessages.ts';
import { engineFieldMessages as zh } from '../../../../src/core/i18n/zh-Hans/engineFieldMessages.ts';
import { adapters } from '../../../../src/node/adapters/adapters.ts';
import { describeFields, isEngineField } from '../../../../src/node/adapters/engineFields.ts';
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

it('each field of an engine has a meaning in both languages, and each meaning is that of a field', () => {
  const theirs = adapters.flatMap(({ engine }) =>
    describeFields(engine).filter(({ isForeign }) => isForeign),
  );
  expect(theirs.filter(({ meaning }) => meaning === '')).toEqual([]);
  const names = new Set(theirs.map(({ name }) => name));
  expect(Object.keys(zh.fields).filter((name) => !names.has(name))).toEqual([]);
  expect(Object.keys(en.fields)).toEqual(Object.keys(zh.fields));
});

it('a field with a counterpart here names it; a field of both has our meaning', () => {
  const find = (name: string) => describeFields('Nextra').find((field) => field.name === name);
  expect(find('sidebarTitle')?.meaning).toBe('侧边栏里的名称；在这里同 sidebar_label');
  expect(find('image')).toEqual({ name: 'image', meaning: expect.stringMatching(/^分享/), isForeign: true });
  expect(describeFields(undefined).some(({ isForeign }) => isForeign)).toBe(false);
});
