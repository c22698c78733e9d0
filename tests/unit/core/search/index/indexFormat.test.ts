import { describe, expect, it } from 'vitest';
import { createIndexBuilder, type IndexLimits } from '../../../../../src/core/search/index/buildIndex.ts';
import type { IndexHead, WholeIndex } from '../../../../../src/core/search/index/indexFormat.ts';
import { listIndexFiles } from '../../../../../src/core/search/index/indexFormat.ts';
import { finishIndex } from '../../../../support/searchIndex.ts';

async function fileLists(sections: number, limits: Partial<IndexLimits>) {
  const builder = createIndexBuilder(undefined, limits);
  for (let at = 0; at < sections; at += 1) {
    const text = `第 ${at} 节 word${at} 的正文`;
    builder.add({
      path: `/docs/${at}`,
      title: `页面 ${at}`,
      names: [],
      description: '',
      sections: [{ anchor: '', heading: '', trail: [], text }],
    });
  }
  const { files, load } = finishIndex(builder);
  // What the builder has just made.
  const head = (await load('index', 0)) as WholeIndex | IndexHead;
  return { listed: listIndexFiles(head).sort(), written: [...files.keys()].sort() };
}

describe('listIndexFiles', () => {
  it('lists the one file of a small version', async () => {
    const { listed, written } = await fileLists(3, {});
    expect(listed).toEqual(['index.js']);
    expect(written).toEqual(listed);
  });

  it.each([0, 16, 17, 60])('lists all files of an index of %d sections', async (sections) => {
    const { listed, written } = await fileLists(sections, { oneFile: -1, shard: 300, latin: 100 });
    expect(listed).toEqual(written);
  });
});
