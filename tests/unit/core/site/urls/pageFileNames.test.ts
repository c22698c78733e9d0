import { describe, expect, it } from 'vitest';
import {
  isHiddenName,
  isLeftover,
  isMarkdownFile,
  stripPageEnding,
} from '../../../../../src/core/site/urls/pageFileNames.ts';

const PAGES = ['a.md', 'a.MDX', '部署.markdown', 'b/a.MARKDOWN', 'a.Mkd', 'v1.2.Md', 'C#.md'];
const OTHERS = ['a.txt', 'md', 'a.md.png', '.md/a'];
const LEFTOVERS = [
  '~$正文.md',
  'b/.#a.md',
  'a.md~',
  '#a.md#',
  '.~lock.a.docx#',
  '.a.md.swp',
  'a.TMP',
  'a.md.bak',
  'Thumbs.db',
];

describe('the names of pages', () => {
  it('end in one of four ways, in any case', () => {
    expect([...PAGES, ...OTHERS, ...LEFTOVERS].filter(isMarkdownFile)).toEqual(PAGES);
    expect(PAGES.map(stripPageEnding)).toEqual(['a', 'a', '部署', 'b/a', 'a', 'v1.2', 'C#']);
    expect(OTHERS.map(stripPageEnding)).toEqual(OTHERS);
  });

  it('are not those that editors leave', () => {
    expect([...PAGES, ...OTHERS, ...LEFTOVERS].filter(isLeftover)).toEqual(LEFTOVERS);
    expect(['_index.MARKDOWN', '_index', '_parts', '.git', '~$a', 'a'].filter(isHiddenName)).toEqual([
      '_parts',
      '.git',
      '~$a',
    ]);
  });
});
