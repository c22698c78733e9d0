import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { readForeignSite } from '../../../../src/node/adapters/findProjects.ts';
import { describeForeignSite } from '../../../../src/node/adapters/locateSite.ts';
import { trustConfiguration } from '../../../../src/node/adapters/trusted/runTrusted.ts';
import { makeSite } from '../temporarySite.ts';

function trust() {
  trustConfiguration(true);
  onTestFinished(() => {
    delete process.env.TRUST_CONFIGURATION;
  });
}

const navigation = async (siteDir: string) => (await readForeignSite(siteDir))?.versions[0]?.navigation;

const WRITES = `import { readdirSync, writeFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'
writeFileSync(new URL('./written', import.meta.url), 'x')
export default defineConfig(async () => ({
  srcDir: new URL('..', import.meta.url).pathname,
  themeConfig: {
    editLink: { pattern: () => '' },
    sidebar: readdirSync(new URL('..', import.meta.url)).filter((name) => name.endsWith('.md')).map((name) => ({ text: name, link: name })),
  },
}))`;

it('runs nothing of a site without --trust, and tells of it', async () => {
  const siteDir = await makeSite({ '.vitepress/config.mjs': WRITES, 'a.md': '# A' });
  const site = await readForeignSite(siteDir);
  expect(existsSync(join(siteDir, '.vitepress/written'))).toBe(false);
  expect(site?.unread).not.toEqual([]);
  expect(site && describeForeignSite(siteDir, site).join('\n')).toContain('--trust');
});

it('runs a configuration with --trust, and reads what it gives', async () => {
  const siteDir = await makeSite({ '.vitepress/config.mjs': WRITES, 'a.md': '# A', 'b.md': '# B' });
  trust();
  expect(await navigation(siteDir)).toEqual({
    defaultSidebar: [
      { label: 'a.md', page: 'a.md' },
      { label: 'b.md', page: 'b.md' },
    ],
  });
  expect(existsSync(join(siteDir, '.vitepress/written'))).toBe(true);
});

it('records the options of functions of engines, which need not be installed', async () => {
  const siteDir = await makeSite({
    'package.json': '{"type": "module"}',
    'astro.config.mjs': `import { defineConfig } from 'astro/config'
      import starlight from '@astrojs/starlight'
      import { missing } from 'not-installed'
      import { items } from './sidebar'
      import { data } from './data.json' with { type: 'json' }
      import { version } from '@astrojs/starlight/package.json' with { type: 'json' }
      import * as all from 'not-installed-either'
      const folder = __dirname + version + all.load()
      export default defineConfig({ integrations: [missing(), starlight({ title: 'T' + process.pid * 0, sidebar: items() })] })`,
    'data.json': '{ "data": 1, "default": 2 }',
    'sidebar.ts': `export const items = (): object[] => Array.from({ length: 2 }, (_, at) => ({ label: 'L' + at, slug: 'p' + at }))`,
    'src/content/docs/p0.md': '---\ntitle: P\n---\n',
  });
  trust();
  expect(await readForeignSite(siteDir)).toMatchObject({ site: { title: 'T0' }, unread: [] });
  expect(await navigation(siteDir)).toEqual({
    defaultSidebar: [
      { label: 'L0', page: 'p0' },
      { label: 'L1', page: 'p1' },
    ],
  });
});

it('runs CommonJS with what the repository has installed', async () => {
  const siteDir = await makeSite({
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://a.b', presets: [['classic', { docs: { sidebarPath: require.resolve('./sidebars.js') } }]] }`,
    'sidebars.js': `const { names } = require('own'); module.exports = { docs: names(__dirname) }`,
    'node_modules/own/index.js': `exports.names = (folder) => require('fs').readdirSync(folder + '/docs').map((name) => name.slice(0, -3))`,
    'docs/a.md': '# A',
    'docs/b.md': '# B',
  });
  trust();
  expect(await navigation(siteDir)).toEqual({ docs: [{ page: 'a' }, { page: 'b' }] });
});

it.each([
  ['throw new Error("no key")', 'no key'],
  ['process.exit(3)', '3'],
  ['syntax error', 'Unexpected'],
])('%s: the file and the reason are named', async (code, reason) => {
  const siteDir = await makeSite({
    '.vitepress/config.js': `${code}\nexport default { themeConfig: { sidebar: make() } }`,
    'a.md': '# A',
  });
  trust();
  const { unread = [] } = (await readForeignSite(siteDir)) ?? {};
  expect(
    unread.filter(
      ({ file, what }) =>
        file === '.vitepress/config.js' && what.includes(`运行失败`) && what.includes(reason),
    ),
  ).toHaveLength(1);
});
