import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openContentChecker } from '../../../../src/node/server/contentChecker.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

// A process is started: no measure, only an end for what hangs.
vi.setConfig({ testTimeout: 120_000 });

it('checks in a process of its own, and again after a manifest that cannot be read', async () => {
  const folder = await tempFolder({ 'docs/index.md': '# 首页\n\n[没有](没有.md)\n' });
  const { check, close } = openContentChecker(folder);
  onTestFinished(close);
  const rules = async () => (await check()).findings.map(({ file, line, rule }) => `${file}:${line} ${rule}`);
  expect(await rules()).toEqual(['docs/index.md:3 broken-link']);
  await writeFile(join(folder, 'manifest.json'), '{ "site": ');
  await expect(check()).rejects.toThrow('manifest.json');
  await writeFile(join(folder, 'manifest.json'), '{}');
  await writeFile(join(folder, 'docs/index.md'), '# 首页\n\n好。\n');
  expect(await rules()).toEqual([]);
});
