import { expect, it } from 'vitest';
import { plainSegment, quotePlace } from '../../../../src/writer/copywriting/textSegment.ts';

it('quotes the words around a place, and no half of an emoji', () => {
  const quote = (text: string, word: string) => {
    const start = text.indexOf(word);
    return quotePlace(plainSegment(text, 1), start, start + word.length);
  };
  expect(quote('启动Docker服务', 'Docker')).toBe('启动Docker服务');
  const nine = '一二三四五六七八九';
  expect(quote(`😀${nine}Docker${nine}😀`, 'Docker')).toBe(`${nine}Docker${nine}`);
  expect(quote(`😀${nine.slice(1)}Docker${nine.slice(1)}😀`, 'Docker')).toBe(
    `😀${nine.slice(1)}Docker${nine.slice(1)}😀`,
  );
});
