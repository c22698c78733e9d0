import { expect, it } from 'vitest';
import { dropFileComments } from '../../../../src/core/document/dialects/obsidian/comments.ts';
import { parseDocument } from '../../../../src/core/document/parseDocument.ts';
import { createRandom } from '../../../support/random.ts';
import { showDoc } from '../../../support/showTree.ts';

it('is the text itself where it has no comments', () => {
  for (const text of ['# 甲\n', '---\na: %%b%%\n---\n甲\n', '```bat\nfor %%i in (*) do echo %%i\n```\n'])
    expect(dropFileComments(text)).toBe(text);
});

it('makes the same page on the same lines, of 200 texts', () => {
  const random = createRandom(57);
  const blocks = [
    '# 题%%私%%',
    '%%\n私下\n\n```\n私\n```\n%%',
    '> 引 %%私%% 文',
    '- 项 `%%码%%` %%私%%',
    '```\n%%码%%\n```',
    '100%%',
    '| a | b |\n| - | - |\n| %%私%% | %%码 |',
    '正文 %%私',
    '%%',
  ];
  for (let run = 0; run < 200; run += 1) {
    const body = Array.from(
      { length: 1 + Math.floor(random() * 8) },
      () => blocks[Math.floor(random() * blocks.length)],
    ).join('\n\n');
    const text = `${run % 3 === 0 ? '---\ntitle: 甲\n---\n' : ''}${body}\n`;
    const published = dropFileComments(text);
    expect(published.split('\n').length).toBe(text.split('\n').length);
    expect(showDoc(published)).toBe(showDoc(text));
    expect(parseDocument(published).doc.headings).toEqual(parseDocument(text).doc.headings);
  }
});
