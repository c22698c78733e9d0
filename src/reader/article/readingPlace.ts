// Where the reader stands in a text, so that a newer text can take its place without a jump.

interface Place {
  text: string;
  /** From the top of the window, in pixels. */
  top: number;
}

/** As many blocks are remembered: the edit may be in the first ones. */
const BLOCKS = 8;

/** The blocks from the top of the window on; none where the reader has not scrolled. */
export function findReadingPlace(text: HTMLElement): readonly Place[] {
  if (window.scrollY === 0) return [];
  const blocks = [...text.children].filter((block) => block.getBoundingClientRect().bottom > 0);
  return blocks.slice(0, BLOCKS).map((block) => ({
    text: wordsOf(block),
    top: block.getBoundingClientRect().top,
  }));
}

/** Scrolls so that the first of the blocks that still stands in the text, and only once, is where it was. */
export function returnToPlace(text: HTMLElement, places: readonly Place[]): void {
  if (places.length === 0) return;
  const blocks = [...text.children].map((block) => ({ block, words: wordsOf(block) }));
  for (const place of places) {
    const [found, another] = blocks.filter(({ words }) => words !== '' && words === place.text);
    if (found === undefined || another !== undefined) continue;
    window.scrollBy({ top: found.block.getBoundingClientRect().top - place.top, behavior: 'instant' });
    return;
  }
}

const wordsOf = (block: Element): string => block.textContent;
