// Replaces the fences of wireframes by figures, and connects each number with its entry in the list that follows.
// Browsers load this module as a lazy chunk, for the texts with wireframes that they parse; prerendered pages contain
// the figures.
import type { Element, RootContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import { parseFenceMeta } from '../fence.ts';
import type { Transform } from '../transform.ts';
import { buildNumber, buildWireframe, type FindId, WIREFRAME_CLASS } from './buildWireframe.ts';
import { readWireframe, WIREFRAME_LANGUAGE } from './readWireframe.ts';

export const renderWireframes: Transform = function* (nodes) {
  const names = listNames();
  const rendered: RootContent[] = [];
  for (const [at, node] of nodes.entries()) {
    rendered.push(renderNode(node, nodes, at, names));
    yield;
  }
  return rendered;
};

/** Names of the pictures of a page, from which their ids are made. */
function* listNames(): Generator<string, never> {
  for (let count = 1; ; count++) yield `w${count}`;
}

/** Renders a node, and the wireframes below it. */
function renderNode<T extends RootContent>(
  node: T,
  siblings: readonly RootContent[],
  at: number,
  names: Generator<string, never>,
): T | Element {
  if (node.type !== 'element') return node;
  const code = findCode(node);
  if (code === undefined) {
    node.children = node.children.map((child, index) => renderNode(child, node.children, index, names));
    return node;
  }
  const picture = names.next().value;
  const entries = markEntries(findList(siblings, at + 1), picture);
  return renderFigure(code, (number) =>
    number <= entries ? { mark: `${picture}n${number}`, entry: `${picture}-${number}` } : undefined,
  );
}

/** The code of a fence with the language `wireframe`. */
function findCode({ tagName, children }: Element): Element | undefined {
  const code = tagName === 'pre' ? children[0] : undefined;
  if (code?.type !== 'element') return undefined;
  return [code.properties.className].flat().includes(`language-${WIREFRAME_LANGUAGE}`) ? code : undefined;
}

function renderFigure(code: Element, findId: FindId): Element {
  const wireframe = readWireframe(textOf(code));
  const { title } = parseFenceMeta(String(code.properties.dataMeta ?? ''));
  const caption: Element[] =
    title === undefined
      ? []
      : [
          {
            type: 'element',
            tagName: 'figcaption',
            properties: {},
            children: [{ type: 'text', value: title }],
          },
        ];
  return {
    type: 'element',
    tagName: 'figure',
    properties: { className: [WIREFRAME_CLASS] },
    children: [buildWireframe(wireframe, findId), ...caption],
  };
}

/** The numbered list that follows a picture directly. */
function findList(siblings: readonly RootContent[], from: number): Element | undefined {
  const next = siblings.find((node, at) => at >= from && (node.type !== 'text' || node.value.trim() !== ''));
  return next?.type === 'element' && next.tagName === 'ol' ? next : undefined;
}

/** Replaces the numbers of a list by callouts, which lead to the picture; returns the count of its entries. */
function markEntries(list: Element | undefined, picture: string): number {
  if (list === undefined) return 0;
  list.properties.className = ['wf-legend'];
  const entries = list.children.filter((child) => child.type === 'element');
  for (const [at, entry] of entries.entries()) {
    entry.properties.id = `${picture}-${at + 1}`;
    entry.children.unshift(buildNumber(at + 1, `${picture}n${at + 1}`));
  }
  return entries.length;
}
