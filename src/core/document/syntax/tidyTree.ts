// Settles on the markdown tree what needs no HTML: alerts become containers,
// unknown containers become text, bare addresses are linked.
import type { Code, Heading, Html, Nodes, Parents, Table, Text } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { normalizeCode } from '../codeText.ts';
import { hasNoLook, isContainerKind } from '../containerKinds.ts';
import { type Report, toFinding } from '../findings.ts';
import { sayMissing } from '../includes/includes.ts';
import { readTextInclude } from '../includes/textIncludes.ts';
import { lineOf } from '../lineOf.ts';
import { readBackslashes } from './addressPlaces.ts';
import { readAlert } from './alerts.ts';
import { takeAttributes } from './attributeList.ts';
import { linkAddresses } from './bareAddresses.ts';
import { isContainerLabel } from './containerSyntax.ts';
import { dropContentsMarks, isContentsList, isContentsMark, readHint, wordsOf } from './hints.ts';
import { readMarkdownInHtml } from './htmlMarkdown.ts';
import { readHtml, readIdComment } from './htmlNodes.ts';
import { joinInlineSvg } from './inlineSvg.ts';
import { readSizeBehindWords } from './pictureSize.ts';

export interface TidyContext {
  report: Report;
  /** A line of the file, as written. */
  lineAt: (line: number) => string;
  /** Called for HTML that only a parser of HTML can read. */
  onHtml: () => void;
  /** Reads the text of another file for its place on the page. */
  readIncluded: (text: string, place: Html['position']) => Nodes[];
}

/** Settles the tree below a node, in place. */
export function tidyTree(parent: Parents, context: TidyContext, isInLink = false): void {
  if (parent.type === 'heading') takeIdComment(parent);
  const isLink = isInLink || parent.type === 'link' || parent.type === 'linkReference';
  const children: Nodes[] = [];
  for (const child of joinInlineSvg(parent.children)) {
    if ('children' in child) tidyTree(child, context, isLink);
    readBackslashes(child, context.report);
    takeAttributes(child, children.at(-1));
    for (const node of tidyNode(child, parent, context, isLink)) children.push(node);
  }
  // Every node is replaced by nodes that may stand in its place.
  parent.children = children as typeof parent.children;
}

function tidyNode(node: Nodes, parent: Parents, context: TidyContext, isInLink: boolean): Nodes[] {
  switch (node.type) {
    case 'html':
      return tidyHtml(node, parent, context);
    case 'text':
      reportUndefined(node, context);
      return (isInLink ? undefined : linkAddresses(node.value)) ?? [node];
    case 'image':
      readSizeBehindWords(node);
      return [node];
    case 'list':
      return isContentsList(node) ? [] : [node];
    case 'link':
      if (node.data?.isEmbed)
        context.report(toFinding('embeddedPage', lineOf(node), node.data.address?.text ?? node.url));
      return [node];
    case 'code':
      checkFence(node, context);
      return [node];
    case 'blockquote':
      return [readAlert(node, context.report) ?? node];
    case 'paragraph':
      if (isContentsMark(node)) return [];
      // In an item the mark belongs to its list (isContentsList).
      if (parent.type !== 'listItem') dropContentsMarks(node);
      return [readHint(node) ?? node];
    case 'inlineCode':
      node.value = normalizeCode(node.value);
      return [node];
    case 'containerDirective':
      return tidyContainer(node, context);
    case 'table':
      reportLostCells(node, context);
      return [node];
    default:
      return [node];
  }
}

const FLOW_PARENTS = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition', 'containerDirective']);

function tidyHtml(node: Html, parent: Parents, context: TidyContext): Nodes[] {
  const { report, onHtml, readIncluded } = context;
  const isBlock = FLOW_PARENTS.has(parent.type);
  switch (readHtml(node.value)) {
    case 'comment':
      return isBlock ? tidyComment(node, context) : [];
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
      onHtml();
      return isBlock ? readMarkdownInHtml(node, readIncluded) : [node];
  }
}

/** One that asks for a text stays until it has been put in. */
function tidyComment(node: Html, { report, readIncluded }: TidyContext): Nodes[] {
  const include = readTextInclude(node.value);
  if (include === undefined) return [];
  const { href, text, fault } = include;
  if (fault !== undefined) report(toFinding('brokenInclude', lineOf(node), href, fault));
  if (text !== undefined) return readIncluded(text, node.position);
  if (fault === undefined) return [node];
  return [{ type: 'paragraph', children: [{ type: 'text', value: sayMissing(href, fault) }] }];
}

function tidyContainer(node: ContainerDirective, { report, lineAt }: TidyContext): Nodes[] {
  // What is set in has no line for its end: it ends with what it stands in.
  const isWritten = lineAt(lineOf(node)).includes(':::');
  if (node.data?.fences === 1 && isWritten) report(toFinding('unclosedAdmonition', lineOf(node), node.name));
  delete node.data;
  if (isContainerKind(node.name)) return [node];
  const content = node.children.filter((child) => !isContainerLabel(child));
  if (hasNoLook(node.name)) return content;
  report(toFinding('unknownAdmonition', lineOf(node), node.name));
  const marker = /:::.*$/.exec(lineAt(lineOf(node)))?.[0] ?? `:::${node.name}`;
  return [{ type: 'paragraph', children: [{ type: 'text', value: marker }] }, ...content];
}

/** `## 标题 <!-- #id -->` */
function takeIdComment(heading: Heading): void {
  const last = heading.children.at(-1);
  const id = last?.type === 'html' ? readIdComment(last.value) : undefined;
  if (id === undefined) return;
  heading.children.pop();
  heading.data = { ...heading.data, hProperties: { id } };
  const text = heading.children.at(-1);
  if (text?.type === 'text') text.value = text.value.trimEnd();
}

/** A fence that runs into the end of its container has lost its closing line. */
function checkFence(node: Code, { report, lineAt }: TidyContext): void {
  const { start, end } = node.position ?? {};
  if (start === undefined || end === undefined) return;
  const opening = /^\s*(`{3,}|~{3,})/.exec(lineAt(start.line).slice(start.column - 1))?.[1];
  if (opening === undefined) return;
  const closing = /^[\s>]*(`{3,}|~{3,})\s*$/.exec(lineAt(end.line))?.[1];
  const isClosed = end.line > start.line && closing?.startsWith(opening);
  if (!isClosed) report(toFinding('unclosedFence', start.line));
}

/** A table shows as many cells of a row as its head has; a bar in code ends a cell like any other. */
function reportLostCells({ children: [head, ...rows] }: Table, { report }: TidyContext): void {
  for (const row of rows) {
    const lost = row.children.slice(head?.children.length);
    // Editors leave spaces without a width behind the last bar.
    const text = lost.map(wordsOf).join(' ').replaceAll('\u200B', '').trim();
    if (text !== '') report(toFinding('lostCells', lineOf(row), lost.length, text));
  }
}

/** What brackets right behind a word hold when they are indices: `数组[0][1]`, `表[i][j]`, `配置["a"][0]`. */
const INDEX = /^(?:-?\d+|[a-z]|(["']).*\1)$/i;

/** Square brackets that stayed text although they look like references. */
function reportUndefined(node: Text, { report, lineAt }: TidyContext): void {
  if (!node.value.includes('][') && !node.value.includes('[^')) return;
  const lines = node.value.split('\n');
  lines.forEach((text, index) => {
    const line = lineOf(node) + index;
    for (const match of text.matchAll(/(^|[^\w\]])\[([^[\]]+)\]\[([^[\]]+)\]|\[\^([^[\]\s]+)\]/gu)) {
      const [found, before = '', words = '', reference, note] = match;
      // Chinese puts no space before a link: there only what the brackets hold can tell.
      if (/\p{L}/u.test(before) && INDEX.test(words)) continue;
      const written = found.slice(before.length);
      // Brackets may have been escaped on purpose.
      if (!lineAt(line).includes(written) || lineAt(line).includes(`\\${written}`)) continue;
      if (note !== undefined) report(toFinding('undefinedFootnote', line, note));
      else if (reference !== undefined) report(toFinding('undefinedReference', line, reference));
    }
  });
}
