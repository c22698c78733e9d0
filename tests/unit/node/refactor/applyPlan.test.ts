import { writeFileSync } from 'node:fs';
import { chmod, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFolder } from '../../../../src/node/lib/listFiles.ts';
import { applyPlan, readUndo, undoLast } from '../../../../src/node/refactor/applyPlan.ts';
import { NothingChanged, openJournal } from '../../../../src/node/refactor/changeJournal.ts';
import { type Plan, toPlan } from '../../../../src/writer/refactor/plan.ts';
import { tempFolder } from '../../../support/tempFolder.ts';
import { toUtf16 } from '../../../support/utf16.ts';
import { countSteps, killAt, killAtRename, watching } from '../../../support/watchedFiles.ts';

const FILES = {
  'docs/a.md': '\uFEFF# 甲\r\n',
  'docs/b.md': '# 乙\n',
  'docs/folder/c.md': '# 丙\n',
  'docs/folder/图.png': Buffer.from([0x89, 0x50, 0xff, 0x00]),
  'docs/other.md': '# 别的\n',
};

const plan: Plan = toPlan(
  [
    { file: 'docs/a.md', before: '\uFEFF# 甲\r\n', after: '\uFEFF# 甲改\r\n' },
    { file: 'docs/b.md', before: '# 乙\n', after: undefined },
    { file: 'docs/new/b.md', before: undefined, after: '# 乙改\n', from: 'docs/b.md' },
    { file: 'docs/folder/c.md', before: '# 丙\n', after: undefined },
  ],
  [],
  [{ from: 'docs/folder/图.png', to: 'docs/new/图.png' }],
);

/** What stands in a site folder, its journal excepted. */
async function readSite(folder: string): Promise<Record<string, string>> {
  const files = listFolder(folder)
    .filter((file) => !file.startsWith('.changes/'))
    .sort();
  const read = async (file: string) => [file, (await readFile(join(folder, file))).toString('hex')] as const;
  return Object.fromEntries(await Promise.all(files.map(read)));
}

describe('applyPlan', () => {
  it('preserves file permissions after a rename and its undo', async () => {
    const folder = await tempFolder(FILES);
    const modeOf = async (file: string) => (await stat(join(folder, file))).mode;
    for (const file of ['docs/b.md', 'docs/folder/图.png']) await chmod(join(folder, file), 0o750);
    const mode = await modeOf('docs/b.md');
    await applyPlan(folder, plan);
    expect([await modeOf('docs/new/b.md'), await modeOf('docs/new/图.png')]).toEqual([mode, mode]);
    await undoLast(folder);
    expect([await modeOf('docs/b.md'), await modeOf('docs/folder/图.png')]).toEqual([mode, mode]);
  });

  it('moves a UTF-16 page unchanged, writes an edited one as UTF-8, and undo restores the bytes', async () => {
    const files = { 'docs/a.md': toUtf16('# 甲\r\n'), 'docs/b.md': toUtf16('# 乙\n', 'be') };
    const folder = await tempFolder(files);
    await applyPlan(
      folder,
      toPlan([
        { file: 'docs/a.md', before: '\uFEFF# 甲\r\n', after: undefined },
        { file: 'docs/c.md', before: undefined, after: '\uFEFF# 甲\r\n', from: 'docs/a.md' },
        { file: 'docs/b.md', before: '\uFEFF# 乙\n', after: '\uFEFF# 乙改\n' },
      ]),
    );
    expect(await readFile(join(folder, 'docs/c.md'))).toEqual(files['docs/a.md']);
    expect(await readFile(join(folder, 'docs/b.md'), 'utf8')).toBe('\uFEFF# 乙改\n');
    expect((await readUndo(folder))?.changes).toContainEqual(
      expect.objectContaining({ file: 'docs/b.md', after: '\uFEFF# 乙\n' }),
    );
    await undoLast(folder);
    expect(await readFile(join(folder, 'docs/a.md'))).toEqual(files['docs/a.md']);
    expect(await readFile(join(folder, 'docs/b.md'))).toEqual(files['docs/b.md']);
  });

  it('changes the files, and undo restores the bytes', async () => {
    const folder = await tempFolder(FILES);
    const before = await readSite(folder);
    await applyPlan(folder, plan);
    const after = await readSite(folder);
    expect(Object.keys(after)).toEqual(['docs/a.md', 'docs/new/b.md', 'docs/new/图.png', 'docs/other.md']);
    expect(await readFile(join(folder, 'docs/a.md'), 'utf8')).toBe('\uFEFF# 甲改\r\n');
    await applyPlan(folder, toPlan([{ file: 'docs/other.md', before: '# 别的\n', after: '# 又改\n' }]));
    await undoLast(folder);
    expect(await readSite(folder)).toEqual(after);
    await undoLast(folder);
    expect(await readSite(folder)).toEqual(before);
    await expect(undoLast(folder)).rejects.toThrow('没有可以撤销的改动');
  });

  it('is atomic wherever the process is killed', async () => {
    const folder = await tempFolder(FILES);
    const before = await readSite(folder);
    const steps = await countSteps(() => applyPlan(folder, plan));
    const after = await readSite(folder);
    const seen: string[] = [];
    for (let number = 1; number <= steps; number += 1) {
      const copy = await tempFolder(FILES);
      await expect(killAt(number, () => applyPlan(copy, plan))).rejects.toThrow('killed');
      // Killed once more on the way to its end.
      await killAt(4, () => openJournal(copy).finish()).catch(() => {});
      await openJournal(copy).finish();
      const now = await readSite(copy);
      seen.push(JSON.stringify(now) === JSON.stringify(before) ? 'nothing' : 'all');
      if (seen.at(-1) === 'all') expect(now).toEqual(after);
    }
    expect(seen.join(' ')).toMatch(/^(?:nothing ?)+(?:all ?){9,}$/);
  });

  it('undoes atomically wherever the process is killed', async () => {
    const folder = await tempFolder(FILES);
    await applyPlan(folder, plan);
    const steps = await countSteps(() => undoLast(folder));
    const before = await readSite(folder);
    const seen: string[] = [];
    for (let number = 1; number <= steps; number += 1) {
      const copy = await tempFolder(FILES);
      await applyPlan(copy, plan);
      const after = await readSite(copy);
      await expect(killAt(number, () => undoLast(copy))).rejects.toThrow('killed');
      await openJournal(copy).finish();
      const isTaken = JSON.stringify(await readSite(copy)) !== JSON.stringify(after);
      seen.push(isTaken ? 'all' : 'nothing');
      if (isTaken) expect(await readSite(copy)).toEqual(before);
      if (isTaken) await expect(undoLast(copy)).rejects.toThrow('没有可以撤销的改动');
      else await undoLast(copy);
    }
    expect(seen.join(' ')).toMatch(/^(?:nothing ?)+(?:all ?){9,}$/);
  });

  it('changes nothing where a file was edited', async () => {
    const folder = await tempFolder({ ...FILES, 'docs/b.md': '# 乙，又写了\n' });
    const before = await readSite(folder);
    await expect(applyPlan(folder, plan)).rejects.toThrow('docs/b.md 在此期间被改过');
    expect(await readSite(folder)).toEqual(before);
  });

  it('rolls back after a concurrent write, and keeps that write', async () => {
    const folder = await tempFolder(FILES);
    const before = await readSite(folder);
    const text = '# 乙，又写了\n';
    // The first renaming is the one from which on the changes count as done.
    let isWritten = false;
    const onStep = (step: string) => {
      if (step === 'rename' && !isWritten) writeFileSync(join(folder, 'docs/b.md'), text);
      isWritten ||= step === 'rename';
    };
    await expect(watching(onStep, () => applyPlan(folder, plan))).rejects.toThrow(
      'docs/b.md 在此期间被改过，没有改动任何文件',
    );
    expect(await readSite(folder)).toEqual({ ...before, 'docs/b.md': Buffer.from(text).toString('hex') });
    expect((await openJournal(folder).finish()).files).toEqual([]);
  });

  it('archives a change later where the archive fails', async () => {
    const folder = await tempFolder({ ...FILES, '.changes/done': '' });
    const before = await readSite(folder);
    await applyPlan(folder, plan);
    expect(await readFile(join(folder, 'docs/new/b.md'), 'utf8')).toBe('# 乙改\n');
    await rm(join(folder, '.changes/done'));
    await undoLast(folder);
    expect(await readSite(folder)).toEqual(before);
  });

  it('does not undo where a file was edited since', async () => {
    const folder = await tempFolder(FILES);
    await applyPlan(folder, plan);
    await writeFile(join(folder, 'docs/new/b.md'), '# 乙，又写了\n');
    const after = await readSite(folder);
    await expect(undoLast(folder)).rejects.toThrow('docs/new/b.md 在此期间被改过');
    expect(await readSite(folder)).toEqual(after);
  });

  it('rolls back where the file system rejects a file', async () => {
    const folder = await tempFolder(FILES);
    const before = await readSite(folder);
    const refused = { file: 'docs/other.md/x.md', before: undefined, after: '# 放不下\n' };
    await expect(applyPlan(folder, toPlan([...plan.changes, refused]))).rejects.toThrow(NothingChanged);
    expect(await readSite(folder)).toEqual(before);
    expect((await openJournal(folder).finish()).files).toEqual([]);
    await applyPlan(folder, plan);
  });

  it('keeps an edit between a kill and the next start', async () => {
    const folder = await tempFolder(FILES);
    await expect(killAtRename(/\.unfinished$/, () => applyPlan(folder, plan))).rejects.toThrow('killed');
    await writeFile(join(folder, 'docs/a.md'), '# 甲，又写了\n');
    expect((await openJournal(folder).finish()).edited).toEqual(['docs/a.md']);
    expect(await readFile(join(folder, 'docs/a.md'), 'utf8')).toBe('# 甲，又写了\n');
    expect(await readFile(join(folder, 'docs/new/b.md'), 'utf8')).toBe('# 乙改\n');
  });

  it('names the target of a page that is a link', async () => {
    const folder = await tempFolder(FILES);
    await symlink('a.md', join(folder, 'docs/link.md'));
    const before = await readFile(join(folder, 'docs/a.md'));
    const change = toPlan([{ file: 'docs/link.md', before: before.toString(), after: 'x' }]);
    await expect(applyPlan(folder, change)).rejects.toThrow(
      'docs/link.md 是一个链接，请改它指向的文件 docs/a.md，没有改动任何文件',
    );
  });

  it('does not write through links out of the folder', async () => {
    const folder = await tempFolder(FILES);
    const outside = await tempFolder();
    await mkdir(join(folder, 'docs/in'));
    await symlink(outside, join(folder, 'docs/out'));
    for (const file of ['docs/out/x.md', 'docs/out/deep/x.md', '../x.md'])
      await expect(applyPlan(folder, toPlan([{ file, before: undefined, after: 'x' }]))).rejects.toThrow(
        '不在站点文件夹里',
      );
    expect(listFolder(outside)).toEqual([]);
    await applyPlan(folder, toPlan([{ file: 'docs/in/x.md', before: undefined, after: 'x' }]));
  });
});
