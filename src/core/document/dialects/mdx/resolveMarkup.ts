// Converts the nodes of MDX: components to nodes that the converter knows, elements of HTML to HTML nodes, literals to text.
// The code of other expressions is shown.

import type { Nodes, PhrasingContent, Root } from 'mdast';
import { htmlBlockNames } from 'micromark-util-html-tag-name';
import { lineOf, toFinding } from '../../findings.ts';
import { createParagraph, createText, isLoose, joinLists } from '../createNodes.ts';
import { type DialectContext, MARKUP } from '../dialect.ts';
import { anchorTitles } from './anchorTitles.ts';
import {
  buildComponent,
  buildInclude,
  buildInline,
  buildUnknown,
  isInlineKind,
  type Labels,
  type Source,
  type Tabs,
} from './buildComponent.ts';
import { findKind, isElementOfEngine, type Kind } from './components.ts';
import { splitHtml, wrapHtml } from './htmlTags.ts';
import type { Markup } from './mdxSyntax.ts';
import {
  childrenOf,
  isBlank,
  isOnlyElements,
  type JsxElement,
  pairTags,
  placeOf,
  setChildren,
  VOID,
} from './pairTags.ts';
import { type Literal, readLiteral, readNames } from './readLiteral.ts';

const BLOCK_NAMES: ReadonlySet<string> = new Set(htmlBlockNames);
const isHtml = ({ tag }: JsxElement) => /^[a-z][^.]*$/.test(tag.name) && !isElementOfEngine(tag.name);

/** Parents whose children are blocks, and parents of neither blocks nor text. */
const FLOW = new Set(['root', 'blockquote', 'listItem', 'containerDirective', 'footnoteDefinition']);
const STRUCTURE = new Set(['list', 'table', 'tableRow']);

const PHRASING = new Set(
  'text emphasis strong delete link linkReference image imageReference inlineCode inlineMath break footnoteReference'.split(
    ' ',
  ),
);

/** The types of Markup and JsxElement are none of mdast's. */
const lineAt = (node: Nodes | JsxElement | Markup) => lineOf(node as Nodes);

/** Replaces the nodes of MDX in a parsed text, in place. */
export function resolveMarkup(root: Root, { report, parse }: DialectContext): void {
  const names = new Map<string, Literal>();
  const originals = new Map<string, string>();
  openBlocks(root);
  readEsm(root);
  pairTags(root, names);
  convert(root);
  anchorTitles(root);

  /** Parses the code blocks that are MDX, and splits HTML at the tags of components in it. */
  function openBlocks(node: Nodes): void {
    const children = childrenOf(node);
    if (children === undefined) return;
    const opened = children.flatMap((child): Nodes[] => {
      if (child.type === 'code' && child.lang === MARKUP)
        return parse(child.value, lineAt(child) + 1).children;
      if (child.type === 'html' && /<\/?[A-Z]/.test(child.value)) return splitHtml(child);
      openBlocks(child);
      return [child];
    });
    setChildren(node, opened);
  }

  function readEsm(node: Nodes): void {
    if (node.type === 'esm') {
      readNames(node.value, names);
      for (const [, name = '', own = ''] of node.value.matchAll(/\b([A-Z]\w*)\s+as\s+([A-Z]\w*)/g))
        originals.set(own, name);
    }
    childrenOf(node)?.forEach(readEsm);
  }

  function kindOf({ tag: { name }, children }: JsxElement): Kind | undefined {
    const known = findKind(originals.get(name) ?? name);
    // Sites have tabs of their own, such as `<PackageTabs>`.
    return known ?? (/Tabs$/.test(name) && children.some(isTabElement) ? 'tabs' : undefined);
  }

  function isTabElement(node: Nodes): boolean {
    return (
      node.type === 'jsxElement' && (findKind(node.tag.name) === 'tab' || node.tag.attributes.has('slot'))
    );
  }

  function isBlock(element: JsxElement): boolean {
    if (isHtml(element)) return BLOCK_NAMES.has(element.tag.name.toLowerCase());
    const kind = kindOf(element);
    if (kind !== undefined && kind !== 'content') return !isInlineKind(kind);
    return fileOf(element) !== undefined || element.children.some(isBlockNode);
  }

  function isBlockNode(node: Nodes): boolean {
    return node.type === 'jsxElement' ? isBlock(node) : !PHRASING.has(node.type);
  }

  /** The imported markdown file that an element shows. */
  function fileOf({ tag: { name, kind } }: JsxElement): string | undefined {
    const path = kind === 'empty' ? names.get(name) : undefined;
    return typeof path === 'string' && /\.(?:mdx?|markdown|mkd)$/.test(path) ? path : undefined;
  }

  function convert(node: Nodes): void {
    const children = childrenOf(node);
    if (children === undefined) return;
    if (FLOW.has(node.type)) {
      setChildren(node, toFlow(children));
      if (node.type === 'listItem') node.spread = isLoose(node.children) || node.spread;
    } else if (STRUCTURE.has(node.type)) children.forEach(convert);
    else setChildren(node, node.type === 'paragraph' ? trimLine(toPhrasing(children)) : toPhrasing(children));
  }

  /** Converts nodes to blocks; text between them becomes paragraphs. */
  function toFlow(nodes: readonly Nodes[]): Nodes[] {
    const blocks: Nodes[] = [];
    let line: Nodes[] = [];
    const endLine = () => {
      const isText = line.some((node) => PHRASING.has(node.type) && !isBlank(node));
      if (isText) blocks.push({ ...createParagraph(trimLine(line)), ...placeOf(line[0] as Nodes) });
      else blocks.push(...(line.filter(({ type }) => type === 'html') as Nodes[]));
      line = [];
    };
    for (const node of nodes.flatMap((child) =>
      isOnlyElements(child, isBlock) ? (childrenOf(child) ?? []) : [child],
    )) {
      const isElement = node.type === 'jsxElement' && (isHtml(node) || node.data?.isInHtml === true);
      const isPart = isElement && isHtml(node) ? !isBlock(node) : node.type === 'text';
      for (const made of isPart ? toPhrasing([node]) : toBlocks(node)) {
        const isInLine = isPart || (!isElement && PHRASING.has(made.type));
        if (!isInLine) endLine();
        (isInLine ? line : blocks).push(made);
      }
    }
    endLine();
    return joinLists(blocks);
  }

  /** Converts a node among blocks; inline nodes are returned as they are. */
  function toBlocks(node: Nodes): Nodes[] {
    if (node.type === 'esm') return [];
    if (node.type === 'include') return [buildInclude(node)];
    if (node.type === 'markup') return showExpression(node, true);
    if (node.type !== 'jsxElement') {
      convert(node);
      return [node];
    }
    if (node.isUnpaired) return showTag(node);
    if (isHtml(node)) return wrapHtml(node, node.children.flatMap(toMixed));
    const file = fileOf(node);
    if (file !== undefined) return [{ type: 'html', value: `<!--@include: ${file}-->`, ...placeOf(node) }];
    const kind = kindOf(node);
    if (kind === undefined) report(toFinding('unknownComponent', lineAt(node), node.tag.name));
    const built = kind === undefined ? buildUnknown(toSource(node)) : buildComponent(kind, toSource(node));
    return built.map((made) => ({ ...placeOf(node), ...made }));
  }

  /** Converts a child of an element of HTML, whose text is in no paragraph. */
  function toMixed(node: Nodes): Nodes[] {
    if (isOnlyElements(node, isBlock)) return (childrenOf(node) ?? []).flatMap(toMixed);
    return node.type === 'text' ? [node] : toBlocks(node);
  }

  function toPhrasing(nodes: readonly Nodes[]): PhrasingContent[] {
    return nodes.flatMap((node): Nodes[] => {
      if (node.type === 'esm') return [];
      if (node.type === 'markup') return showExpression(node, false);
      if (node.type !== 'jsxElement') {
        convert(node);
        return PHRASING.has(node.type) || node.type === 'html' ? [node] : wordsOf(node);
      }
      if (node.isUnpaired) return showTag(node);
      if (isHtml(node)) return wrapHtml(node, toPhrasing(node.children));
      const kind = kindOf(node);
      if (kind === undefined) report(toFinding('unknownComponent', lineAt(node), node.tag.name));
      return buildInline(kind, toSource(node)).map((made) => ({ ...placeOf(node), ...made }));
    }) as PhrasingContent[];
  }

  /** The inline nodes in a block that is in a line. */
  function wordsOf(node: Nodes): Nodes[] {
    if (node.type === 'code') return [{ type: 'inlineCode', value: node.value }];
    const children = childrenOf(node) as Nodes[] | undefined;
    return children?.flatMap((child) => (PHRASING.has(child.type) ? [child] : wordsOf(child))) ?? [];
  }

  /** An opening or closing tag without the other: of HTML, the HTML parser reports it. */
  function showTag(node: JsxElement): Nodes[] {
    const isNeedless = node.tag.kind === 'close' && VOID.test(node.tag.name);
    if (isHtml(node)) return isNeedless ? [] : wrapHtml(node, []);
    if (node.tag.name === '') return [];
    report(toFinding('notHtml', lineAt(node), node.source));
    return [{ ...createText(node.source), ...placeOf(node) }];
  }

  function showExpression(node: Markup, isFlow: boolean): Nodes[] {
    const { value } = node;
    if (value.startsWith('<!--')) return [{ type: 'html', value, ...placeOf(node) }];
    const code = value.slice(1, -1);
    const comment = /^\s*\/\*(.*)\*\/\s*$/s.exec(code)?.[1];
    if (comment !== undefined) return readId(comment);
    const literal = readLiteral(code, names);
    if (literal === null || typeof literal === 'boolean') return [];
    if (typeof literal === 'string' || typeof literal === 'number')
      return [{ ...createText(String(literal)), ...placeOf(node) }];
    report(toFinding('expression', lineAt(node), value));
    if (isFlow && value.includes('\n')) return [{ type: 'code', lang: 'jsx', value, ...placeOf(node) }];
    return [{ type: 'inlineCode', value: value.replace(/\s*\n\s*/g, ' '), ...placeOf(node) }];
  }

  function toSource(element: JsxElement): Source {
    const { attributes } = element.tag;
    return {
      element,
      read: (...fields) =>
        fields
          .map((field) => attributes.get(field))
          .filter((value) => typeof value === 'string' || typeof value === 'number')
          .map(String)
          .find((value) => value !== ''),
      flow: () => toFlow(element.children),
      phrasing: () => trimLine(toPhrasing(element.children.flatMap(inlineOf))),
      tabs: (labels) => readTabs(element, labels),
      text: () => element.children.map(textOf).join(''),
    };
  }

  /** Unwraps paragraphs, so that a component in a line has inline content. */
  function inlineOf(node: Nodes): Nodes[] {
    return node.type === 'paragraph' ? [...node.children] : [node];
  }

  function textOf(node: Nodes): string {
    if (node.type === 'markup') {
      const literal = readLiteral(node.value.slice(1, -1), names);
      return typeof literal === 'object' || literal === undefined ? '' : String(literal);
    }
    return childrenOf(node)?.map(textOf).join('') ?? ('value' in node ? node.value : '');
  }

  function readTabs(element: JsxElement, { byValue, byIndex }: Labels): Tabs | undefined {
    const children = element.children.flatMap((child) =>
      isOnlyElements(child, isBlock) ? (childrenOf(child) ?? []) : [child],
    );
    if (!children.some(isTabElement)) return undefined;
    const triggers = new Map(listTriggers(children));
    const tabs: Tabs['tabs'] = [];
    const others: Nodes[] = [];
    for (const child of children) {
      if (child.type !== 'jsxElement' || !isTabElement(child)) {
        if (child.type !== 'jsxElement' || !/TabsList$/.test(child.tag.name)) others.push(child);
        continue;
      }
      const { read, flow } = toSource(child);
      const value = read('value', 'slot');
      const known = value === undefined ? byIndex[tabs.length] : (byValue.get(value) ?? triggers.get(value));
      const title = read('label', 'title', 'name') ?? known ?? value ?? String(tabs.length + 1);
      tabs.push({ id: read('id'), title, children: flow() });
    }
    return { before: toFlow(others), tabs };
  }

  function listTriggers(nodes: readonly Nodes[]): [string, string][] {
    return nodes.flatMap((node): [string, string][] => {
      if (node.type !== 'jsxElement')
        return listTriggers((node.type === 'paragraph' && childrenOf(node)) || []);
      if (findKind(node.tag.name) !== 'tabLabel')
        return /List$/.test(node.tag.name) ? listTriggers(node.children) : [];
      return [[String(node.tag.attributes.get('value') ?? ''), textOf(node).trim()]];
    });
  }
}

/** Removes white space at the start and the end of a line. */
function trimLine<T extends Nodes>(line: readonly T[]): T[] {
  const nodes = line.map((node) => (node.type === 'text' ? { ...node } : node));
  const isEmpty = (node: Nodes | undefined) => node !== undefined && isBlank(node);
  while (isEmpty(nodes[0])) nodes.shift();
  while (isEmpty(nodes.at(-1))) nodes.pop();
  const [first, last] = [nodes[0], nodes.at(-1)];
  if (first?.type === 'text') first.value = first.value.trimStart();
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return nodes;
}

/** The id of a heading in a comment, `{/* #id *\/}`; other comments are dropped. */
function readId(comment: string): Nodes[] {
  const id = /^\s*#([^\s#<>]+)\s*$/.exec(comment)?.[1];
  return id === undefined ? [] : [{ type: 'html', value: `<!-- #${id} -->` }];
}
