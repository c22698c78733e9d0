// The reference pages of the guide say what the schemas say. `npx vitest run tests/unit/guide -u` writes them anew.
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { schemaMessages as en } from '../../../src/core/i18n/en/manifestMessages.ts';
import { schemaMessages as zh } from '../../../src/core/i18n/zh-Hans/manifestMessages.ts';
import { checkFrontMatter } from '../../../src/core/site/manifest/frontMatter.ts';
import { componentsPage } from '../../support/componentReference.ts';
import { blocksPage } from '../../support/dialectReference.ts';
import {
  FRONT_MATTER_EXAMPLES,
  frontMatterFields,
  frontMatterPage,
  listManifestKeys,
  manifestPage,
} from '../../support/guideReference.ts';

const page = (folder: string, name: string) =>
  fileURLToPath(new URL(`../../../guide/${folder}docs/reference/${name}.md`, import.meta.url));

describe.each([
  ['en', ''],
  ['zh', 'zh/'],
] as const)('the reference in %s', (language, folder) => {
  it('describes every key of the manifest', () => {
    const rows = listManifestKeys(language);
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.filter(({ schema }) => !schema.description).map(({ path }) => path)).toEqual([]);
  });

  it('describes every field of front matter, and no other', () => {
    expect(Object.keys({ en, zh }[language].frontMatter).sort()).toEqual(frontMatterFields().sort());
  });

  it('is up to date', async () => {
    await expect(manifestPage(language)).toMatchFileSnapshot(page(folder, 'manifest'));
    await expect(frontMatterPage(language)).toMatchFileSnapshot(page(folder, 'front-matter'));
    await expect(componentsPage(language)).toMatchFileSnapshot(page(folder, 'components'));
    await expect(blocksPage(language)).toMatchFileSnapshot(page(folder, 'blocks'));
  });
});

describe('the examples of front matter', () => {
  it.each(frontMatterFields())('%s is valid', async (field) => {
    const { parse } = await import('yaml');
    expect(checkFrontMatter(parse(FRONT_MATTER_EXAMPLES[field] ?? '')).issues).toEqual([]);
  });
});
