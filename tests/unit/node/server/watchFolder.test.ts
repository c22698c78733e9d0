import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchFolder } from '../../../../src/node/server/watchFolder.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

describe('watchFolder', () => {
  it('tells what was edited, added, renamed and removed, several changes at once', async () => {
    const folder = await tempFolder({ 'a.md': 'a', 'sub/b.md': 'b' });
    const changes: string[][] = [];
    const close = await watchFolder(folder, async (files) => void changes.push([...files].sort()));
    onTestFinished(close);

    await writeFile(join(folder, 'a.md'), 'A');
    await writeFile(join(folder, '新.md'), 'new');
    await vi.waitFor(() => expect(changes).toEqual([['a.md', '新.md']]));
    await rename(join(folder, 'sub/b.md'), join(folder, 'sub/c.md'));
    await vi.waitFor(() => expect(changes.slice(1).flat().sort()).toEqual(['sub/b.md', 'sub/c.md']));
    await rm(join(folder, 'a.md'));
    await vi.waitFor(() => expect(changes.at(-1)).toEqual(['a.md']));
  });

  it('is blind to hidden files', async () => {
    const folder = await tempFolder({ 'a.md': 'a' });
    const changes: string[] = [];
    const close = await watchFolder(folder, async (files) => void changes.push(...files));
    onTestFinished(close);
    await mkdir(join(folder, '.git'));
    await writeFile(join(folder, '.git/HEAD'), 'x');
    await writeFile(join(folder, '.a.md.swp'), 'x');
    await writeFile(join(folder, 'a.md'), 'A');
    await vi.waitFor(() => expect(changes).toEqual(['a.md']));
  });

  it('keeps what changes during the work for afterwards', async () => {
    const folder = await tempFolder();
    const calls: string[][] = [];
    const close = await watchFolder(folder, async (files) => {
      calls.push([...files]);
      if (calls.length > 1) return;
      await writeFile(join(folder, 'second.md'), '2');
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    onTestFinished(close);
    await writeFile(join(folder, 'first.md'), '1');
    await vi.waitFor(() => expect(calls).toEqual([['first.md'], ['second.md']]));
  });
});
