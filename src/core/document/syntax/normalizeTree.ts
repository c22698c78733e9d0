// Normalizes the markdown AST before createConverter.ts converts it: alerts become containers, unknown containers
// become text, bare URLs become links.
import type { Code, Heading, Html, List, Nodes, Paragraph, Parents, Table, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { dropForbiddenReferences } from '../../../lib/forbiddenCharacters.ts';
import { normalizeCode } from '../codeBlocks.ts';
import { isContainerKind, isUnstyled } from '../containerKinds.ts';
import { lineOf, type Report, toFinding } from '../findings.ts';
import { describeMissingInclude, isData, readInclude, toCodeBlock } from '../includes/includeSyntax.ts';
import type { TransformName } from '../transform.ts';
import { WIREFRAME_LANGUAGE } from '../wireframes/readWireframe.ts';
import { normalizeBackslashes } from '../writtenUrls.ts';
import { readAlert } from './alerts.ts';
import { linkBareUrls } from './bareUrls.ts';
import { isContainerLabel } from './containerSyntax.ts';
import { hasEmojiNames } from './emojiNames.ts';
import { createExample, isExample } from './examples.ts';
import { isFormulaFence } from './formulas.ts';
import {
  findClosedElements,
  joinInlineSvg,
  readHtml,
  readIdComment,
  readMarkdownInHtml,
} from './htmlNodes.ts';
import { readAttributes, readSizeInAlt } from './imageSize.ts';
import { isTab, placeTab } from './tabTitles.ts';

interface Context {
  report: Report;
  /** Returns a line of the source by its number in the file. */
  lineAt: (line: number) => string;
  /** Callback for a node that needs a transform. */
  need: (name: TransformName) => void;
  /** Names of the custom elements that end among the siblings of a node. */
  closed?: ReadonlySet<string> | undefined;
  /** Parses an included text, in the dialect of the page unless it is ours; its nodes get the position of the include. */
  readIncluded: (text: string, place: Html['position'], isOurs?: boolean) => Nodes[];
  /** Parses the text of an example; undefined within an example, so that nesting is bounded. */
  readExample: ((code: Code) => Nodes[]) | undefined;
}

/** Normalizes the nodes below a parent, in place. */
export function normalizeTree(parent: Parents, context: Context, isInLink = false): void {
  if (parent.type === 'heading') takeIdComment(parent);
  const isLink = isInLink || parent.type === 'link' || parent.type === 'linkReference';
  const children: Nodes[] = [];
  const closed = findClosedElements(parent.children);
  for (const child of joinInlineSvg(parent.children)) {
    if ('children' in child) normalizeTree(child, context, isLink);
    normalizeBackslashes(child, context.report);
    readAttributes(child, children.at(-1));
    for (const node of normalizeNode(child, parent, { ...context, closed }, isLink)) children.push(node);
  }
  // The cast is safe: each node is replaced by nodes that are valid children of the same parent.
  parent.children = children as typeof parent.children;
}

function normalizeNode(node: Nodes, parent: Parents, context: Context, isInLink: boolean): Nodes[] {
  switch (node.type) {
    case 'html':
      return normalizeHtml(node, parent, context);
    case 'text':
      reportUndefined(node, context);
      if (hasEmojiNames(node.value)) context.need('emoji');
      return (isInLink ? undefined : linkBareUrls(node.value)) ?? [node];
    case 'heading':
      return [isTab(node) ? placeTab(node, parent) : node];
    case 'image':
      readSizeInAlt(node);
      return [node];
    case 'list':
      return isContentsList(node) ? [] : [node];
    case 'link':
      if (node.data?.isEmbed)
        context.report(toFinding('embeddedPage', lineOf(node), node.data.address?.text ?? node.url));
      return [node];
    case 'code':
      checkFence(node, context);
      if (isFormulaFence(node)) context.need('formulas');
      if (node.lang === WIREFRAME_LANGUAGE) context.need('wireframes');
      return [isExample(node) && context.readExample ? createExample(node, context.readExample(node)) : node];
    case 'blockquote':
      return [readAlert(node, context.report) ?? node];
    case 'paragraph':
      if (isContentsMark(node)) return [];
      // In a list item the placeholder concerns the whole list, which isContentsList() checks.
      if (parent.type !== 'listItem') dropContentsMarks(node);
      return [readHint(node) ?? node];
    case 'inlineMath':
      context.need('formulas');
      return [node];
    case 'inlineCode':
      node.value = normalizeCode(node.value);
      return [node];
    case 'containerDirective':
      return normalizeContainer(node, context);
    case 'table':
      reportLostCells(node, context);
      return [node];
    default:
      return [node];
  }
}

const FLOW_PARENTS = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition', 'containerDirective']);

function normalizeHtml(node: Html, parent: Parents, context: Context): Nodes[] {
  const { report, need, readIncluded, closed } = context;
  const isBlock = FLOW_PARENTS.has(parent.type);
  node.value = dropForbiddenReferences(node.value);
  switch (readHtml(node.value, closed)) {
    case 'comment':
      return isBlock ? normalizeComment(node, context) : [];
    case 'break':
      return isBlock ? [{ type: 'paragraph', children: [], data: { hName: 'br' } }] : [{ type: 'break' }];
    case 'component':
      report(toFinding('droppedTag', lineOf(node), /[\w-]+/.exec(node.value)?.[0] ?? ''));
      return [];
    case 'text': {
      report(toFinding('notHtml', lineOf(node), node.value.trim()));
      const text: Text = { type: 'text', value: node.value };
      return isBlock ? [{ type: 'paragraph', children: [text] }] : [text];
    }
    case 'html':
      need('html');
      return isBlock ? readMarkdownInHtml(node, readIncluded) : [node];
  }
}

/** Replaces a resolved include by its nodes; removes other comments. An unresolved include remains an HTML node. */
function normalizeComment(node: Html, { report, readIncluded }: Context): Nodes[] {
  const include = readInclude(node.value);
  if (include === undefined) return [];
  const { href, info, text, fault } = include;
  if ((text ?? fault) === undefined) return [node];
  if (info !== undefined)
    return [{ ...toCodeBlock(include), ...(node.position && { position: node.position }) }];
  if (fault !== undefined) report(toFinding('brokenInclude', lineOf(node), href, fault));
  if (text !== undefined) return readIncluded(text, node.position, isData(href));
  return [{ type: 'paragraph', children: [{ type: 'text', value: describeMissingInclude(href, fault) }] }];
}

function normalizeContainer(node: ContainerDirective, { report, lineAt }: Context): Nodes[] {
  // A container that was rewritten from a dialect has no `:::` in the source, and may end with its parent node.
  const isWritten = lineAt(lineOf(node)).includes(':::');
  if (node.data?.fences === 1 && isWritten) report(toFinding('unclosedAdmonition', lineOf(node), node.name));
  delete node.data;
  if (isContainerKind(node.name)) return [node];
  if (isUnstyled(node.name)) return node.children.map(toTitle);
  const content = node.children.filter((child) => !isContainerLabel(child));
  report(toFinding('unknownAdmonition', lineOf(node), node.name));
  const marker = /:::.*$/.exec(lineAt(lineOf(node)))?.[0] ?? `:::${node.name}`;
  return [{ type: 'paragraph', children: [{ type: 'text', value: marker }] }, ...content];
}

/** A label without its container is a paragraph of strong text. */
const toTitle = (child: Nodes): Nodes =>
  isContainerLabel(child)
    ? { type: 'paragraph', children: [{ type: 'strong', children: child.children }] }
    : child;

/** A heading that hooks of MkDocs write: `<!-- md:setting config.name -->`. */
const SHORTCODE = /^<!--\s*\w+:\w+\s+(\S+)\s*-->$/;

/** Moves the id of `## 标题 <!-- #id -->` to the heading node. */
function takeIdComment(heading: Heading): void {
  const [only, ...others] = heading.children;
  const name = others.length === 0 && only?.type === 'html' ? SHORTCODE.exec(only.value)?.[1] : undefined;
  if (name !== undefined) {
    heading.children = [{ type: 'inlineCode', value: name }];
    heading.data = { ...heading.data, hProperties: { id: name } };
    return;
  }
  const last = heading.children.at(-1);
  const id = last?.type === 'html' ? readIdComment(last.value) : undefined;
  if (id === undefined) return;
  heading.children.pop();
  heading.data = { ...heading.data, hProperties: { id } };
  const text = heading.children.at(-1);
  if (text?.type === 'text') text.value = text.value.trimEnd();
}

/** Reports a code block without a closing fence: it ends with its parent. */
function checkFence(node: Code, { report, lineAt }: Context): void {
  const { start, end } = node.position ?? {};
  if (start === undefined || end === undefined) return;
  const opening = /^\s*(`{3,}|~{3,})/.exec(lineAt(start.line).slice(start.column - 1))?.[1];
  if (opening === undefined) return;
  const closing = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(lineAt(end.line))?.[1];
  const isClosed = end.line > start.line && closing?.startsWith(opening);
  if (!isClosed) report(toFinding('unclosedFence', start.line));
}

/** Reports cells beyond the columns of the header, which are not rendered. Bars in inline code separate cells too. */
function reportLostCells({ children: [head, ...rows] }: Table, { report }: Context): void {
  for (const row of rows) {
    const lost = row.children.slice(head?.children.length);
    // Some editors insert zero-width spaces after the last bar.
    const text = lost.map(wordsOf).join(' ').replaceAll('\u200B', '').trim();
    if (text !== '') report(toFinding('lostCells', lineOf(row), lost.length, text));
  }
}

/** Matches the content of brackets that are an index after a word: `数组[0][1]`, `表[i][j]`, `配置["a"][0]`. */
const INDEX = /^(?:-?\d+|[a-z]|(["']).*\1)$/i;

/** Reports text nodes that look like references without a definition. */
function reportUndefined(node: Text, { report, lineAt }: Context): void {
  if (!node.value.includes('][') && !node.value.includes('[^')) return;
  const lines = node.value.split('\n');
  lines.forEach((text, index) => {
    const line = lineOf(node) + index;
    for (const match of text.matchAll(/(^|[^\w\]])\[([^[\]]+)\]\[([^[\]]+)\]|\[\^([^[\]\s]+)\]/gu)) {
      const [found, before = '', words = '', reference, note] = match;
      // After a letter, brackets may be an array access or, since Chinese text has no spaces, a link: the content of
      // the brackets decides.
      if (/\p{L}/u.test(before) && INDEX.test(words)) continue;
      const written = found.slice(before.length);
      // Escaped brackets are no mistake: the author wants text.
      if (!lineAt(line).includes(written) || lineAt(line).includes(`\\${written}`)) continue;
      if (note !== undefined) report(toFinding('undefinedFootnote', line, note));
      else if (reference !== undefined) report(toFinding('undefinedReference', line, reference));
    }
  });
}

/** Maps the markers of docsify to the names of containers. */
const MARKS: Readonly<Record<string, string>> = { '?> ': 'tip', '!> ': 'caution' };

/** Converts docsify's `?> 提示` and `!> 注意` to a container node. */
function readHint(paragraph: Paragraph): ContainerDirective | undefined {
  const [first] = paragraph.children;
  const name = first?.type === 'text' ? MARKS[first.value.slice(0, 3)] : undefined;
  if (name === undefined || first?.type !== 'text') return undefined;
  first.value = first.value.slice(3);
  return {
    type: 'containerDirective',
    name,
    children: [paragraph],
    ...(paragraph.position && { position: paragraph.position }),
  };
}

/**
 * Matches placeholders of a table of contents: `[TOC]`, `[[toc]]`, `[[_TOC_]]` (GitLab), `@[TOC](目录)` (CSDN), `{:toc}`
 * and other lists of attributes (Kramdown).
 */
const CONTENTS = /^(?:@?\[toc\]|@toc|\[\[_?toc_?\]\]|\{:[^{}\n]{1,100}\})$/i;

/** Whether a paragraph is such a placeholder, which is removed: the layout of every page has a table of contents. */
function isContentsMark(paragraph: Paragraph): boolean {
  const isCode = paragraph.children.some(({ type }) => type === 'inlineCode');
  return !isCode && paragraph.children.length <= 3 && CONTENTS.test(wordsOf(paragraph).trim());
}

/** Whether a list is a placeholder of a table of contents in Kramdown: `* TOC` with `{:toc}` on the next line. */
function isContentsList({ children: [item, ...others] }: List): boolean {
  const [only, ...rest] = item?.children ?? [];
  if (only?.type !== 'paragraph' || rest.length > 0 || others.length > 0) return false;
  return /^[^{}]{1,100}\{:toc[^{}]{0,100}\}$/i.test(wordsOf(only).trim());
}

/** Returns the text of a node without markup. */
function wordsOf(node: Nodes): string {
  if ('children' in node) return node.children.map(wordsOf).join('');
  return 'value' in node ? node.value : 'alt' in node ? (node.alt ?? '') : '';
}

/** Removes the lines of a paragraph that are a placeholder of a table of contents. */
function dropContentsMarks(paragraph: Paragraph): void {
  const { children } = paragraph;
  paragraph.children = children.filter((child, at) => {
    if (child.type !== 'text' || !/\n/.test(child.value)) return true;
    const isLineStart = at === 0 || children[at - 1]?.type === 'break';
    const isLineEnd = at === children.length - 1 || children[at + 1]?.type === 'break';
    const lines = child.value.split('\n');
    const rest = lines.filter((line, index) => {
      const isWhole = (index > 0 || isLineStart) && (index < lines.length - 1 || isLineEnd);
      return !isWhole || !CONTENTS.test(line.trim());
    });
    child.value = rest.join('\n');
    return rest.length > 0;
  });
}
