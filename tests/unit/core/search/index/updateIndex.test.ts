import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { createIndexBuilder, LIMITS } from '../../../../../src/core/search/index/buildIndex.ts';
import { listEntries } from '../../../../../src/core/search/index/entries.ts';
import { averageLengths, sumLengths } from '../../../../../src/core/search/index/impact.ts';
import { groupHash } from '../../../../../src/core/search/index/indexFiles.ts';
import { IndexHeadSchema, readIndexFile } from '../../../../../src/core/search/index/indexFormat.ts';
import type { IndexedPage } from '../../../../../src/core/search/index/sections.ts';
import { lengthsOf, updateIndex } from '../../../../../src/core/search/index/updateIndex.ts';
import {
  createVocabulary,
  listPageTerms,
  numberTerms,
} from '../../../../../src/core/search/index/vocabulary.ts';
import { createRandom } from '../../../../support/random.ts';
import { hashText } from '../../../../support/searchIndex.ts';

const limits = { ...LIMITS, oneFile: 0, shard: 400, postings: 8, latin: 100 };
const WORDS = Array.from({ length: 120 }, (_, at) => (at % 3 ? `w${(at * 7919).toString(36)}` : `词${at}语`));

function build(pages: readonly IndexedPage[]) {
  const vocabulary = createVocabulary();
  const builder = createIndexBuilder('zh-Hans', vocabulary, limits);
  for (const page of pages)
    builder.add(
      page,
      numberTerms(
        listPageTerms(page, () => []),
        vocabulary,
      ),
    );
  const files = [...builder.finish(hashText)];
  return {
    files: new Map(files.map((file) => [`${file.hash}/${file.name}`, file.text])),
    totals: builder.totals(),
  };
}

describe('updateIndex', () => {
  it('gives the files of a complete build, whatever is edited', () => {
    const random = createRandom(7);
    const pick = (most: number) => Math.floor(random() * most);
    // Words with small numbers are in most sections.
    const text = () =>
      Array.from({ length: 4 + pick(12) }, () => WORDS[pick(1 + pick(WORDS.length))]).join(' ');
    const sections = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        anchor: `a${at}`,
        heading: `h${at}`,
        text: text(),
        trail: [],
      }));
    let pages = Array.from({ length: 40 }, (_, at): IndexedPage => {
      return { path: `/${at}`, title: `t${at}`, names: [], description: '', sections: sections(1 + pick(9)) };
    });
    let updated = 0;
    let kept = 0;
    for (let round = 0; round < 20; round += 1) {
      const earlier = build(pages);
      const edited = new Set(Array.from({ length: 1 + pick(3) }, () => pick(pages.length)));
      const next = pages.map((page, at) => {
        if (!edited.has(at)) return page;
        const one = pick(page.sections.length);
        return {
          ...page,
          sections: page.sections.map((section, i) => (i === one ? { ...section, text: text() } : section)),
        };
      });
      const count = pages.reduce((sum, page) => sum + page.sections.length, 0);
      const averagesOf = (list: readonly IndexedPage[]) =>
        averageLengths(
          sumLengths(lengthsOf(list.flatMap((page) => listPageTerms(page, () => []).sections))),
          count,
        );
      const averages = averagesOf(next);
      const now = build(next);
      if (JSON.stringify(averages) === JSON.stringify(averagesOf(pages))) {
        updated += 1;
        const head = v.parse(IndexHeadSchema, readIndexFile(earlier.files.get('undefined/index.js') ?? ''));
        const starts = pages.map((_, at) =>
          pages.slice(0, at).reduce((sum, page) => sum + page.sections.length, 0),
        );
        const { files, long } = updateIndex(
          {
            head,
            read: (kind, index) =>
              readIndexFile(
                earlier.files.get(`${groupHash(head.groups, kind, index)}/${kind}${index}.js`) ?? '',
              ),
            readLong: (term) => earlier.totals?.long.get(term) ?? '',
          },
          [...edited].map((at) => ({
            first: starts[at] ?? 0,
            before: listPageTerms(pages[at] as IndexedPage, () => []).sections,
            after: listPageTerms(next[at] as IndexedPage, () => []).sections,
            records: listEntries(next[at] as IndexedPage).map(({ record }) => record),
          })),
          { averages, limits, hashText },
        );
        const merged = new Map(
          [...files].map(({ name, hash, text: written }) => {
            const path = `${hash}/${name}`;
            if (written === undefined) kept += 1;
            return [path, written ?? earlier.files.get(path)];
          }),
        );
        expect(merged).toEqual(now.files);
        const all = new Map([...(earlier.totals?.long ?? []), ...long]);
        expect(new Map([...all].filter(([, postings]) => postings !== undefined))).toEqual(now.totals?.long);
      }
      pages = next;
    }
    expect(updated).toBeGreaterThan(5);
    expect(kept).toBeGreaterThan(updated);
  });
});
