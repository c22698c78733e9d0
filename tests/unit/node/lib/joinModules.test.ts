import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { findJoined } from '../../../../src/node/lib/joinModules.mjs';
import { tempFolder } from '../../../support/tempFolder.ts';

afterEach(() => vi.unstubAllEnvs());

const PROJECT = {
  'package.json': '{ "type": "module" }',
  'src/node/commands/hello.ts': `import { greet } from '../lib/greet.ts';
export const said: string = greet('世界');
export const place = import.meta.url;`,
  'src/node/commands/other.ts': 'export const other = 1;',
  'src/node/server/countBeside.ts': 'export const count = () => 3;',
  'src/node/lib/greet.ts': 'export const greet = (name: string) => "你好，" + name;',
  'src/lib/nobody.ts': 'export const asked = false;',
};

const openProject = (files: Record<string, string> = {}) => tempFolder({ ...PROJECT, ...files });
const HELLO = 'src/node/commands/hello.ts';
const find = (project: string, file = HELLO) => findJoined(join(project, file), project);

/** Saved some time ago: what is written while it is read is read again. */
async function save(project: string, file: string, text: string) {
  await writeFile(join(project, file), text);
  await utimes(join(project, file), new Date(0), new Date(0));
}

describe('findJoined', () => {
  it('gives a file that Node runs by itself, and what works beside others', async () => {
    const project = await openProject();
    const { said, place } = await import(pathToFileURL(await find(project)).href);
    expect(said).toBe('你好，世界');
    expect(place).toBe(pathToFileURL(join(project, 'src/node/lib/project.ts')).href);
    const beside = await import(pathToFileURL(await find(project, 'src/node/server/countBeside.ts')).href);
    expect(beside.count()).toBe(3);
  });

  it('gives the same until a file that was joined changes', async () => {
    const project = await openProject();
    const first = await find(project);
    await save(project, 'src/lib/nobody.ts', 'export const asked = true;');
    expect(await find(project)).toBe(first);
    await save(project, 'src/node/lib/greet.ts', 'export const greet = (name: string) => "再见，" + name;');
    const second = await find(project);
    expect((await import(pathToFileURL(second).href)).said).toBe('再见，世界');
    await save(project, 'src/node/lib/greet.ts', PROJECT['src/node/lib/greet.ts']);
    expect(await find(project)).toBe(first);
  });

  it('gives another one under other settings', async () => {
    const project = await openProject({ 'tsconfig.json': '{}', 'package-lock.json': '{}' });
    const found = [await find(project)];
    await save(project, 'tsconfig.json', '{ "compilerOptions": { "target": "ES2022" } }');
    found.push(await find(project));
    await save(project, 'package-lock.json', '{ "lockfileVersion": 3 }');
    found.push(await find(project));
    expect(new Set(found).size).toBe(3);
  });

  it('finds a command that was not there before', async () => {
    const project = await openProject();
    await find(project);
    await save(project, 'src/node/commands/later.ts', 'export const later = 2;');
    const file = await find(project, 'src/node/commands/later.ts');
    expect((await import(pathToFileURL(file).href)).later).toBe(2);
  });

  it('names the place of what cannot be read', async () => {
    const project = await openProject({ 'src/node/lib/greet.ts': 'export const greet = (;' });
    await expect(find(project)).rejects.toThrow(/src\/node\/lib\/greet\.ts:1:22/);
  });

  it('finds its packages from a folder elsewhere', async () => {
    const project = await openProject({
      'node_modules/hat/package.json': '{ "name": "hat", "type": "module", "exports": "./hat.js" }',
      'node_modules/hat/hat.js': 'export const hat = "帽子";',
      'src/node/commands/other.ts': "export { hat } from 'hat';",
    });
    vi.stubEnv('CACHE_DIR', await tempFolder({}));
    const file = await find(project, 'src/node/commands/other.ts');
    expect((await import(pathToFileURL(file).href)).hat).toBe('帽子');
  });

  it('keeps what was used last', async () => {
    const project = await openProject();
    for (let round = 0; round < 10; round += 1) {
      await save(project, 'src/node/lib/greet.ts', `export const greet = () => '${round}';`);
      await find(project);
    }
    expect(await readdir(join(project, '.cache/joined'))).toHaveLength(8 + 1);
  });
});
