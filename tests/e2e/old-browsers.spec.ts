// Scripts that an older browser cannot even parse would leave a blank page.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST, expect, test } from '../support/server.ts';

test('no script of the first route holds a lookbehind, which Safari before 16.4 refuses', async () => {
  const assets = join(DIST, 'assets');
  const scripts = (await readdir(assets)).filter((file) => /^(?:web|docs|html|home)\..*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(2);
  for (const script of scripts) {
    const code = await readFile(join(assets, script), 'utf8');
    expect(code.match(/\(\?<[=!].{0,40}/)?.[0], script).toBeUndefined();
  }
});
