import { expect, it } from 'vitest';
import { createIndexBuilder } from '../../../../../src/core/search/index/buildIndex.ts';
import {
  createVocabulary,
  listPageTerms,
  numberTerms,
  type PageTerms,
} from '../../../../../src/core/search/index/vocabulary.ts';
import { readPinyin } from '../../../../../src/node/search/readPinyin.ts';
import { buildIndex, hashText } from '../../../../support/searchIndex.ts';

const page = {
  path: '/docs/work',
  title: '坐席工作台',
  names: ['在线接待'],
  description: '怎样接待访客',
  sections: [
    { anchor: '', heading: '', trail: [], text: '' },
    { anchor: '转接', heading: '转接会话', trail: ['坐席工作台'], text: '转给另一位坐席，或者 restapi。' },
  ],
};

it('gives the index that the page itself gives, also after it was kept', () => {
  const vocabulary = createVocabulary();
  // Of a page of another version.
  vocabulary.number({
    terms: 'zebra 访客 aardvark',
    counts: [1, 1, 1],
    lengths: { body: 3, heading: 0, trail: 0 },
  });
  const limits = { oneFile: -1 };
  const own = buildIndex([page], limits, readPinyin);
  const kept = createIndexBuilder('zh-Hans', vocabulary, limits);
  const terms: PageTerms = JSON.parse(JSON.stringify(listPageTerms(page, readPinyin)));
  kept.add(page, numberTerms(terms, vocabulary));
  expect([...kept.finish(hashText)]).toEqual([...own.finish(hashText)]);
});

it('knows nothing of where the page lies: versions that show the same text share its terms', () => {
  expect(listPageTerms({ ...page, path: '/docs/v7/work' } as typeof page, readPinyin)).toEqual(
    listPageTerms(page, readPinyin),
  );
});
