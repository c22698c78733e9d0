import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findQuickBrief } from '../../../../src/node/facts/quickBrief.ts';
import { openBriefStore } from '../../../../src/node/server/briefStore.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

it('keeps the briefs of a site, and forgets what it cannot read', async () => {
  const folder = await tempFolder();
  const store = await openBriefStore('/site', folder);
  expect(store.load()).toEqual(new Map());
  const brief = findQuickBrief({ text: '---\ndraft: true\n---\n\n# 甲 `乙` {#a}\n', hash: 'h' });
  expect(brief).toMatchObject({ title: '甲 乙', front: { draft: true }, hash: 'h' });
  const briefs = new Map([['/site/a.md', { stamp: '1:2', brief }]]);
  store.save(briefs);
  expect((await openBriefStore('/site', folder)).load()).toEqual(briefs);
  expect((await openBriefStore('/other', folder)).load()).toEqual(new Map());
  const [file = ''] = await readdir(folder);
  for (const broken of ['{"code":', 'null', '{"code":"of yesterday","briefs":[["a",{}]]}']) {
    await writeFile(join(folder, file), broken);
    expect(store.load()).toEqual(new Map());
  }
});
