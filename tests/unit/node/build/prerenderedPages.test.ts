import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parseManifest } from '../../../../src/core/site/manifest/parseManifest.ts';
import { findRoute } from '../../../../src/core/site/urls/route.ts';
import { type KeyRecord, openSnapshotKeys } from '../../../../src/node/build/prerenderedPages.ts';
import { openRecord } from '../../../../src/node/lib/diskCache.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const PATHS = ['/docs/deploy', '/docs/work'];

async function sample() {
  const siteDir = await tempFolder({
    'manifest.json': JSON.stringify({
      site: { title: '测试站' },
      versions: [{ name: 'v8', label: 'v8', isLast: true, path: '/docs', dir: 'docs/v8' }],
    }),
    'docs/v8/deploy.md': '# 部署\n\n第一句。\n\n先装。\n',
    'docs/v8/work.md': '# 工作台\n\n第一句。\n',
  });
  const cache = await tempFolder();
  const record = openRecord<KeyRecord>(cache, 'names.json');
  const nameAll = async (engineHash = '1') => {
    const built = await buildManifest(siteDir, { lastUpdates: false, drafts: false });
    const manifest = parseManifest(JSON.stringify(built.manifest));
    const names = await openSnapshotKeys({ siteDir, manifest, engineHash, record });
    const found = await Promise.all(PATHS.map((path) => names.keyOf(findRoute(manifest, path))));
    await names.save();
    return found;
  };
  /** Puts other names into the record: whoever takes one from it is seen. */
  const mark = async () => {
    const { frame = '', pages = {} } = record.get() ?? {};
    const marked = Object.entries(pages).map(([path, [from]]) => [path, [from, `kept ${path}`] as const]);
    record.set({ frame, pages: Object.fromEntries(marked) });
  };
  const edit = (file: string, text: string) => writeFile(join(siteDir, file), text);
  const damage = () => writeFile(join(cache, 'names.json'), '{');
  return { nameAll, mark, edit, damage };
}

it('works out nothing anew of pages that are made of the same', async () => {
  const { nameAll, mark, edit } = await sample();
  const first = await nameAll();
  expect(new Set(first).size).toBe(2);
  await mark();
  expect(await nameAll()).toEqual(['kept /docs/deploy', 'kept /docs/work']);
  await edit('docs/v8/deploy.md', '# 部署\n\n第一句。\n\n先装 Docker。\n');
  const [deploy, work] = await nameAll();
  expect(work).toBe('kept /docs/work');
  expect(deploy).toMatch(/^[\da-f]+$/);
  expect(deploy).not.toBe(first[0]);
});

it('works out all of them where one says something else of itself to others, or another engine draws', async () => {
  const { nameAll, mark, edit } = await sample();
  const first = await nameAll();
  await mark();
  expect(await nameAll('2')).not.toContain('kept /docs/work');
  await nameAll();
  await mark();
  await edit('docs/v8/deploy.md', '# 应用部署\n\n第一句。\n\n先装。\n');
  const renamed = await nameAll();
  expect(renamed.every((name) => name?.match(/^[\da-f]+$/))).toBe(true);
  // The sidebar of the other page names it.
  expect(renamed[1]).not.toBe(first[1]);
});

it('takes a record that cannot be read for none', async () => {
  const { nameAll, damage } = await sample();
  const first = await nameAll();
  await damage();
  expect(await nameAll()).toEqual(first);
});
