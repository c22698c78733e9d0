import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { createLiveSearch } from '../../../../src/node/server/liveSearch.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

async function open() {
  const folder = await tempFolder({
    'docs/v8/index.md': '# 首页\n\n第一句。\n',
    'docs/v8/draft.md': '---\ndraft: true\n---\n# 草稿\n',
  });
  const search = createLiveSearch(folder);
  const name = async () => {
    const { manifest } = await buildManifest(folder, { lastUpdates: false, drafts: true });
    return (await search.nameIndexes(manifest)).versions[0]?.search ?? '';
  };
  return { folder, search, name };
}

describe('createLiveSearch', () => {
  it('makes an index of the texts as they are now, under a name that changes with them', async () => {
    const { folder, search, name } = await open();
    const first = await name();
    expect(await name()).toBe(first);
    const before = await search.readFile(first, 'index.js');
    expect(before).toContain('第一句');
    expect(before).not.toContain('草稿');
    await writeFile(join(folder, 'docs/v8/index.md'), '# 首页\n\n第二句，刚写的。\n');
    const second = await name();
    expect(second).not.toBe(first);
    expect(await search.readFile(second, 'index.js')).toContain('第二句');
    expect(await search.readFile(first, 'index.js')).toBeUndefined();
  });

  it('knows no other files', async () => {
    const { search, name } = await open();
    const folder = await name();
    expect(await search.readFile(folder, 't99.js')).toBeUndefined();
    expect(await search.readFile('', '')).toBeUndefined();
    expect(await search.readFile('..', 'index.js')).toBeUndefined();
  });
});
