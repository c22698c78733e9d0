// What older browsers refuse (src/node/compile/bundlerSettings.ts), of which phones that get no newer one are the most: a script
// that they cannot even parse does not run at all, and a width that they do not know counts for none.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DIST, expect, test } from '../support/server.ts';

/** Nobody reads or writes less without them: the judge of words, colours of code, and diagrams, which are drawn ahead. */
const SPARED = /^(?:copywriting|code-shell|mermaid|diagram-\w+)\./;

async function readAssets(ending: string) {
  const folder = join(DIST, 'assets');
  const names = (await readdir(folder)).filter((name) => name.endsWith(ending) && !SPARED.test(name));
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })));
}

test('no script that readers and writers need holds a lookbehind or a static block, which Safari before 16.4 refuses', async () => {
  const scripts = await readAssets('.js');
  expect(scripts.length).toBeGreaterThan(40);
  // One that is tried first does no harm: yaml's.
  for (const { name, text } of scripts)
    expect(text.match(/(?<!try\{[^{}]*)\(\?<[=!].{0,40}|\bstatic ?\{.{0,40}/)?.[0], name).toBeUndefined();
});

test('no style sheet asks for a width by a range, which Safari before 16.4 and Chrome before 104 pass over', async () => {
  const sheets = [...(await readAssets('.css')), ...(await readAssets('.js'))];
  expect(sheets.filter(({ text }) => /@media[^{]*max-width/.test(text)).length).toBeGreaterThan(5);
  for (const { name, text } of sheets)
    expect(text.match(/@media[^{]*[<>]=?[^{]*\{/)?.[0], name).toBeUndefined();
});
