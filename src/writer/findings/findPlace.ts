/** The element of the page whose text holds these words, the innermost one. */
export function findPlace(article: ParentNode, words: string): HTMLElement | undefined {
  const texts = document.createTreeWalker(article as Node, NodeFilter.SHOW_TEXT);
  const wanted = fold(words);
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode;
    if (parentElement !== null && fold(textContent ?? '').includes(wanted)) return parentElement;
  }
  return undefined;
}

function fold(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
