import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { makeSite } from '../temporarySite.ts';

const root = join(import.meta.dirname, '../../../..');

/** Runs the command over a site folder; gives the exit code and the lines that it printed. */
async function run(siteDir: string, ...args: string[]): Promise<{ code: number; lines: string[] }> {
  const command = ['--import', 'tsx', 'src/node/commands/check.ts', ...args];
  const options = { cwd: root, env: { ...process.env, SITE_DIR: siteDir } };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, command, options);
    return { code: 0, lines: stdout.split('\n') };
  } catch (error) {
    // What execFile rejects with.
    const { code, stdout } = error as { code: number; stdout: string };
    return { code, lines: stdout.split('\n') };
  }
}

describe('npm run check', () => {
  it('prints findings, and fails only when it is strict', { timeout: 120_000 }, async () => {
    const siteDir = await makeSite({ 'docs/b.md': '正文\n\n[断](none.md)', 'docs/a.md': '[断](#none)' });
    const { code, lines } = await run(siteDir);
    expect(code).toBe(0);
    // A slow machine also says how far it is.
    const findings = lines.filter((line) => line.startsWith('docs/'));
    expect(findings.map((line) => line.split(' ').slice(0, 2).join(' '))).toEqual([
      'docs/a.md:1 broken-anchor',
      'docs/b.md:3 broken-link',
    ]);
    expect((await run(siteDir, '--strict')).code).toBe(1);
  });

  it('passes a sound site when it is strict', { timeout: 120_000 }, async () => {
    expect((await run(await makeSite({ 'docs/a.md': '# 甲\n\n正文' }), '--strict')).code).toBe(0);
  });
});
