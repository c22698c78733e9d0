import { beforeEach, expect, it, vi } from 'vitest';
import { findReadingPlace, returnToPlace } from '../../../src/reader/article/readingPlace.ts';

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
  const places = findReadingPlace(textOf(250, '一', '二', '三', '四'));
  returnToPlace(textOf(250, '新', '一', '二', '三', '四'), places);
  expect(move()).toEqual([100]);
});

it('goes by the next block where that one was edited, or stands in the text twice', () => {
  const places = findReadingPlace(textOf(250, '一', '二', '三', '四', '五'));
  returnToPlace(textOf(250, '新', '一', '二', '三改', '四', '五', '四'), places);
  expect(move()).toEqual([100]);
});

it('moves nothing for a reader who stands at the top', () => {
  vi.stubGlobal('scrollY', 0);
  returnToPlace(textOf(0, '新', '一'), findReadingPlace(textOf(0, '一')));
  expect(move()).toEqual([]);
});
