import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openPart } from '../../../../src/node/compile/engineStore.mjs';
import { tempFolder } from '../../../support/tempFolder.ts';

/** A project, and a compiler of one source that counts its runs. */
async function openProject() {
  const project = await tempFolder({ 'src/a.ts': 'a', 'src/b.ts': 'b', 'tsconfig.json': '{}' });
  for (const file of ['src/a.ts', 'src', 'tsconfig.json'])
    await utimes(join(project, file), new Date(0), new Date(0));
  const runs: string[] = [];
  const open = (name = 'web', inputs = ['src/a.ts']) =>
    openPart(
      name,
      async (folder) => {
        runs.push(name);
        await mkdir(join(folder, 'assets'));
        await writeFile(join(folder, 'assets/web.js'), 'compiled');
        return { inputs, value: { scripts: ['assets/web.js'] } };
      },
      project,
    );
  const list = async () => (await readdir(join(project, '.cache/engine'))).sort();
  return { project, runs, open, list };
}

/** Saved some time ago: a file that is written while it is read is read again. */
async function save(project: string, file: string, text: string) {
  await writeFile(join(project, file), text);
  await utimes(join(project, file), new Date(0), new Date(0));
}

describe('openPart', () => {
  it('compiles once for the same inputs, and names them', async () => {
    const { project, runs, open } = await openProject();
    const first = await open();
    await save(project, 'src/b.ts', 'of no input');
    const second = await open();
    expect(second).toEqual(first);
    expect(second.value).toEqual({ scripts: ['assets/web.js'] });
    expect(second.inputs).toEqual(['src/a.ts', 'tsconfig.json']);
    expect(runs).toHaveLength(1);
  });

  it('compiles files that were saved a moment ago, also with a compiler that is fast', async () => {
    const { project, open } = await openProject();
    await writeFile(join(project, 'src/a.ts'), 'saved just now');
    expect((await open()).inputs).toContain('src/a.ts');
  });

  it('compiles again after an edit, and finds the older part when the edit is undone', async () => {
    const { project, runs, open } = await openProject();
    const { folder } = await open();
    await save(project, 'src/a.ts', 'edited');
    expect((await open()).folder).not.toBe(folder);
    await save(project, 'src/a.ts', 'a');
    expect((await open()).folder).toBe(folder);
    expect(runs).toHaveLength(2);
  });

  it.each([
    ['a setting changes', (project: string) => save(project, 'tsconfig.json', '{ }')],
    ['an input is removed', (project: string) => rm(join(project, 'src/a.ts'))],
  ])('compiles again where %s', async (_, change) => {
    const { project, runs, open } = await openProject();
    await open();
    await change(project);
    await open();
    expect(runs).toHaveLength(2);
  });

  it('compiles again where a folder among the inputs gets a file', async () => {
    const { project, runs, open } = await openProject();
    await open('node', ['src']);
    await save(project, 'src/c.ts', 'c');
    await utimes(join(project, 'src'), new Date(0), new Date(0));
    await open('node', ['src']);
    expect(runs).toHaveLength(2);
  });

  it('ignores packages and files outside of the project among the inputs', async () => {
    const { open } = await openProject();
    const inputs = ['src/a.ts', 'node_modules/react/index.js', 'node_modules', '../other.ts', '..', '.'];
    expect((await open('web', inputs)).inputs).toEqual(['src/a.ts', 'tsconfig.json']);
  });

  it.each([
    ['a file is missing', (path: string) => rm(join(path, 'files/assets/web.js'))],
    ['a file is truncated', (path: string) => writeFile(join(path, 'files/assets/web.js'), 'comp')],
    ['its list cannot be read', (path: string) => writeFile(join(path, 'list.json'), '{')],
    ['there is no list', (path: string) => rm(join(path, 'list.json'))],
  ])('compiles again in the same place where %s', async (_, damage) => {
    const { project, runs, open, list } = await openProject();
    const { folder } = await open();
    await damage(join(folder, '..'));
    expect((await open()).folder).toBe(folder);
    expect(runs).toHaveLength(2);
    expect(await list()).toHaveLength(1);
    expect(await readdir(join(project, '.cache/engine', (await list())[0] ?? '', 'files'))).toEqual([
      'assets',
    ]);
  });

  it('leaves nothing of a failed compiler', async () => {
    const { project, list } = await openProject();
    const fail = () => Promise.reject(new Error('Module not found'));
    await expect(openPart('web', fail, project)).rejects.toThrow('Module not found');
    expect(await list()).toEqual([]);
  });

  it('compiles again where a source is written while it is read', async () => {
    const { project, runs, list } = await openProject();
    await openPart(
      'web',
      async (folder) => {
        runs.push('web');
        await writeFile(join(folder, 'web.js'), 'compiled');
        if (runs.length === 1) {
          await writeFile(join(project, 'src/a.ts'), 'edited');
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
        return { inputs: ['src/a.ts'], value: null };
      },
      project,
    );
    expect(runs).toHaveLength(2);
    expect(await list()).toHaveLength(1);
  });

  it('gives the same part to two that open it at the same time', async () => {
    const { open, list } = await openProject();
    const [one, other] = await Promise.all([open(), open()]);
    expect(one.folder).toBe(other.folder);
    expect(await list()).toHaveLength(1);
  });

  it('keeps the folders of a part that were used last', async () => {
    const { project, open, list } = await openProject();
    await open('web-wide');
    for (let round = 0; round < 10; round += 1) {
      await save(project, 'src/a.ts', `${round}`);
      await open();
    }
    expect((await list()).filter((name) => /^web-[\da-f]+$/.test(name))).toHaveLength(8);
    expect((await list()).filter((name) => name.startsWith('web-wide-'))).toHaveLength(1);
  });
});
