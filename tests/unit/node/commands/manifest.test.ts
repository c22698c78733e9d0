import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { makeSite, writeFiles } from '../temporarySite.ts';

const root = join(import.meta.dirname, '../../../..');

/** Runs the command over a site folder. */
async function run(siteDir: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const command = ['--import', 'tsx', 'src/node/commands/manifest.ts', ...args];
  const options = { cwd: root, env: { ...process.env, SITE_DIR: siteDir } };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command, options);
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    // What execFile rejects with.
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

describe('npm run manifest', () => {
  it('writes the manifest, keeps it up to date, and tells when it is not', { timeout: 120_000 }, async () => {
    const siteDir = await makeSite({ 'docs/v1/a.md': '# 甲\n\n正文' });
    const before = await run(siteDir, '--check');
    expect(before.code).toBe(1);
    expect(before.output).toContain('v1 缺少 a（docs/v1/a.md）');
    expect((await run(siteDir)).code).toBe(0);
    expect((await run(siteDir, '--check')).code).toBe(0);
    await writeFiles(siteDir, { 'docs/v1/a.md': '# 乙\n\n正文' });
    const text = await readFile(join(siteDir, 'manifest.json'), 'utf8');
    const after = await run(siteDir, '--check');
    expect(after.code).toBe(1);
    expect(after.output).toContain('v1 的 a 已变（hash、title）');
    expect(await readFile(join(siteDir, 'manifest.json'), 'utf8')).toBe(text);
  });

  it('tells where a manifest is wrong, without a stack', { timeout: 120_000 }, async () => {
    const { code, output } = await run(await makeSite({ 'manifest.json': '{\n  "site": ' }));
    expect(code).toBe(1);
    expect(output).toContain('第 2 行第 11 列');
    expect(output).not.toContain('    at ');
  });
});
