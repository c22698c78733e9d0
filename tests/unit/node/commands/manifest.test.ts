import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runCommandHere, startCommand } from '../../../support/runCommand.ts';
import { makeSite, writeFiles } from '../temporarySite.ts';

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

  it('tells where a manifest is wrong, without a stack', async () => {
    const { code, stderr } = await run(await makeSite({ 'manifest.json': '{\n  "site": ' }));
    expect(code).toBe(1);
    expect(stderr).toContain('第 2 行第 11 列');
    expect(stderr).not.toContain('    at ');
  });
});
