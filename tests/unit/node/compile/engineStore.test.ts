// What decides about a bundle must be among what its name is made of: else an old bundle would be taken for a new one.
import { readFile } from 'node:fs/promises';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ENGINE_SOURCES } from '../../../../src/node/compile/engineStore.ts';

const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));

/** Decide where something is read and written, and nothing about what. */
const HARMLESS = ['src/node/lib/cacheDir.ts', 'src/node/lib/project.ts'];

const isHashed = (file: string) =>
  ENGINE_SOURCES.paths.some((path) => file === path || file.startsWith(`${path}/`)) &&
  (ENGINE_SOURCES.isMeant?.(file) ?? true);

/** A file of ours with all that it imports. */
async function follow(file: string, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = await readFile(PROJECT + file, 'utf8');
  for (const [, path = ''] of text.matchAll(/(?:from|inProject\()\s*'(\.{1,2}\/[^']+|src\/[^']+\.\w+)'/g))
    await follow(path.startsWith('.') ? posix.join(dirname(file), path) : path, seen);
  return seen;
}

it('knows the file that says how bundles are put together, and all that it uses', async () => {
  const used = [...(await follow('webpack.config.js'))];
  expect(used).toContain('src/node/compile/minifyScript.ts');
  expect(used).toContain('src/node/compile/transpile.mjs');
  expect(used.filter((file) => !isHashed(file) && !HARMLESS.includes(file))).toEqual([]);
});

it('knows the rooms of the application, and none of the rest of the build', () => {
  expect(isHashed('src/reader/entries/web.tsx')).toBe(true);
  expect(isHashed('src/core/document/parseDoc.ts')).toBe(true);
  expect(isHashed('package-lock.json')).toBe(true);
  expect(isHashed('src/node/check/checkContent.ts')).toBe(false);
});
