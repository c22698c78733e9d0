import { beforeEach, expect, it, vi } from 'vitest';
import { findScrollAnchors, restoreScroll } from '../../../src/reader/article/Article.tsx';

/** A text of blocks of 100 pixels each, of which the window shows those from `top` on. */
function textOf(top: number, ...words: string[]): HTMLElement {
  const text = document.createElement('div');
  for (const [at, word] of words.entries()) {
    const block = text.appendChild(document.createElement('p'));
    block.textContent = word;
    block.getBoundingClientRect = () => new DOMRect(0, at * 100 - top, 100, 100);
  }
  return text;
}

const scrollBy = vi.fn();
beforeEach(() => {
  scrollBy.mockClear();
  vi.stubGlobal('scrollBy', scrollBy);
  vi.stubGlobal('scrollY', 250);
});
const move = () => scrollBy.mock.calls.map(([{ top }]) => top);

it('brings the block that was at the top of the window back there', () => {
  const places = findScrollAnchors(textOf(250, '一', '二', '三', '四'));
  restoreScroll(textOf(250, '新', '一', '二', '三', '四'), places);
  expect(move()).toEqual([100]);
});

it('goes by the next block where that one was edited, or stands in the text twice', () => {
  const places = findScrollAnchors(textOf(250, '一', '二', '三', '四', '五'));
  restoreScroll(textOf(250, '新', '一', '二', '三改', '四', '五', '四'), places);
  expect(move()).toEqual([100]);
});

it('moves nothing for a reader who stands at the top', () => {
  vi.stubGlobal('scrollY', 0);
  restoreScroll(textOf(0, '新', '一'), findScrollAnchors(textOf(0, '一')));
  expect(move()).toEqual([]);
});
