// Pages of a language other than the site's default one: their manifest, URLs and folders are those of the language.
import { expect, it } from 'vitest';
import { openSiteFiles } from '../../../../src/node/refactor/openSiteFiles.ts';
import { planNew } from '../../../../src/writer/refactor/planNew.ts';
import { planMove } from '../../../../src/writer/refactor/planRelocation.ts';
import { planVersion } from '../../../../src/writer/refactor/planVersion.ts';
import { planned, textsOf } from '../../../support/plans.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const manifest = {
  site: { title: '站点', defaultLocale: 'zh-Hans' },
  locales: [
    { locale: 'zh-Hans', label: '简体中文' },
    { locale: 'en', label: 'English', path: '/en/' },
  ],
  versions: [{ name: 'v8', label: 'v8', isLast: true, path: '/docs', dir: 'docs/v8' }],
};

const english = { site: { navbar: { items: [{ label: 'Set up', href: '/docs/setup#start' }] } } };

const createSite = () =>
  tempFolder({
    'manifest.json': JSON.stringify(manifest, null, 2),
    'docs/v8/index.md': '# 首页\n\n[安装](setup.md)\n',
    'docs/v8/setup.md': '# 安装\n',
    'en/manifest.json': JSON.stringify(english, null, 2),
    'en/docs/v8/index.md': '# Home\n\n[Set up](setup.md#start) and [again](/en/docs/setup)\n',
    'en/docs/v8/setup.md': '# Set up\n\n## Start\n',
    'en/pages/about.md': '# About\n\n[Set up](/en/docs/setup)\n',
  });

it.each(['en/docs/v8/setup.md', 'en/docs/setup'])(
  'a page of a language named %s is moved in it',
  async (named) => {
    const site = await openSiteFiles(await createSite(), named);
    const plan = planned(await planMove(site, 'en/docs/v8/setup.md', 'en/docs/v8/ops/install.md'));
    const texts = textsOf(plan);
    expect(texts.get('en/docs/v8/index.md')).toBe(
      '# Home\n\n[Set up](ops/install.md#start) and [again](/en/docs/ops/install)\n',
    );
    expect(texts.get('en/pages/about.md')).toBe('# About\n\n[Set up](/en/docs/ops/install)\n');
    expect(JSON.parse(texts.get('en/manifest.json') ?? '')).toEqual({
      site: { navbar: { items: [{ label: 'Set up', href: '/en/docs/ops/install#start' }] } },
      redirects: { '/en/docs/setup': '/en/docs/ops/install' },
    });
    expect([...texts.keys()].filter((file) => !file.startsWith('en/'))).toEqual([]);
    expect(plan.notes.join()).toContain('docs/v8/setup.md');
  },
);

it('a page of the default language names its translations, which stay', async () => {
  const site = await openSiteFiles(await createSite(), 'docs/v8/setup.md');
  const plan = planned(await planMove(site, 'docs/v8/setup.md', 'docs/v8/install.md'));
  expect(textsOf(plan).get('docs/v8/index.md')).toBe('# 首页\n\n[安装](install.md)\n');
  expect(plan.notes).toEqual(['这页的译文没有动；要保持对应，请同样修改：en/docs/v8/setup.md']);
});

it.each([
  ['en/docs/v8/new.md', 'en/docs/v8/new.md'],
  ['en/pages/team.md', 'en/pages/team.md'],
])('a new page %s is in a folder of its language', async (file, opens) => {
  const site = await openSiteFiles(await createSite(), file);
  expect(planned(await planNew(site, { file, title: 'New', template: 'task' })).opens).toBe(opens);
  expect(await planNew(site, { file: 'pages/x.md', title: 'New', template: 'task' })).toHaveProperty(
    'refused',
  );
});

it('a new version has the pages of all languages', async () => {
  const site = await openSiteFiles(await createSite());
  const { copies } = planned(await planVersion(site, 'v9'));
  expect(copies?.map(({ from, to }) => `${from} → ${to}`)).toEqual([
    'docs/v8/index.md → docs/v9/index.md',
    'docs/v8/setup.md → docs/v9/setup.md',
    'en/docs/v8/index.md → en/docs/v9/index.md',
    'en/docs/v8/setup.md → en/docs/v9/setup.md',
  ]);
});
