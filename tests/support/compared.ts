// Comparisons for tests: of two texts, and what can be read from one.
import type { ElementContent, RootContent } from 'hast';
import { isBlock } from '../../src/core/diff/blockSegments.ts';
import { type ComparedText, type ComparisonRow, compareDocs } from '../../src/core/diff/compareDocs.ts';
import { CODE_LINES, markOf, type Side } from '../../src/core/diff/marks.ts';
import { parseDocument } from '../../src/core/document/parseDocument.ts';
import { showTree } from './showTree.ts';

export function compareTexts(before: string, after: string): ComparisonRow[] {
  return compareParsed(parseDocument(before).doc, parseDocument(after).doc);
}

export function compareParsed(before: ComparedText, after: ComparedText): ComparisonRow[] {
  const steps = compareDocs(before, after);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/**
 * A comparison, a row a line: the sign of its kind, and what it shows.
 * @example '= <p>同</p>', '~ <p><del>旧</del><ins>新</ins></p>', '+ …', '- …', '> …' (moved here), '< …' (from here)
 */
export function showRows(rows: readonly ComparisonRow[]): string[] {
  const signs = { same: '=', changed: '~', new: '+', gone: '-', moved: '>', left: '<' };
  return rows.map(
    ({ kind, nodes }) =>
      `${signs[kind]} ${showTree(nodes).replace(/ (?:id|dataMark|dataShort|dataProse|dataLabel|style)="[^"]*"| data(?:List|Grid)/g, '')}`,
  );
}

/** What a reader of one side gets, as one text that says what stands in what. */
export function sayText(nodes: readonly RootContent[]): string {
  const said: { around: string; text: string }[] = [];
  const say = (around: string, text: string) => {
    const last = said.at(-1);
    if (last?.around === around) last.text += text;
    else said.push({ around, text });
  };
  const walk = (node: RootContent, around: string) => {
    if (node.type === 'text') return say(around, node.value);
    if (node.type !== 'element') return;
    // Of the words about a block of code those of the later text stand for both.
    const {
      id: _,
      dataShort,
      dataProse,
      dataList,
      dataGrid,
      style,
      dataLabel,
      dataMeta,
      ...properties
    } = node.properties;
    const name = `${node.tagName}${JSON.stringify(properties)}`;
    // Where a word is set in bold twice or once in one go, a reader sees no difference.
    if (isBlock(node) || node.children.length === 0) say('', `\n<${name}>`);
    for (const child of node.children) walk(child, isBlock(node) ? '' : `${around}/${name}`);
    if (isBlock(node)) say('', `</${node.tagName}>`);
  };
  for (const node of nodes) walk(node, '');
  return said.map(({ around, text }) => `${around && `[${around}]`}${text}`).join('');
}

export function sideOf(rows: readonly ComparisonRow[], side: Side): ElementContent[] {
  return readSide(
    rows.flatMap(({ nodes }) => nodes),
    side,
  );
}

/** The nodes as one side has them, without marks. */
function readSide(nodes: readonly ElementContent[], side: Side): ElementContent[] {
  const dropped = side === 'before' ? 'ins' : 'del';
  return nodes.flatMap((node): ElementContent[] => {
    const mark = markOf(node);
    if (mark === dropped || mark === 'fill') return [];
    if (node.type !== 'element') return [node];
    const children = readSide(node.children, side);
    if (mark !== undefined && node.tagName === mark) return children;
    const { dataMark: _, ...properties } = node.properties;
    return [{ ...node, tagName: node.tagName === CODE_LINES ? 'pre' : node.tagName, properties, children }];
  });
}
