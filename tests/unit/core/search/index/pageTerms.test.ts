import { expect, it } from 'vitest';
import { createIndexBuilder } from '../../../../../src/core/search/index/buildIndex.ts';
import { listPageTerms } from '../../../../../src/core/search/index/pageTerms.ts';
import { readPinyin } from '../../../../../src/node/search/readPinyin.ts';

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
  const [own, kept] = [
    createIndexBuilder(readPinyin, { oneFile: -1 }),
    createIndexBuilder(undefined, { oneFile: -1 }),
  ];
  own.add(page);
  kept.add(page, JSON.parse(JSON.stringify(listPageTerms(page, readPinyin))));
  expect([...kept.finish()]).toEqual([...own.finish()]);
});

it('knows nothing of where the page lies: versions that show the same text share its terms', () => {
  expect(listPageTerms({ ...page, path: '/docs/v7/work' } as typeof page, readPinyin)).toEqual(
    listPageTerms(page, readPinyin),
  );
});
