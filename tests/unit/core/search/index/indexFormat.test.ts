import { describe, expect, it } from 'vitest';
import type { IndexLimits } from '../../../../../src/core/search/index/buildIndex.ts';
import type { IndexHead, WholeIndex } from '../../../../../src/core/search/index/indexFormat.ts';
import { listIndexFiles, readIndexFile } from '../../../../../src/core/search/index/indexFormat.ts';
import { buildIndex, hashText } from '../../../../support/searchIndex.ts';

async function fileLists(sections: number, limits: Partial<IndexLimits>) {
  const pages = Array.from({ length: sections }, (_, at) => {
    const text = `第 ${at} 节 word${at} 的正文`;
    return {
      path: `/docs/${at}`,
      title: `页面 ${at}`,
      names: [],
      description: '',
      sections: [{ anchor: '', heading: '', trail: [], text }],
    };
  });
  const files = [...buildIndex(pages, limits).finish(hashText)];
  // What the builder has just made.
  const head = readIndexFile(files.at(-1)?.text ?? '') as WholeIndex | IndexHead;
  const written = files.map(({ name, hash = '0a1b2c3d' }) => `search/v8-${hash}/${name}`);
  return { listed: listIndexFiles('v8-0a1b2c3d', head).sort(), written: written.sort() };
}

describe('listIndexFiles', () => {
  it('lists the one file of a small version', async () => {
    const { listed, written } = await fileLists(3, {});
    expect(listed).toEqual(['search/v8-0a1b2c3d/index.js']);
    expect(written).toEqual(listed);
  });

  it.each([0, 16, 17, 60])('lists all files of an index of %d sections', async (sections) => {
    const { listed, written } = await fileLists(sections, { oneFile: -1, shard: 300, latin: 100 });
    expect(listed).toEqual(written);
  });
});
