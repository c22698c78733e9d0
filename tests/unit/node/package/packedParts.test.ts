import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { openPart } from '../../../../src/node/compile/engineStore.mjs';
import { packParts, unpackPart } from '../../../../src/node/package/packedParts.mjs';
import { readPackedFiles, toPackageCommands, writeParts } from '../../../../src/node/package/writeParts.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const failed = async () => {
  throw new Error('nothing is compiled in a package');
};

it('gives back the files and the value, with the URL of the package in place of that of the clone', async () => {
  const clone = join('/', 'clone');
  const files = { 'chunks/a.mjs': `const url = "${pathToFileURL(clone).href}/src/a.ts";` };
  const folder = await tempFolder();
  await writeFile(join(folder, 'parts.br'), packParts({ node: { files, value: [1] } }, clone));
  expect(unpackPart(join(folder, 'parts.br'), 'node', join(folder, 'out'), folder)).toEqual([1]);
  expect(await readFile(join(folder, 'out/chunks/a.mjs'), 'utf8')).toBe(
    `const url = "${pathToFileURL(folder).href}/src/a.ts";`,
  );
});

it('a packed copy of the unpacking module unpacks like the module itself', async () => {
  const file = new URL('../../../../src/node/package/packedParts.mjs', import.meta.url);
  const source = await readFile(file, 'utf8');
  const folder = await tempFolder();
  await writeFile(
    join(folder, 'parts.br'),
    packParts({ node: { files: { 'a.mjs': source }, value: null } }, join('/', 'clone')),
  );
  unpackPart(join(folder, 'parts.br'), 'node', join(folder, 'out'), folder);
  expect(await readFile(join(folder, 'out/a.mjs'), 'utf8')).toBe(source);
});

it('a part of a package is unpacked once, and again where its files were damaged', async () => {
  const root = await tempFolder({ 'package/README.md': '' });
  const project = join(root, 'package');
  await writeParts(project, {
    'web.en': { files: { 'assets/a.js': 'a()' }, value: { scripts: ['assets/a.js'] } },
  });
  const { folder, value } = await openPart('web.en', failed, project);
  expect([value, await readFile(join(folder, 'assets/a.js'), 'utf8')]).toEqual([
    { scripts: ['assets/a.js'] },
    'a()',
  ]);
  expect(folder).toContain(join(root, '.cache/mojian/engine/web.en-'));
  await writeFile(join(folder, 'assets/a.js'), '');
  const again = await openPart('web.en', failed, project);
  expect(await readFile(join(again.folder, 'assets/a.js'), 'utf8')).toBe('a()');
});

it('names the commands of the package, and has no source maps', async () => {
  const folder = await tempFolder({
    'a.mjs':
      'say("npm run check -- --strict, npm run -s check, npm start");\n//# sourceMappingURL=a.mjs.map\n',
    'a.mjs.map': '{}',
  });
  const files = await readPackedFiles(folder);
  expect(Object.keys(files)).toEqual(['a.mjs']);
  await writeParts(folder, { node: { files, value: null } });
  const { folder: unpacked } = await openPart('node', failed, folder);
  expect(await readFile(join(unpacked, 'a.mjs'), 'utf8')).toBe(
    'say("npx mojian check --strict, npx mojian check, npx mojian start");\n',
  );
});

it.each([
  ['npm run check -- --fix', 'npx mojian check --fix'],
  ['npm start', 'npx mojian start'],
  [`npm run \${name} -- [--strict]`, `npx mojian \${name} [--strict]`],
])('%s is written as it is typed where the package is installed', (written, typed) => {
  expect(toPackageCommands(written)).toBe(typed);
});

it('parts of one archive are unpacked alone, and a text that they share takes no more bytes', async () => {
  const project = await tempFolder();
  const shared = Array.from({ length: 4000 }, (_, index) => `say(${index ** 3});`).join('\n');
  const english = { files: { 'a.js': shared, 'b.js': '“Search”' }, value: 'en' };
  const chinese = { files: { 'a.js': shared, 'b.js': '“搜索”' }, value: 'zh' };
  const parts = { 'web.en': english, 'offline.zh-Hans': chinese };
  expect(packParts(parts, project).length).toBeLessThan(packParts({ only: english }, project).length + 100);
  await writeParts(project, parts);
  const { folder, value } = await openPart('offline.zh-Hans', failed, project);
  expect(value).toBe('zh');
  expect((await readdir(folder)).sort()).toEqual(['a.js', 'b.js']);
  expect(await readFile(join(folder, 'a.js'), 'utf8')).toBe(shared);
  expect(await readFile(join(folder, 'b.js'), 'utf8')).toBe('“搜索”');
});
