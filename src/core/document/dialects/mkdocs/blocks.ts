// What the blocks of MkDocs become: those with content that is set in (containers.ts), and those of pymdown-extensions
// between slashes, `/// note | 标题` (facelessuser.github.io/pymdown-extensions/extensions/blocks).
import type { Nodes, PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { toBoxName } from '../../containerKinds.ts';
import { isContainerLabel } from '../../syntax/containerSyntax.ts';
import { createContainer, createTab } from '../createNodes.ts';
import { createMarkerLine, pairMarkers } from '../markerLines.ts';
import { NO_TITLE } from '../titledLine.ts';
import { BOX, type Indented, TAB } from './containers.ts';

export type Kind = 'box' | 'details' | 'tab' | 'content';

interface Row {
  marks: string;
  /** Names after the mark; by default all others. */
  names: string;
  becomes: Kind;
}

const row = (marks: string, becomes: Kind, names = ''): Row => ({ marks, names, becomes });

export const BLOCKS: readonly Row[] = [
  row('!!! ???+', 'box'),
  row('???', 'details'),
  row('===', 'tab'),
  row('///', 'details', 'details'),
  row('///', 'tab', 'tab'),
  row('///', 'content', 'html caption figure-caption table-caption define'),
  row('///', 'box'),
];

const has = (words: string, word: string) => words.split(' ').includes(word);

const findKind = (mark: string, name: string): Kind =>
  BLOCKS.find(({ marks, names }) => has(marks, mark) && (names === '' || has(names, name)))?.becomes ?? 'box';

interface Block {
  mark: string;
  name: string;
  title: readonly PhrasingContent[];
  children: readonly Nodes[];
  /** Whether the block is a tab that begins a group. */
  isFirst?: boolean;
}

declare module 'mdast-util-directive' {
  interface ContainerDirectiveData {
    /** Whether the tabs of a group continue the group before, until joinTabs() has joined them. */
    isNext?: boolean;
  }
}

const BUILDERS: Readonly<Record<Kind, (block: Block) => Nodes[]>> = {
  box: ({ name, title, children }) => [createContainer(toBoxName(name), children, title)],
  details: ({ mark, name, title, children }) => [
    createContainer('details', children, title.length === 0 && mark === '???' ? name : title),
  ],
  tab: ({ title, children, isFirst = false }) => [
    { ...createContainer('tabs', [createTab(title), ...children]), data: { isNext: !isFirst } },
  ],
  content: ({ children }) => [...children],
};

const build = (block: Block) => BUILDERS[findKind(block.mark, block.name)](block);

/** Builds a block whose content is set in. */
export function buildIndented({ opening, children: [first, ...rest], position }: Indented): Nodes[] {
  const [, mark = '===', name = ''] = BOX.exec(opening) ?? [];
  const label = isContainerLabel(first) ? first : undefined;
  const children = label !== undefined || first === undefined ? rest : [first, ...rest];
  const isFirst = TAB.exec(opening)?.[1]?.includes('!') === true;
  const place = position && { position };
  return build({ mark, name, title: label?.children ?? [], children, isFirst }).map((node) => ({
    ...place,
    ...node,
  }));
}

/** Joins groups of one tab each. */
export function joinTabs(nodes: readonly Nodes[]): Nodes[] {
  const joined: Nodes[] = [];
  const isGroup = (node: Nodes | undefined): node is ContainerDirective =>
    node?.type === 'containerDirective' && node.data?.isNext !== undefined;
  for (const node of nodes) {
    const last = joined.at(-1);
    if (isGroup(last) && isGroup(node) && node.data?.isNext) {
      last.children.push(...node.children);
      if (last.position && node.position) last.position = { ...last.position, end: node.position.end };
    } else joined.push(node);
  }
  return joined;
}

const SLASHES = /^(\/{3,})[ \t]*(?:([a-z][a-z-]*)[ \t]*(?:\|[ \t]*(.*))?)?$/i;

export const slashLine = createMarkerLine((line) => {
  const [written, , , title = ''] = SLASHES.exec(line) ?? [];
  if (written === undefined) return undefined;
  return title === '' ? NO_TITLE : [line.length - title.length, line.length];
});

/** Matches an option below the opening line, `    type: warning`, which is parsed as code. */
const OPTION = /^[ \t]*(\w+):[ \t]*(.*)$/;

/** Builds the blocks between slashes: an inner block has fewer slashes. */
export const pairSlashes = (root: Parameters<typeof pairMarkers>[0]) =>
  pairMarkers(root, {
    readMark(line) {
      const [, key, name] = SLASHES.exec(line) ?? [];
      return key === undefined ? undefined : { key, isClosing: name === undefined };
    },
    build(open, children) {
      const name = SLASHES.exec(open.value)?.[2]?.toLowerCase() ?? '';
      const [first, ...rest] = children;
      const lines = first?.type === 'code' && !first.lang ? first.value.split('\n') : [];
      const hasOptions = lines.length > 0 && lines.every((line) => OPTION.test(line));
      const type = lines.find((line) => /^\s*type:/.test(line));
      return build({
        mark: '///',
        name:
          name === 'admonition' && hasOptions && type !== undefined ? (OPTION.exec(type)?.[2] ?? '') : name,
        title: open.children,
        children: hasOptions ? rest : children,
      });
    },
  });
