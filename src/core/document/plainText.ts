// Extracts the text of an HTML AST, for headings, summaries, search and reading time.
import type { Element, Nodes } from 'hast';
import type { ReadingLength } from '../reading/readingTime.ts';
import { countReading } from './cjk.ts';

/** Elements with block layout, whose text is on separate lines. */
const BLOCKS = new Set(
  `address article aside blockquote details dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ol
  p pre section summary table tr ul`.split(/\s+/),
);
const CELLS = new Set(['td', 'th']);
/** Pronunciation in ruby annotations. */
const RUBY = new Set(['rt', 'rp']);
const RUBY_OR_IMAGE = new Set([...RUBY, 'img']);
const RUBY_OR_CODE = new Set([...RUBY, 'code', 'pre', 'kbd', 'math', 'samp']);

/**
 * Converts nodes to text: one line per block element, tabs between table cells, alt text for images and formulas.
 * @param skipped names of elements whose text is left out
 * @example toPlainText(<tr><td>键</td><td>值</td></tr>) // '键\t值'
 */
export function toPlainText(node: Nodes | readonly Nodes[], skipped: ReadonlySet<string> = RUBY): string {
  const parts: string[] = [];
  write(node, parts, skipped);
  const lines = parts.join('').split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Text of a heading on one line. Alt text, usually of badges, is used only if there is no other text. */
export function toHeadingText(node: Nodes): string {
  return (toPlainText(node, RUBY_OR_IMAGE) || toPlainText(node)).replace(/\s+/g, ' ');
}

function write(node: Nodes | readonly Nodes[], parts: string[], skipped: ReadonlySet<string>): void {
  if (isList(node)) for (const child of node) write(child, parts, skipped);
  else if (node.type === 'text') parts.push(node.value);
  else if (node.type === 'root') write(node.children, parts, skipped);
  else if (node.type === 'element' && !skipped.has(node.tagName)) writeElement(node, parts, skipped);
}

function isList(node: Nodes | readonly Nodes[]): node is readonly Nodes[] {
  return Array.isArray(node);
}

function writeElement(node: Element, parts: string[], skipped: ReadonlySet<string>): void {
  const { tagName, properties, children } = node;
  // Numbers of footnote references and arrows of back references are no text of the document.
  if ('dataFootnoteRef' in properties || 'dataFootnoteBackref' in properties) return;
  if (tagName === 'img') parts.push(String(properties.alt ?? ''));
  else if (tagName === 'math') parts.push(String(properties.alttext ?? ''));
  else if (tagName === 'br') parts.push('\n');
  else {
    const [before, after] = BLOCKS.has(tagName) ? ['\n', '\n'] : CELLS.has(tagName) ? ['', '\t'] : ['', ''];
    parts.push(before);
    write(children, parts, skipped);
    parts.push(after);
  }
}

/** Counts Han characters and words outside of code and formulas, for the reading time. */
export function measureReading(node: Nodes | readonly Nodes[]): ReadingLength {
  const parts: string[] = [];
  write(node, parts, RUBY_OR_CODE);
  return countReading(parts.join(''));
}
