import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runToEnd } from '../../../../src/lib/runToEnd.ts';
import { openBriefStore } from '../../../../src/node/devServer/briefStore.ts';
import { scanManifestMetadata } from '../../../../src/node/pageIndex/manifestMetadata.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

it('keeps the briefs of a site, and forgets what it cannot read', async () => {
  const folder = await tempFolder();
  const store = await openBriefStore('/site', folder);
  expect(store.load()).toEqual(new Map());
  const brief = scanManifestMetadata({
    text: '---\ndraft: true\n---\n\n# <a id="x"></a>甲 `乙` [![b](a.svg)](c) {#a}\n',
    hash: 'h',
    badLine: undefined,
  });
  expect(brief).toMatchObject({ title: '甲 乙', front: { draft: true }, hash: 'h' });
  const briefs = new Map([['/site/a.md', { stamp: '1:2', brief }]]);
  runToEnd(store.save(briefs));
  expect((await openBriefStore('/site', folder)).load()).toEqual(briefs);
  expect((await openBriefStore('/other', folder)).load()).toEqual(new Map());
  const [file = ''] = await readdir(folder);
  for (const broken of ['{"code":', 'null', '{"code":"of yesterday","briefs":[["a",{}]]}']) {
    await writeFile(join(folder, file), broken);
    expect(store.load()).toEqual(new Map());
  }
});

it('remembers few sites, those that were worked on last', async () => {
  const folder = await tempFolder();
  const known = new Set<string>();
  for (let site = 0; site < 12; site += 1) {
    runToEnd((await openBriefStore(`/site-${site}`, folder)).save(new Map()));
    const [name = ''] = (await readdir(folder)).filter((file) => !known.has(file));
    known.add(name);
    await utimes(join(folder, name), site, site);
  }
  expect(await readdir(folder)).toHaveLength(8);
});
