// The markdown parser splits HTML into raw nodes, with other nodes between them. A group is the shortest run of sibling
// nodes that contains the start and the end tag of each element in the group. An unpaired tag is a group of its own, so
// that a missing end tag does not affect other nodes.
import type { RootContent } from 'hast';

interface Group {
  /** Indexes of the first and the last sibling. */
  first: number;
  last: number;
}

interface Grouping {
  groups: readonly Group[];
  /** Unpaired tags, by the index of the raw node that contains them. */
  unpaired: ReadonlyMap<number, readonly Tag[]>;
  /** Maximum nesting depth. */
  depth: number;
}

/** Elements whose end tag is optional in HTML. */
const END_IS_OPTIONAL = new Set('p li dt dd tr td th thead tbody tfoot colgroup option rt rp'.split(' '));

export function findGroups(nodes: readonly RootContent[]): Grouping {
  const lastOf = new Map<number, number>();
  const unpaired = new Map<number, Tag[]>();
  const open: { tag: Tag; index: number }[] = [];
  const openCounts = new Map<string, number>();
  let depth = 0;

  const addUnpaired = (tag: Tag, index: number) => {
    const tags = unpaired.get(index);
    if (tags) tags.push(tag);
    else unpaired.set(index, [tag]);
  };
  const count = (name: string, step: number) => openCounts.set(name, (openCounts.get(name) ?? 0) + step);
  const closeTag = (tag: Tag, index: number) => {
    if (!openCounts.get(tag.name)) return addUnpaired(tag, index);
    for (let last = open.pop(); last !== undefined; last = open.pop()) {
      count(last.tag.name, -1);
      if (last.tag.name === tag.name) {
        lastOf.set(last.index, Math.max(index, lastOf.get(last.index) ?? 0));
        return;
      }
      if (!END_IS_OPTIONAL.has(last.tag.name)) addUnpaired(last.tag, last.index);
    }
  };

  nodes.forEach((node, index) => {
    if (node.type !== 'raw') return;
    lastOf.set(index, Math.max(index, lastOf.get(index) ?? 0));
    for (const tag of readTags(node.value)) {
      if (tag.kind === 'close') closeTag(tag, index);
      else if (tag.kind === 'open') {
        open.push({ tag, index });
        count(tag.name, 1);
        depth = Math.max(depth, open.length);
      }
    }
  });
  for (const { tag, index } of open) addUnpaired(tag, index);
  return { groups: mergeOverlaps(nodes.length, lastOf), unpaired, depth };
}

function mergeOverlaps(length: number, lastOf: ReadonlyMap<number, number>): Group[] {
  const groups: Group[] = [];
  for (let first = 0; first < length; first++) {
    let last = lastOf.get(first);
    if (last === undefined) continue;
    for (let at = first; at <= last; at++) last = Math.max(last, lastOf.get(at) ?? last);
    groups.push({ first, last });
    first = last;
  }
  return groups;
}

export interface Tag {
  name: string;
  /** `empty`: a self-closing tag of a non-void element, `<video … />`, which is valid in MDX and Vue. */
  kind: 'open' | 'close' | 'void' | 'empty';
  /** Offset of the character after the tag. */
  end: number;
}

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** Elements whose content HTML parses as text. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes']);

/**
 * Lists the tags in the HTML of a raw node. Scans once, in linear time even for broken HTML.
 * @example readTags('<b>a<br></b>') // b open, br void, b close
 */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = [];
  let at = html.indexOf('<');
  while (at >= 0) {
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 2);
      if (end < 0) break;
      at = html.indexOf('<', end);
      continue;
    }
    const match = /^<(\/?)([a-z][^\s/>]*)/i.exec(html.slice(at, at + 60));
    if (match === null) {
      at = html.indexOf('<', at + 1);
      continue;
    }
    const end = findTagEnd(html, at + match[0].length);
    if (end < 0) break;
    const name = (match[2] ?? '').toLowerCase();
    const kind = match[1] === '/' ? 'close' : VOID.has(name) ? 'void' : isEmpty(html, end) ? 'empty' : 'open';
    tags.push({ name, kind, end });
    const next = kind === 'open' && RAW_TEXT.has(name) ? html.indexOf(`</${name}`, end) : end;
    at = next < 0 ? -1 : html.indexOf('<', next);
  }
  return tags;
}

/** Adds an end tag after each self-closing tag: HTML parsers ignore the slash, unless the element is void. */
export function endEmptyTags(html: string): string {
  const empty = readTags(html).filter(({ kind }) => kind === 'empty');
  const starts = [0, ...empty.map(({ end }) => end)];
  return starts
    .map((start, at) => html.slice(start, starts[at + 1]) + (empty[at] ? `</${empty[at].name}>` : ''))
    .join('');
}

/** Whether a tag is self-closing; a slash at the end of an unquoted attribute value is part of the value. */
function isEmpty(html: string, end: number): boolean {
  return html[end - 2] === '/' && !/=[^\s"'=<>]*$/.test(html.slice(Math.max(0, end - 400), end - 2));
}

/** Offset of the character after the `>` of a tag; -1 if the tag is unclosed. Quoted values may contain `>`. */
function findTagEnd(html: string, from: number): number {
  for (let at = from; at < html.length; at++) {
    const char = html[at];
    if (char === '>') return at + 1;
    if (char === '"' || char === "'") {
      at = html.indexOf(char, at + 1);
      if (at < 0) return -1;
    }
  }
  return -1;
}
