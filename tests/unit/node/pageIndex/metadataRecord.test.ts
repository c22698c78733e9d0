import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openRecord } from '../../../../src/node/lib/diskCache.ts';
import { openFileHashes } from '../../../../src/node/lib/fileHashes.ts';
import {
  openMetadataRecord,
  type RecordedMetadata,
  saveMetadataRecord,
} from '../../../../src/node/pageIndex/metadataRecord.ts';
import { endBuildCache, startBuildCache } from '../../../../src/node/pageIndex/pageCache.ts';
import { readPageMetadata } from '../../../../src/node/pageIndex/pageMetadata.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

it('records the metadata of the files that a build read, and takes it from there while they are the same', async () => {
  const record = openRecord<RecordedMetadata>(await tempFolder(), 'record');
  const folder = await tempFolder({ 'a.md': '# 甲\n', 'b.md': '# 乙\n' });
  const build = async (...names: string[]) => {
    startBuildCache(openFileHashes(folder));
    await openMetadataRecord(record);
    const read = await Promise.all(names.map((name) => readPageMetadata(join(folder, name))));
    saveMetadataRecord();
    endBuildCache();
    return read.map(({ title }) => title);
  };
  const recorded = () => Object.values(record.get()?.pages ?? {});
  expect(await build('a.md', 'b.md')).toEqual(['甲', '乙']);
  const { code, pages } = record.get() as RecordedMetadata;
  const renamed = Object.entries(pages).map(([hash, page]) => [hash, { ...page, title: `${page.title}!` }]);
  record.set({ code, pages: Object.fromEntries(renamed) });
  await Promise.all(['a.md', 'b.md'].map((name) => utimes(join(folder, name), 1, 1)));
  expect(await build('a.md', 'b.md')).toEqual(['甲!', '乙!']);
  await writeFile(join(folder, 'b.md'), '# 丙丙\n');
  expect(await build('a.md', 'b.md')).toEqual(['甲!', '丙丙']);
  expect(recorded()).toHaveLength(2);
  await build('a.md');
  expect(recorded()).toHaveLength(1);
});
