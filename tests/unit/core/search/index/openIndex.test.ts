// Looking into the texts finds what a posting list would hold, to the last impact.
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { IndexLimits } from '../../../../../src/core/search/index/buildIndex.ts';
import { entryTerms, listEntries } from '../../../../../src/core/search/index/entries.ts';
import type { IndexReader } from '../../../../../src/core/search/index/indexReader.ts';
import { openIndex } from '../../../../../src/core/search/index/openIndex.ts';
import type { IndexedPage } from '../../../../../src/core/search/index/sections.ts';
import { isHan } from '../../../../../src/core/search/text/terms.ts';
import { buildManifest } from '../../../../../src/node/manifest/buildManifest.ts';
import { readSearchPage } from '../../../../../src/node/search/buildSearch.ts';
import { buildIndex, finishIndex } from '../../../../support/searchIndex.ts';

function open(pages: readonly IndexedPage[], limits: Partial<IndexLimits>): Promise<IndexReader> {
  return openIndex(finishIndex(buildIndex(pages, limits)).load);
}

async function expectSame(pages: readonly IndexedPage[]) {
  const [scanned, listed] = [await open(pages, {}), await open(pages, { oneFile: 0 })];
  const all = pages.flatMap(listEntries).flatMap((entry) => Object.values(entryTerms(entry)).flat());
  const terms = [...new Set(all)].filter(isHan);
  expect(terms.length).toBeGreaterThan(10);
  for (const term of terms) expect(await scanned.find(term)).toEqual(await listed.find(term));
  for (const character of new Set(terms.map((term) => Array.from(term)[0] ?? ''))) {
    const [a, b] = [await scanned.findPrefix(character, 999), await listed.findPrefix(character, 999)];
    const order = (list: typeof a) => [...list].sort((x, y) => (x.term < y.term ? -1 : 1));
    expect(order(a)).toEqual(order(b));
  }
}

describe('createHanScanner', () => {
  it('finds the same in texts of all kinds', async () => {
    const section = (anchor: string, heading: string, text: string) => ({
      anchor,
      heading,
      trail: ['上'],
      text,
    });
    await expectSame([
      {
        path: '/a',
        title: '哈哈哈',
        names: ['别名', '名'],
        description: '说明一。',
        sections: [section('', '', '正文'), section('x', '表', '哈哈哈哈 一 b 二c三 四\n五六　ｶﾅ カナ')],
      },
      {
        path: '/b',
        title: '𠮷野家 报表 2',
        names: [],
        description: '',
        sections: [
          section('', '', '𠮷野𠮷，𠮷。零\u200B宽 ㍻ 元'),
          section('y', 'A表B 表', '表 报表'),
          { anchor: 'z', heading: '空', trail: [], text: '' },
        ],
      },
    ]);
  });

  it('finds the same in real pages', { timeout: 60_000 }, async () => {
    const folder = fileURLToPath(new URL('../../../../../public', import.meta.url));
    const { manifest } = await buildManifest(folder, { lastUpdates: false, drafts: false });
    const docs = manifest.versions[0]?.docs.slice(0, 8) ?? [];
    await expectSame(await Promise.all(docs.map((doc) => readSearchPage(folder, doc))));
  });
});
