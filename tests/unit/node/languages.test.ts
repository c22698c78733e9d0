import { describe, expect, it } from 'vitest';
import {
  findSiteLanguage,
  findTerminalLanguage,
  matchLanguage,
  takeLanguage,
} from '../../../src/node/lib/languages.mjs';
import { tempFolder } from '../../support/tempFolder.ts';

describe('matchLanguage', () => {
  it.each([
    ['zh-Hans', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['zh_TW.UTF-8', 'zh-Hans'],
    ['en', 'en'],
    ['en-GB', 'en'],
    ['en_US.UTF-8', 'en'],
    ['EN_US@euro', 'en'],
    ['enx', undefined],
    ['fr', undefined],
    ['C.UTF-8', undefined],
    ['', undefined],
  ])('%j is %s', (locale, language) => {
    expect(matchLanguage(locale)).toBe(language);
  });
});

describe('findTerminalLanguage', () => {
  it.each([
    [{ LANG: 'zh_CN.UTF-8' }, 'zh-Hans'],
    [{ LANG: 'zh_CN.UTF-8', LC_MESSAGES: 'en_US.UTF-8' }, 'en'],
    [{ LANG: 'en_US', LC_MESSAGES: 'en_US', LC_ALL: 'zh_CN' }, 'zh-Hans'],
    [{ LANG: 'zh_CN', LC_MESSAGES: '', LC_ALL: '' }, 'zh-Hans'],
    [{ LANG: 'C' }, 'en'],
    [{ LANG: 'fr_FR.UTF-8' }, 'en'],
  ])('of %j is %s', (env, language) => {
    expect(findTerminalLanguage(env)).toBe(language);
  });
});

describe('findSiteLanguage', () => {
  const languageOf = async (manifest: string) =>
    findSiteLanguage(await tempFolder({ 'manifest.json': manifest }));

  it('is that of its locale, and Chinese where it names none', async () => {
    expect(await languageOf('{ "site": { "defaultLocale": "en-GB" } }')).toBe('en');
    expect(await languageOf('\uFEFF{ "site": { "defaultLocale": "en" } }')).toBe('en');
    expect(await languageOf('{ "site": {} }')).toBe('zh-Hans');
    expect(findSiteLanguage(await tempFolder({}))).toBe('zh-Hans');
  });

  it('is that of a manifest with a syntax error, too', async () => {
    expect(await languageOf('{ "site": { "defaultLocale": "en", } }')).toBe('en');
  });

  it('is English for a language without tables, and unknown without a folder', async () => {
    expect(await languageOf('{ "site": { "defaultLocale": "fr" } }')).toBe('en');
    expect(findSiteLanguage('/no/such/folder')).toBeUndefined();
  });
});

describe('takeLanguage', () => {
  it.each([
    [['check', '--strict'], undefined, ['check', '--strict']],
    [['check', '--lang', 'en', '--strict'], 'en', ['check', '--strict']],
    [['--lang=en', 'check'], 'en', ['check']],
    [['check', '--lang'], '', ['check']],
    [['check', '--lang='], '', ['check']],
    [['page', 'title', '--', '--lang', 'en'], undefined, ['page', 'title', '--', '--lang', 'en']],
    [['check', '--language'], undefined, ['check', '--language']],
  ])('of %j', (args, asked, rest) => {
    expect(takeLanguage(args)).toEqual({ asked, rest });
  });
});
