import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkContent } from '../../../../src/node/check/checkContent.ts';
import { initSite } from '../../../../src/node/init/initSite.ts';
import { listStarterFiles } from '../../../../src/node/init/starterFiles.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

it('sets up a site whose check has no findings', async () => {
  const root = await tempFolder();
  const files = await initSite(root, join(root, 'docs'));
  expect(files).toEqual(
    [
      'docs/index.md',
      'docs/manifest.json',
      'docs/manifest.schema.json',
      'package.json',
      '.gitignore',
      '.github/workflows/docs.yml',
    ].map((file) => ({ file, isWritten: true })),
  );
  const manifest = JSON.parse(await readFile(join(root, 'docs/manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({ $schema: './manifest.schema.json', versions: [{ path: '/docs' }] });
  expect((await checkContent(join(root, 'docs'))).findings).toEqual([]);
});

it('keeps what is there', async () => {
  const root = await tempFolder({ 'docs/guide.md': '# Guide\n', 'package.json': '{ "name": "mine" }' });
  const files = await initSite(root, join(root, 'docs'));
  expect(files.find(({ file }) => file === 'docs/index.md')).toBeUndefined();
  expect(files.find(({ file }) => file === 'package.json')).toEqual({
    file: 'package.json',
    isWritten: false,
  });
  expect(await readFile(join(root, 'package.json'), 'utf8')).toBe('{ "name": "mine" }');
  expect((await initSite(root, join(root, 'docs'))).filter(({ isWritten }) => isWritten)).toEqual([]);
});

it('publishes by the host of the repository', () => {
  const gitConfig = '[remote "origin"]\n\turl = git@gitlab.example.org:team/docs.git\n';
  const files = listStarterFiles({ site: 'docs', version: '1.2.0', gitConfig, branch: 'main' });
  expect(files.map(([file]) => file)).toContain('.gitlab-ci.yml');
  expect(JSON.parse(files[0]?.[1] ?? '')).toMatchObject({
    scripts: { build: 'mojian build docs' },
    devDependencies: { mojian: '^1.2.0' },
  });
});

it.each([
  [{ '.git/HEAD': 'ref: refs/heads/master\n' }, 'master'],
  [{ '.git/HEAD': 'ref: refs/heads/move\n', '.git/refs/heads/master': '' }, 'master'],
  [
    {
      '.git/HEAD': 'ref: refs/heads/move\n',
      '.git/refs/remotes/origin/HEAD': 'ref: refs/remotes/origin/trunk\n',
    },
    'trunk',
  ],
  [{ '.git/HEAD': '4b825dc642cb6eb9a060e54bf8d69288fbee4904\n' }, 'main'],
  [{}, 'main'],
])('publishes pushes to the default branch: %j', async (files, branch) => {
  const root = await tempFolder({ 'docs/guide.md': '# Guide\n', ...files });
  await initSite(root, join(root, 'docs'));
  expect(await readFile(join(root, '.github/workflows/docs.yml'), 'utf8')).toContain(
    `branches: ["${branch}"]`,
  );
});
