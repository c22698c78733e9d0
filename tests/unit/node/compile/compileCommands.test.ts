import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openCommands } from '../../../../src/node/compile/compileCommands.mjs';
import { tempFolder } from '../../../support/tempFolder.ts';

afterEach(() => vi.unstubAllEnvs());

const PROJECT = {
  'package.json': '{ "type": "module" }',
  'src/node/commands/hello.ts': `import { greet } from '../lib/greet.ts';
export const said: string = greet('世界');
export const place = import.meta.url;`,
  'src/node/commands/other.ts': 'export const other = 1;',
  'src/node/server/count.worker.ts': 'export const count = () => 3;',
  'src/node/lib/greet.ts': 'export const greet = (name: string) => "你好，" + name;',
  'src/lib/unused.ts': 'export const used = false;',
};

const openProject = (files: Record<string, string> = {}) => tempFolder({ ...PROJECT, ...files });
const load = async (folder: string, file: string) => import(pathToFileURL(join(folder, file)).href);

/** Saved some time ago: a file that is written while it is read is read again. */
async function save(project: string, file: string, text: string) {
  await writeFile(join(project, file), text);
  await utimes(join(project, file), new Date(0), new Date(0));
}

describe('openCommands', () => {
  it('compiles commands and workers to files that Node runs', async () => {
    const project = await openProject();
    const folder = await openCommands(project);
    const { said, place } = await load(folder, 'commands/hello.mjs');
    expect(said).toBe('你好，世界');
    expect(place).toBe(pathToFileURL(join(project, 'src/node/lib/project.ts')).href);
    expect((await load(folder, 'server/count.worker.mjs')).count()).toBe(3);
  });

  it('gives the same folder until a file that is bundled changes', async () => {
    const project = await openProject();
    const first = await openCommands(project);
    await save(project, 'src/lib/unused.ts', 'export const used = true;');
    expect(await openCommands(project)).toBe(first);
    await save(project, 'src/node/lib/greet.ts', 'export const greet = (name: string) => "再见，" + name;');
    expect((await load(await openCommands(project), 'commands/hello.mjs')).said).toBe('再见，世界');
    await save(project, 'src/node/lib/greet.ts', PROJECT['src/node/lib/greet.ts']);
    expect(await openCommands(project)).toBe(first);
  });

  it('compiles again under other settings', async () => {
    const project = await openProject({ 'tsconfig.json': '{}', 'package-lock.json': '{}' });
    const folders = [await openCommands(project)];
    await save(project, 'tsconfig.json', '{ "compilerOptions": { "target": "ES2022" } }');
    folders.push(await openCommands(project));
    await save(project, 'package-lock.json', '{ "lockfileVersion": 3 }');
    folders.push(await openCommands(project));
    expect(new Set(folders).size).toBe(3);
  });

  it('finds a command that did not exist before', async () => {
    const project = await openProject();
    await openCommands(project);
    await save(project, 'src/node/commands/later.ts', 'export const later = 2;');
    expect((await load(await openCommands(project), 'commands/later.mjs')).later).toBe(2);
  });

  it('names the position of a syntax error', async () => {
    const project = await openProject({ 'src/node/lib/greet.ts': 'export const greet = (;' });
    await expect(openCommands(project)).rejects.toThrow(/src\/node\/lib\/greet\.ts:1:22/);
  });

  it('resolves packages from a cache folder elsewhere', async () => {
    const project = await openProject({
      'node_modules/hat/package.json': '{ "name": "hat", "type": "module", "exports": "./hat.js" }',
      'node_modules/hat/hat.js': 'export const hat = "帽子";',
      'src/node/commands/other.ts': "export { hat } from 'hat';",
    });
    vi.stubEnv('CACHE_DIR', await tempFolder({}));
    expect((await load(await openCommands(project), 'commands/other.mjs')).hat).toBe('帽子');
  });
});
