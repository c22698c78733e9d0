import { findHighlights } from '../../../core/search/text/highlightRanges.ts';
import { isDialogOpen } from '../../platform/elementVisibility.ts';

const NAME = 'search';
const MAX_MARKS = 1000;

/** Block elements: a match does not cross their boundaries. */
const BLOCKS = 'p, li, td, th, pre, dt, dd, summary, figcaption, h1, h2, h3, h4, h5, h6, div, article';
const LEFT_OUT = 'nav, button, script, style, svg, [aria-hidden="true"]';

/** A range of one text node. */
interface Piece {
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
  const draw = 'highlights' in CSS ? highlight : wrap;
  let erase = () => {};
  let frame = 0;
  const watch = () => observer.observe(article, { childList: true, subtree: true, characterData: true });
  const mark = () => {
    frame = 0;
    // Disconnected while marking: the mutations made here would trigger the observer again.
    observer.disconnect();
    erase();
    erase = draw(findPieces(article, words).slice(0, MAX_MARKS));
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
    erase();
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
function findPieces(root: Element, words: readonly string[]): Piece[] {
  return listTexts(root).flatMap((nodes) => {
    const text = nodes.map(({ data }) => data).join('');
    return findHighlights(text, words).flatMap(([start, end]) => cut(nodes, start, end));
  });
}

function cut(nodes: readonly Text[], start: number, end: number): Piece[] {
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
    if (!(node instanceof Text) || parent === null || parent.closest(LEFT_OUT) !== null) continue;
    const around = parent.closest(BLOCKS);
    if (around === block) texts.at(-1)?.push(node);
    else texts.push([node]);
    block = around;
  }
  return texts;
}

function highlight(pieces: readonly Piece[]): () => void {
  const ranges = pieces.map(({ node, start, end }) => {
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
function wrap(pieces: readonly Piece[]): () => void {
  const changes = new Map<Text, { before: string; after: string; added: Node[] }>();
  for (const node of new Set(pieces.map((piece) => piece.node))) {
    const before = node.data;
    const added: Node[] = [];
    let done = 0;
    for (const { start, end } of pieces.filter((piece) => piece.node === node)) {
      const mark = document.createElement('mark');
      mark.dataset.search = '';
      mark.textContent = before.slice(start, end);
      added.push(document.createTextNode(before.slice(done, start)), mark);
      done = end;
    }
    node.before(...added);
    node.data = before.slice(done);
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
