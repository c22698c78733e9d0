import { mkdir, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { watchFolder } from '../../../../src/node/devServer/watchFolder.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

/** The machine may be busy. */
const waitFor = (check: () => void) => vi.waitFor(check, { timeout: 20_000 });

describe('watchFolder', () => {
  it('reports edited, added, renamed and removed files, debounced', async () => {
    const folder = await tempFolder({ 'a.md': 'a', 'sub/b.md': 'b' });
    const changes: string[][] = [];
    const close = watchFolder(folder, async (files) => void changes.push([...files].sort()));
    onTestFinished(close);

    await writeFile(join(folder, 'a.md'), 'A');
    await writeFile(join(folder, '新.md'), 'new');
    await waitFor(() => expect(changes.flat()).toEqual(['a.md', '新.md']));
    await rename(join(folder, 'sub/b.md'), join(folder, 'sub/c.md'));
    await waitFor(() => expect(changes.flat().slice(2).sort()).toEqual(['sub/b.md', 'sub/c.md']));
    await rm(join(folder, 'a.md'));
    await waitFor(() => expect(changes.flat().slice(4)).toEqual(['a.md']));
  });

  it('ignores hidden files', async () => {
    const folder = await tempFolder({ 'a.md': 'a' });
    const changes: string[] = [];
    const close = watchFolder(folder, async (files) => void changes.push(...files));
    onTestFinished(close);
    await mkdir(join(folder, '.git'));
    await writeFile(join(folder, '.git/HEAD'), 'x');
    await writeFile(join(folder, '.a.md.swp'), 'x');
    await writeFile(join(folder, 'a.md'), 'A');
    await waitFor(() => expect(changes).toEqual(['a.md']));
  });

  it('reports the link when its target outside of the folder is saved, atomically too', async () => {
    vi.stubEnv('FOLLOW_LINKS', '1');
    onTestFinished(() => void vi.unstubAllEnvs());
    const elsewhere = await tempFolder({ 'guide.md': '1', 'other.md': '1', 'next.md': '1' });
    const folder = await tempFolder({ 'a.md': 'a' });
    await symlink(join(elsewhere, 'guide.md'), join(folder, 'linked.md'));
    const changes: string[] = [];
    const close = watchFolder(folder, async (files) => void changes.push(...files));
    onTestFinished(close);
    const expectChange = async (name: string) => {
      await waitFor(() => expect(new Set(changes)).toEqual(new Set([name])));
      changes.length = 0;
    };
    await writeFile(join(elsewhere, 'other.md'), '2');
    await writeFile(join(elsewhere, 'guide.md'), '2');
    await expectChange('linked.md');
    await writeFile(join(elsewhere, 'guide.md.tmp'), '3');
    await rename(join(elsewhere, 'guide.md.tmp'), join(elsewhere, 'guide.md'));
    await expectChange('linked.md');
    // A link that comes while the folder is watched, and one that goes.
    await symlink(join(elsewhere, 'next.md'), join(folder, 'new.md'));
    await expectChange('new.md');
    await writeFile(join(elsewhere, 'next.md'), '2');
    await expectChange('new.md');
    await rm(join(folder, 'linked.md'));
    await expectChange('linked.md');
    await writeFile(join(elsewhere, 'guide.md'), '4');
    await writeFile(join(folder, 'a.md'), 'A');
    await expectChange('a.md');
  });

  it('watches linked folders of the site, and nothing outside of it', async () => {
    const elsewhere = await tempFolder({ 'guide.md': '1', 'far/a.md': '1' });
    const folder = await tempFolder({ 'shared/b.md': '1', 'docs/a.md': '1' });
    await symlink(join(elsewhere, 'guide.md'), join(folder, 'docs/linked.md'));
    await symlink(join(elsewhere, 'far'), join(folder, 'docs/far'));
    await symlink('../shared', join(folder, 'docs/shared'));
    await symlink('..', join(folder, 'docs/loop'));
    const changes: string[] = [];
    const close = watchFolder(folder, async (files) => void changes.push(...files));
    onTestFinished(close);
    await writeFile(join(elsewhere, 'guide.md'), '2');
    await writeFile(join(elsewhere, 'far/a.md'), '2');
    await writeFile(join(folder, 'shared/b.md'), '2');
    await waitFor(() => expect(new Set(changes)).toEqual(new Set(['shared/b.md', 'docs/shared/b.md'])));
  });

  it('collects changes while a callback is pending', async () => {
    const folder = await tempFolder();
    const calls: string[][] = [];
    const close = watchFolder(folder, async (files) => {
      calls.push([...files]);
      if (calls.length > 1) return;
      await writeFile(join(folder, 'second.md'), '2');
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    onTestFinished(close);
    await writeFile(join(folder, 'first.md'), '1');
    await waitFor(() => expect(calls).toEqual([['first.md'], ['second.md']]));
  });

  it('watches folders that are added, moved and removed', async () => {
    const folder = await tempFolder({ 'a.md': 'a' });
    const seen = new Set<string>();
    const close = watchFolder(folder, async (files) => {
      for (const file of files) seen.add(file);
    });
    onTestFinished(close);
    const expectSeen = async (...files: string[]) => {
      await waitFor(() => expect([...seen]).toEqual(expect.arrayContaining(files)));
      seen.clear();
    };
    await mkdir(join(folder, 'new/deep'), { recursive: true });
    await writeFile(join(folder, 'new/deep/b.md'), 'b');
    await expectSeen('new/deep/b.md');
    await rename(join(folder, 'new'), join(folder, 'moved'));
    await expectSeen('new', 'moved/deep/b.md');
    await writeFile(join(folder, 'moved/deep/b.md'), 'B');
    await expectSeen('moved/deep/b.md');
    await rm(join(folder, 'moved'), { recursive: true });
    await expectSeen('moved');
    await mkdir(join(folder, 'moved'));
    await writeFile(join(folder, 'moved/c.md'), 'c');
    await expectSeen('moved/c.md');
  });
});
