import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Manifest } from '../../../../src/core/site/manifest/manifest.ts';
import { resolveLink } from '../../../../src/core/site/urls/resolveLink.ts';
import { locateSite } from '../../../../src/node/adapters/locateSite.ts';
import { readConversion, writeConversion } from '../../../../src/node/convert/convertSite.ts';
import { listFolder } from '../../../../src/node/lib/listFiles.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { listSiteLocales } from '../../../../src/node/manifest/readLocale.ts';
import { readPageMetadata } from '../../../../src/node/pageIndex/pageMetadata.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

async function convert(files: Record<string, string | Buffer>) {
  const { siteDir } = await locateSite(await tempFolder(files));
  const outDir = await tempFolder();
  const writes = (await readConversion(siteDir)) ?? [];
  expect(writes).not.toEqual([]);
  const { written } = await writeConversion(siteDir, outDir, writes, false);
  return { siteDir, outDir, writes, written };
}

/** All that readers see of a site's structure, in each language, and where links lead. */
async function readStructure(siteDir: string) {
  const { manifest } = await buildManifest(siteDir, { lastUpdates: false, drafts: true });
  const locales = await listSiteLocales(siteDir, manifest);
  const others = locales.map(
    async (locale) => (await buildManifest(siteDir, { lastUpdates: false, drafts: true, locale })).manifest,
  );
  const listed = [manifest, ...(await Promise.all(others))];
  return Promise.all(listed.map((each) => listTargets(siteDir, each)));
}

async function listTargets(siteDir: string, { $schema: _, ...manifest }: Manifest) {
  const versions = manifest.versions.map(async (version) => {
    const docs = version.docs.map(async ({ hash, attachments, ...doc }) => {
      const { addresses } = await readPageMetadata(join(siteDir, doc.file));
      const links = addresses.map(({ href }) => resolveLink(manifest, { file: doc.file, version }, href));
      return { ...doc, links };
    });
    return { ...version, docs: await Promise.all(docs) };
  });
  return { ...manifest, versions: await Promise.all(versions) };
}

async function readBytes(folder: string) {
  const files = listFolder(folder).sort();
  return Promise.all(files.map(async (file) => [file, (await readFile(join(folder, file))).toString('hex')]));
}

const SITES: Record<string, Record<string, string | Buffer>> = {
  VitePress: {
    'docs/.vitepress/config.ts': `export default {
      title: 'T', base: '/x/', lang: 'en-US', rewrites: { 'guide/old.md': 'guide/new.md' },
      locales: { root: { label: 'English', lang: 'en-US' }, zh: { label: '中文', lang: 'zh-CN', title: '题',
        themeConfig: { nav: [{ text: '指南', link: '/zh/guide/a' }], sidebar: { '/zh/guide/': [{ text: '甲', link: '/zh/guide/a' }] } } } },
      themeConfig: { nav: [{ text: 'Guide', link: '/guide/b' }], sidebar: { '/guide/': [{ text: 'G', items: [{ text: 'B', link: '/guide/b' }, { text: 'A', link: '/guide/a' }] }] } },
    }`,
    'docs/index.md': '---\nlayout: home\nhero: { name: T, tagline: Words }\n---\n',
    'docs/guide/a.md': '# A\n\n![](/logo.png) ![](./a.png) <<< @/code/a.ts\n',
    'docs/guide/b.md': '---\nsidebar:\n  label: Bee\n---\n# B\r\n\n[A](a)\n',
    'docs/guide/old.md': '# New\n',
    'docs/zh/guide/a.md': '# 甲\n',
    'docs/zh/index.md': '# 首页\n',
    'docs/code/a.ts': 'let a;\n',
    'docs/guide/a.png': Buffer.from([1, 0, 255]),
    'docs/public/logo.png': Buffer.from([2]),
  },
  Docusaurus: {
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://a.b', i18n: { defaultLocale: 'en', locales: ['en', 'zh'] },
      presets: [['classic', {}]], plugins: [['@docusaurus/plugin-client-redirects', { redirects: [{ from: '/old', to: '/docs/Guide' }] }]] };`,
    'sidebars.js': `module.exports = { main: [{ type: 'category', label: 'C', items: ['configuration', 'sub/deep'] }, 'Guide'] };`,
    'docs/Guide.md':
      '# Guide\n\n[options](configuration#x) [old](/old "t") [lost](nowhere) [up](sub/deep) [a]\n\n[a]: <configuration>\n',
    'docs/Configuration.md': '---\nid: configuration\n---\n# Options\n',
    'docs/sub/01-deep.md': '---\nweight: 2\n---\n# Deep\n\n[options](../configuration)\n',
    'docs/sub/_category_.json': '{ "label": "Sub" }',
    'versions.json': '["1"]',
    'versioned_docs/version-1/Guide.md': '# Guide 1\n',
    'versioned_sidebars/version-1-sidebars.json': '{ "main": ["Guide"] }',
    'i18n/zh/docusaurus-plugin-content-docs/version-1/Guide.md': '# 指南\n',
    'i18n/zh/docusaurus-plugin-content-docs/current/Guide.md': '# 新指南\n',
    'static/img/a.png': Buffer.from([1]),
  },
  MkDocs: {
    'mkdocs.yml':
      'site_name: T\nnav:\n  - Home: index.md\n  - Use:\n      - use/b.md\n      - Other: use/a.md\n',
    'docs/index.md': '# Home\n\n[b](use/b.md)\n',
    'docs/use/a.md': '# A\n',
    'docs/use/b.md': '# B\n\n![](../img/x.png)\n',
    'docs/img/x.png': Buffer.from([3]),
    'README.md': '# Repository\n',
  },
};

it.each(Object.entries(SITES))(
  '%s has the same pages, sidebars and titles after its conversion',
  async (_, files) => {
    const { siteDir, outDir } = await convert(files);
    expect(await readStructure(outDir)).toEqual(await readStructure(siteDir));
  },
);

it.each(Object.entries(SITES))('a second conversion of %s changes nothing', async (_, files) => {
  const { siteDir, outDir } = await convert(files);
  const before = await readBytes(outDir);
  const again = await writeConversion(siteDir, outDir, (await readConversion(siteDir)) ?? [], false);
  expect(again).toEqual({ written: [], conflicts: [] });
  expect(await readBytes(outDir)).toEqual(before);
  expect((await locateSite(outDir)).foreign).toBeUndefined();
  expect(await readConversion(outDir)).toBeUndefined();
});

it('edits only fields and links that this engine does not have', async () => {
  const { outDir } = await convert(SITES.Docusaurus ?? {});
  expect(await readFile(join(outDir, 'docs/Guide.md'), 'utf8')).toBe(
    '# Guide\n\n[options](Configuration.md#x) [old](../versioned_docs/version-1/Guide.md "t") [lost](nowhere) [up](sub/01-deep.md) [a]\n\n[a]: <Configuration.md>\n',
  );
  expect(await readFile(join(outDir, 'docs/sub/01-deep.md'), 'utf8')).toBe(
    '---\nsidebar_position: 2\n---\n# Deep\n\n[options](../Configuration.md)\n',
  );
  expect(existsSync(join(outDir, 'docusaurus.config.js'))).toBe(false);
});

it('copies what pages use, and the public files to where they keep their URLs', async () => {
  const { outDir, written } = await convert({
    'docs/a.md': '# A\n',
    'website/docusaurus.config.js':
      "module.exports = { presets: [['classic', { docs: { path: '../docs' } }]], staticDirectories: ['assets'] };",
    'website/assets/img/a.png': Buffer.from([1]),
  });
  expect(written.map(({ to }) => to)).toEqual([
    'docs/a.md',
    'manifest.json',
    'manifest.schema.json',
    'public/img/a.png',
  ]);
  expect(await readFile(join(outDir, 'public/img/a.png'))).toEqual(Buffer.from([1]));
});

it('replaces no file that has other contents', async () => {
  const { siteDir } = await locateSite(await tempFolder(SITES.MkDocs));
  const outDir = await tempFolder({ 'docs/use/a.md': 'mine' });
  const writes = (await readConversion(siteDir)) ?? [];
  expect(await writeConversion(siteDir, outDir, writes, false)).toEqual({
    written: [],
    conflicts: ['docs/use/a.md'],
  });
  expect(listFolder(outDir)).toEqual(['docs/use/a.md']);
  expect((await writeConversion(siteDir, outDir, writes, true)).conflicts).toEqual([]);
  expect(await readFile(join(outDir, 'docs/use/a.md'), 'utf8')).toBe('# A\n');
});
