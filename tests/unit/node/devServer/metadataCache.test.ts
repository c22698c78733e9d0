import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { runGenerator } from '../../../../src/lib/runGenerator.ts';
import { openMetadataCache, openMetadataStore } from '../../../../src/node/devServer/metadataCache.ts';
import {
  scanManifestMetadata,
  toManifestMetadata,
} from '../../../../src/node/pageIndex/metadataForManifest.ts';
import { readPageMetadata } from '../../../../src/node/pageIndex/pageMetadata.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

describe('openMetadataCache', () => {
  it('scans a large page and parses it in the worker', async () => {
    const folder = await tempFolder({
      'small.md': '# 甲\n\n## 子\n',
      'large.md': `# 乙\n\n## 子\n\n${'一段文字。\n\n'.repeat(3000)}`,
    });
    const [small, large] = [join(folder, 'small.md'), join(folder, 'large.md')];
    const parse = vi.fn(async (paths: readonly string[]) =>
      Promise.all(paths.map(async (path) => toManifestMetadata(await readPageMetadata(path)))),
    );
    const cache = openMetadataCache({
      store: { load: () => new Map(), save: function* () {} },
      parse,
      parseBudget: 60_000,
    });
    expect((await cache.read(small)).headings).toHaveLength(1);
    expect(await cache.read(large)).toMatchObject({ title: '乙' });
    expect(parse).not.toHaveBeenCalled();
    expect(await cache.parseDeferred()).toBe(true);
    expect(parse.mock.calls).toEqual([[[large]]]);
    expect((await cache.read(large)).headings).toHaveLength(1);
  });
});

describe('openMetadataStore', () => {
  it('stores the metadata of a site, and ignores an invalid file', async () => {
    const folder = await tempFolder();
    const store = await openMetadataStore('/site', folder);
    expect(store.load()).toEqual(new Map());
    const page = scanManifestMetadata({
      text: '---\ndraft: true\n---\n\n# <a id="x"></a>甲 `乙` [![b](a.svg)](c) {#a}\n',
      hash: 'h',
      badLine: undefined,
    });
    expect(page).toMatchObject({ title: '甲 乙', front: { draft: true }, hash: 'h' });
    const metadata = new Map([['/site/a.md', { stamp: '1:2', metadata: page }]]);
    runGenerator(store.save(metadata));
    expect((await openMetadataStore('/site', folder)).load()).toEqual(metadata);
    expect((await openMetadataStore('/other', folder)).load()).toEqual(new Map());
    const [file = ''] = await readdir(folder);
    for (const broken of ['{"code":', 'null', '{"code":"of yesterday","pages":[["a",{}]]}']) {
      await writeFile(join(folder, file), broken);
      expect(store.load()).toEqual(new Map());
    }
  });

  it('keeps the last eight sites', async () => {
    const folder = await tempFolder();
    const known = new Set<string>();
    for (let site = 0; site < 12; site += 1) {
      runGenerator((await openMetadataStore(`/site-${site}`, folder)).save(new Map()));
      const [name = ''] = (await readdir(folder)).filter((file) => !known.has(file));
      known.add(name);
      await utimes(join(folder, name), site, site);
    }
    expect(await readdir(folder)).toHaveLength(8);
  });
});
