// Files that decide about a bundle must be among the inputs of its part: else an old bundle would be used.
import { readFile } from 'node:fs/promises';
import { dirname, posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { listCompilerFiles } from '../../../../src/node/compile/engine.ts';

const PROJECT = fileURLToPath(new URL('../../../../', import.meta.url));

/** The first two decide where something is read and written; the last one is bundled as well. */
const HARMLESS = [
  'src/node/lib/project.ts',
  'src/node/lib/cacheRoot.mjs',
  'src/core/site/manifest/codeLanguages.ts',
];

/** A file of ours with all that it imports. */
async function follow(file: string, seen = new Set<string>()): Promise<Set<string>> {
  if (seen.has(file)) return seen;
  seen.add(file);
  const text = await readFile(PROJECT + file, 'utf8');
  for (const [, path = ''] of text.matchAll(/(?:from|inProject\()\s*'(\.{1,2}\/[^']+|src\/[^']+\.\w+)'/g))
    await follow(path.startsWith('.') ? posix.join(dirname(file), path) : path, seen);
  return seen;
}

it('lists webpack.config.js and the files that it imports', async () => {
  const used = [...(await follow('webpack.config.js'))];
  expect(used).toContain('src/node/compile/bundlerSettings.ts');
  expect(used).toContain('src/node/compile/transpile.mjs');
  const listed = new Set([...listCompilerFiles(), ...HARMLESS]);
  expect(used.filter((file) => !listed.has(file))).toEqual([]);
});
