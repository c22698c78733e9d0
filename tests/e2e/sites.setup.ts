// Builds what the tests of the kit, of another team's site and of a hostile one read.
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import {
  ARABIC,
  BRANDED,
  BROWSER,
  ENGLISH,
  FOREIGN,
  HOSTILE,
  KIT,
  LANGUAGES,
  LANGUAGES_KIT,
} from '../support/builtSites.ts';
import { buildHostileSite, HOSTILE_MARKDOWN } from '../support/hostileSite.ts';
import { installPackage } from '../support/installedPackage.ts';
import { findPort } from '../support/nginx.ts';
import { startCommand } from '../support/runCommand.ts';
import { writeFiles } from '../support/writeFiles.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

// Whole builds: no measure, only an end for what hangs.
test.setTimeout(300_000);

test('the kit is built', async () => {
  const { buildKit } = await import('../../src/node/kit/buildKit.ts');
  const { pages } = await buildKit({ siteDir: fromRoot('public'), outDir: KIT });
  expect(pages).toBeGreaterThan(45);
});

test('a kit in three languages is built', async () => {
  const bundle = startCommand('bundle');
  const siteDir = fromRoot('tests/fixtures/languages');
  const { code, stdout } = await bundle(siteDir, [], { OUT_DIR: LANGUAGES_KIT });
  expect(code, stdout).toBe(0);
  expect(stdout).toMatch(/61 个文档/);
});

test('the foreign site is built', async () => {
  const { buildSmallSite } = await import('../support/smallSites.ts');
  const siteDir = fromRoot('tests/fixtures/foreign');
  const { counts } = await buildSmallSite({ siteDir, outDir: FOREIGN, basePath: '/' });
  expect(counts.addresses).toBeGreaterThanOrEqual(25);
});

test('an English site is built by the package alone, and told of in English', async () => {
  // The whole engine is compiled in both languages.
  test.setTimeout(900_000);
  const { folder, unpackedSize, run, start } = await installPackage(fromRoot('tests/fixtures/english'));
  expect(unpackedSize).toBeLessThanOrEqual(16_000_000);
  const { stdout } = await run('build', 'docs', '--out', ENGLISH);
  expect(stdout).toMatch(/^Built \d+ URLs/m);
  expect(stdout).not.toMatch(/\p{Script=Han}/u);
  // Another language of the messages changes no byte of the site.
  const again = await run('build', '--out', ENGLISH, '--lang', 'zh');
  expect(again.stdout).toMatch(/^构建完成：.*新增或改动 0 个文件，删除 0 个/m);
  expect((await run('check')).stdout).toMatch(/no findings/);
  expect((await run('bundle', '--out', 'kit')).stdout).toMatch(/offline kit: \d+ pages/);
  expect((await run('build', '--help')).stdout).toMatch(/^npx mojian build \[/);
  // Pages of another language are written by another part of the package.
  await cp(fromRoot('tests/fixtures/languages'), join(folder, 'languages'), { recursive: true });
  expect((await run('build', 'languages', '--out', 'languages-dist')).stdout).toMatch(
    /内容检查：没有发现问题/,
  );
  const port = await findPort();
  const stop = start('start', '--port', String(port));
  try {
    const read = async (path: string) => (await fetch(`http://localhost:${port}/${path}`)).text();
    await expect.poll(() => read('docs/').catch(() => ''), { timeout: 60_000 }).toContain('<title>');
    await writeFile(join(folder, 'docs/docs/v2/written.md'), '# Written while it runs\n');
    await expect.poll(() => read('manifest.json'), { timeout: 60_000 }).toContain('Written while it runs');
  } finally {
    stop();
  }
  // A repository of another engine, whose configuration is code, from its root.
  await writeFiles(folder, {
    'repository/website/.vitepress/config.ts':
      "export default { title: 'Lynx', themeConfig: { sidebar: [{ text: 'B', link: '/b' }, { text: 'A', link: '/a' }] } };",
    'repository/website/a.md': '# A\n\nA page.\n',
    'repository/website/b.md': '# B\n\nA page.\n',
  });
  expect((await run('build', 'repository', '--out', 'lynx', '--lang', 'en')).stdout).toMatch(
    /as a site of VitePress: 2 Markdown files/,
  );
  const { versions } = JSON.parse(await readFile(join(folder, 'lynx/manifest.json'), 'utf8'));
  expect(versions[0].sidebars).toEqual({
    defaultSidebar: [
      { type: 'doc', id: 'b' },
      { type: 'doc', id: 'a' },
    ],
  });
  await rm(folder, { recursive: true, force: true });
});

test('a site in three languages is built', async () => {
  const build = startCommand('build');
  const { code, stdout } = await build(fromRoot('tests/fixtures/languages'), [], { OUT_DIR: LANGUAGES });
  expect(code, stdout).toBe(0);
});

test('a site with a face of its own is built', async () => {
  const build = startCommand('build');
  const { code, stdout } = await build(fromRoot('tests/fixtures/branded'), [], { OUT_DIR: BRANDED });
  expect(code, stdout).toBe(0);
  expect(stdout).toContain('no findings');
});

test('an Arabic site is built', async () => {
  const build = startCommand('build');
  const { code, stdout } = await build(fromRoot('tests/fixtures/arabic'), [], { OUT_DIR: ARABIC });
  expect(code, stdout).toBe(0);
});

test('the files of an archive for sites without Node are written', async () => {
  const { writeBrowserFiles } = await import('../../src/node/package/browserArchive.ts');
  await rm(BROWSER, { recursive: true, force: true });
  await mkdir(BROWSER, { recursive: true });
  await writeBrowserFiles(BROWSER);
});

test('the hostile site is built', async () => {
  await rm(HOSTILE, { recursive: true, force: true });
  const { counts } = await buildHostileSite(HOSTILE);
  expect(counts.addresses).toBeGreaterThan(HOSTILE_MARKDOWN.length);
});
