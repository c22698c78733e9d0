import { findHighlights } from '../../../core/search/text/highlightRanges.ts';
import { isDialogOpen } from '../../platform/elementVisibility.ts';

const NAME = 'search';
const MAX_MARKS = 1000;
/** Attribute of the article while words are highlighted; prose.css styles the highlights. */
const MARKED = 'data-words-marked';

/** Block elements: a match does not cross their boundaries. */
const BLOCKS = 'p, li, td, th, pre, dt, dd, summary, figcaption, h1, h2, h3, h4, h5, h6, div, article';
const EXCLUDED = 'nav, button, script, style, svg, [aria-hidden="true"]';

/** A range of one text node. */
interface TextRange {
  node: Text;
  start: number;
  end: number;
}

/**
 * Highlights words in the article until Esc is pressed or the returned function is called. Uses the CSS
 * Custom Highlight API, which leaves React's nodes alone; `mark` elements are the fallback.
 */
export function markWords(words: readonly string[]): () => void {
  const article = document.querySelector('main article');
  if (article === null) return () => {};
  const addMarks = 'highlights' in CSS ? highlight : wrap;
  article.setAttribute(MARKED, '');
  let removeMarks = () => {};
  let frame = 0;
  const watch = () => observer.observe(article, { childList: true, subtree: true, characterData: true });
  const mark = () => {
    frame = 0;
    // Disconnected while marking: the mutations made here would trigger the observer again.
    observer.disconnect();
    removeMarks();
    removeMarks = addMarks(findRanges(article, words).slice(0, MAX_MARKS));
    watch();
  };
  // Marks again after each change: long texts render in steps, and code is highlighted asynchronously.
  const observer = new MutationObserver(() => {
    frame ||= requestAnimationFrame(mark);
  });
  const stop = () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    document.removeEventListener('keydown', onKeyDown);
    removeMarks();
    article.removeAttribute(MARKED);
  };
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    // A dialog over the page handles Esc first.
    if (key === 'Escape' && !defaultPrevented && !isDialogOpen()) stop();
  };
  document.addEventListener('keydown', onKeyDown);
  mark();
  return stop;
}

/** Finds the words in text nodes; a match that spans several nodes yields one range per node. */
function findRanges(root: Element, words: readonly string[]): TextRange[] {
  return listTexts(root).flatMap((nodes) => {
    const text = nodes.map(({ data }) => data).join('');
    return findHighlights(text, words).flatMap(([start, end]) => splitByNode(nodes, start, end));
  });
}

function splitByNode(nodes: readonly Text[], start: number, end: number): TextRange[] {
  let at = 0;
  return nodes.flatMap((node) => {
    const [from, to] = [Math.max(start - at, 0), Math.min(end - at, node.length)];
    at += node.length;
    return from < to ? [{ node, start: from, end: to }] : [];
  });
}

/** Groups the text nodes of an element by block. */
function listTexts(root: Element): Text[][] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[][] = [];
  let block: Element | null | undefined;
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!(node instanceof Text) || parent === null || parent.closest(EXCLUDED) !== null) continue;
    const parentBlock = parent.closest(BLOCKS);
    if (parentBlock === block) texts.at(-1)?.push(node);
    else texts.push([node]);
    block = parentBlock;
  }
  return texts;
}

function highlight(textRanges: readonly TextRange[]): () => void {
  const ranges = textRanges.map(({ node, start, end }) => {
    const range = document.createRange();
    range.setStart(node, start);
    range.setEnd(node, end);
    return range;
  });
  CSS.highlights.set(NAME, new Highlight(...ranges));
  return () => void CSS.highlights.delete(NAME);
}

/**
 * Inserts `mark` elements. React's text nodes must stay in the document: each is shortened to the text after
 * its last match, and the text before is inserted in front of it.
 */
function wrap(textRanges: readonly TextRange[]): () => void {
  const changes = new Map<Text, { before: string; after: string; added: Node[] }>();
  for (const node of new Set(textRanges.map((textRange) => textRange.node))) {
    const before = node.data;
    const added: Node[] = [];
    let copied = 0;
    for (const { start, end } of textRanges.filter((textRange) => textRange.node === node)) {
      const mark = document.createElement('mark');
      mark.dataset.search = '';
      mark.textContent = before.slice(start, end);
      added.push(document.createTextNode(before.slice(copied, start)), mark);
      copied = end;
    }
    node.before(...added);
    node.data = before.slice(copied);
    changes.set(node, { before, after: node.data, added });
  }
  return () => {
    for (const [node, { before, after, added }] of changes) {
      for (const each of added) each.parentNode?.removeChild(each);
      // A text node that React has rendered again is left unchanged.
      if (node.data === after) node.data = before;
    }
  };
}
