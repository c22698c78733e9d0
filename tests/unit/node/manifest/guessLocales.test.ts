import { describe, expect, it } from 'vitest';
import { guessLocales, localeOfFolder } from '../../../../src/node/manifest/guessLocales.ts';

const shown = (files: readonly string[], root: string) => {
  const guessed = guessLocales(files, root);
  return (
    guessed && {
      dir: guessed.dir,
      locales: guessed.locales.map(({ locale, path, dir }) => [locale, path, dir]),
    }
  );
};

describe('localeOfFolder', () => {
  it.each([
    ['zh-cn', 'zh-Hans'],
    ['zh_TW', 'zh-Hant'],
    ['pt-br', 'pt-BR'],
    ['ja', 'ja'],
    ['it', 'it'],
    ['ops', undefined],
    ['id', undefined],
  ])('%s: %s', (name, locale) => expect(localeOfFolder(name)).toBe(locale));
});

describe('guessLocales', () => {
  it('reads folders of languages beside each other, as in Starlight', () => {
    expect(shown(['src/content/docs/en/a.md', 'src/content/docs/zh-cn/a.md'], 'src/content/docs')).toEqual({
      dir: 'src/content/docs/zh-cn',
      locales: [
        ['zh-Hans', '/', undefined],
        ['en', '/en/', 'src/content/docs/en'],
      ],
    });
  });

  it('reads a folder beside the pages in another language, as in VitePress', () => {
    expect(shown(['guide/a.md', 'b.md', 'zh/guide/a.md', 'zh/b.md'], '.')).toEqual({
      dir: '.',
      locales: [
        ['en', '/', undefined],
        ['zh-Hans', '/zh/', 'zh'],
      ],
    });
  });

  it('reads the folders of Docusaurus', () => {
    const files = ['docs/a.md', 'i18n/fr/docusaurus-plugin-content-docs/current/a.md'];
    expect(shown(files, 'docs')).toEqual({
      dir: 'docs',
      locales: [
        ['zh-Hans', '/', undefined],
        ['fr', '/fr/', 'i18n/fr'],
      ],
    });
  });

  it.each([
    ['a folder with pages of its own', ['docs/a.md', 'docs/it/hardware.md', 'docs/it/network.md']],
    ['one language', ['docs/en/a.md', 'docs/en/b.md']],
    ['no folders', ['docs/a.md']],
  ])('takes a site for one in a single language: %s', (_, files) => {
    expect(shown(files, 'docs')).toBeUndefined();
  });
});
