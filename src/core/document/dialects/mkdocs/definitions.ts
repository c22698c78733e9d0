// The definitions of terms, `:   义` below a paragraph: items of a list below the terms.
import type { BlockContent, List, ListItem, Nodes, PhrasingContent } from 'mdast';
import { createParagraph, createText, wordsOf } from '../createNodes.ts';
import type { Indented } from './containers.ts';

/** Matches lines that cannot be a term: table rows, headings, quotes, containers. */
const NO_TERM = /^\s*(?:[|#>]|:{3})/;

/** Makes lists of the definitions among blocks. */
export function listDefinitions(nodes: readonly Nodes[]): Nodes[] {
  const made: Nodes[] = [];
  const lists = new Set<Nodes>();
  for (const node of nodes) {
    const last = made.at(-1);
    if (node.type !== 'indented') made.push(node);
    else if (last?.type === 'list' && lists.has(last)) {
      last.spread ||= linesBetween(last, node) > 1;
      last.children.push(toItem(node));
      if (last.position && node.position) last.position = { ...last.position, end: node.position.end };
    } else if (last !== undefined && linesBetween(last, node) <= 2 && isTerm(last)) {
      if (last.type === 'paragraph') last.children = last.children.flatMap(breakLines);
      const list: List = { type: 'list', ordered: false, spread: false, children: [toItem(node)] };
      if (node.position) list.position = { ...node.position };
      lists.add(list);
      made.push(list);
    } else made.push(...toText(node, last, made));
  }
  return made;
}

const linesBetween = ({ position: above }: Nodes, { position: below }: Nodes) =>
  (below?.start.line ?? 0) - (above?.end.line ?? 0);

function toItem({ children, position }: Indented): ListItem {
  const spread = children.some((child, at) => at > 0 && linesBetween(children[at - 1] as Nodes, child) > 1);
  return {
    type: 'listItem',
    spread,
    children: children as BlockContent[],
    ...(position && { position }),
  };
}

const isTerm = (node: Nodes) =>
  node.type === 'html' ||
  (node.type === 'paragraph' && !NO_TERM.test(wordsOf(node).split('\n').at(-1) ?? ''));

/** Terms stay on lines of their own. */
function breakLines(node: PhrasingContent): PhrasingContent[] {
  if (node.type !== 'text') return [node];
  return node.value
    .split('\n')
    .flatMap((value, at): PhrasingContent[] => [
      ...(at > 0 ? [{ type: 'break' } as const] : []),
      ...(value === '' ? [] : [{ ...node, value }]),
    ]);
}

/** Without a term, the mark is text. */
function toText({ children, position }: Indented, last: Nodes | undefined, made: Nodes[]): Nodes[] {
  const [first, ...rest] = children as Nodes[];
  const words = first?.type === 'paragraph' ? first.children : [];
  const others = first === undefined || first.type === 'paragraph' ? rest : [first, ...rest];
  if (last?.type === 'paragraph' && (position?.start.line ?? 0) - (last.position?.end.line ?? 0) === 1) {
    made.pop();
    return [{ ...last, children: [...last.children, createText('\n: '), ...words] }, ...others];
  }
  return [{ ...createParagraph([createText(': '), ...words]), ...(position && { position }) }, ...others];
}
