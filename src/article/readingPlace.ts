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

/** Scrolls so that the first of the blocks that still stands in the text is where it was. */
export function returnToPlace(text: HTMLElement, places: readonly Place[]): void {
  if (places.length === 0) return;
  const blocks = new Map([...text.children].map((block) => [wordsOf(block), block]));
  const place = places.find(({ text: words }) => words !== '' && blocks.has(words));
  const block = place && blocks.get(place.text);
  if (place && block)
    window.scrollBy({ top: block.getBoundingClientRect().top - place.top, behavior: 'instant' });
}

const wordsOf = (block: Element): string => block.textContent;
