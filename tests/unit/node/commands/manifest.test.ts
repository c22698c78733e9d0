import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { manifestSchemaText } from '../../../../src/node/manifest/manifestJsonSchema.ts';
import { readSiteManifest } from '../../../../src/node/manifest/readSiteManifest.ts';
import { runCommandHere, startCommand } from '../../../support/runCommand.ts';
import { makeSite, writeFiles } from '../temporarySite.ts';

async function readLanguage(siteDir: string) {
  const { manifest } = await readSiteManifest(siteDir);
  const locale = manifest.locales.find(({ path }) => path !== '/');
  return buildManifest(siteDir, { lastUpdates: false, drafts: false, locale });
}

const run = (siteDir: string, ...args: string[]) => runCommandHere('manifest')(siteDir, args);

describe('npm run manifest', () => {
  it('writes the manifest, keeps it up to date, and tells when it is not', async () => {
    const siteDir = await makeSite({ 'docs/v1/a.md': '# 甲\n\n正文' });
    const before = await startCommand('manifest')(siteDir, ['--check']);
    expect(before.code).toBe(1);
    expect(before.stdout).toContain('v1 缺少 a（docs/v1/a.md）');
    expect((await run(siteDir)).code).toBe(0);
    expect((await run(siteDir, '--check')).code).toBe(0);
    await writeFiles(siteDir, { 'docs/v1/a.md': '# 乙\n\n正文' });
    const text = await readFile(join(siteDir, 'manifest.json'), 'utf8');
    const after = await run(siteDir, '--check');
    expect(after.code).toBe(1);
    expect(after.stdout).toContain('v1 的 a 已变（hash、title）');
    expect(await readFile(join(siteDir, 'manifest.json'), 'utf8')).toBe(text);
  });

  it('says what it adds, changes and removes, and gives a new manifest its schema', async () => {
    const siteDir = await makeSite({ 'docs/a.md': '# 甲\n\n正文', 'docs/b.md': '# 乙\n\n正文' });
    const first = await run(siteDir);
    expect(first.stdout).toContain('current 新增 a（docs/a.md）\n');
    expect(first.stdout).toContain('：新增 2 页；现有 current 2 页');
    const written: unknown = JSON.parse(await readFile(join(siteDir, 'manifest.json'), 'utf8'));
    expect(Object.entries(written ?? {})[0]).toEqual(['$schema', './manifest.schema.json']);
    expect(await readFile(join(siteDir, 'manifest.schema.json'), 'utf8')).toBe(manifestSchemaText());
    await writeFiles(siteDir, { 'docs/a.md': '# 丙\n\n正文', 'docs/c.md': '# 丁\n\n正文' });
    await rm(join(siteDir, 'docs/b.md'));
    const second = await run(siteDir);
    expect(second.stdout).toContain(
      'current 去掉 b\ncurrent 的 a 已更新（hash、title）\ncurrent 新增 c（docs/c.md）\n',
    );
    expect(second.stdout).toContain('：新增 1 页，更新 1 页，去掉 1 页；');
  });

  it('writes what another engine says of other languages, which is not read from then on', async () => {
    const sidebar = (label: string, home: string) =>
      `[{ text: '${label}', link: '${home}b' }, { text: 'A', link: '${home}a' }]`;
    const siteDir = await makeSite({
      '.vitepress/config.ts': `export default { locales: {
        root: { lang: 'en', themeConfig: { sidebar: ${sidebar('Second', '/')} } },
        zh: { lang: 'zh-CN', themeConfig: { sidebar: ${sidebar('第二', '/zh/')} } },
      } };`,
      'a.md': '# A',
      'b.md': '# B',
      'zh/a.md': '# 甲',
      'zh/b.md': '# 乙',
    });
    const { manifest: before } = await readLanguage(siteDir);
    expect((await run(siteDir)).stdout).toContain('已写好 zh/manifest.json');
    const { manifest: after } = await readLanguage(siteDir);
    expect(Object.values(after.versions[0]?.sidebars ?? {}).flat()).toMatchObject([{ label: '第二' }, {}]);
    expect(after.versions[0]?.sidebars).toEqual(before.versions[0]?.sidebars);
  });

  it('tells where a manifest is wrong, without a stack', async () => {
    const { code, stderr } = await run(await makeSite({ 'manifest.json': '{\n  "site": ' }));
    expect(code).toBe(1);
    expect(stderr).toContain('第 2 行第 11 列');
    expect(stderr).not.toContain('    at ');
  });
});
