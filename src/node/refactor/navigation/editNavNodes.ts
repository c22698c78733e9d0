// Edits of entries: everything around them keeps its place, comments and line breaks included.
import { lineEndOf, type TextEdit } from '../../../core/document/textEdits.ts';
import { isElement, isKey, listAncestors, type NavNode, walkNodes } from './navNode.ts';

const cut = (start: number, end: number): TextEdit => ({ offset: start, length: end - start, content: '' });

const rangeOf = ({ start, end, lines }: NavNode) => lines ?? ([start, end] as const);

export const replaceText = (node: NavNode, text: string): TextEdit => ({
  offset: node.start,
  length: node.end - node.start,
  content: node.write?.(text) ?? text,
});

/** What follows an entry in its line: a comma, and a comment. */
const AFTER = /\s*,?(?:[^\S\n]*(?:\/\/[^\n]*|\/\*[^\n]*?\*\/))?/y;

interface Tail {
  hasComma: boolean;
  /** End of the entry with comma and comment. */
  end: number;
  /** Whether the entry has its lines for itself. */
  isAlone: boolean;
  lineStart: number;
}

function tailOf(source: string, { start, end }: NavNode): Tail {
  AFTER.lastIndex = end;
  const [after = ''] = AFTER.exec(source) ?? [];
  const hasComma = after.trimStart().startsWith(',');
  const tail = hasComma || after.trim() !== '' ? end + after.length : end;
  const lineStart = source.lastIndexOf('\n', start - 1) + 1;
  const isAlone =
    source.slice(lineStart, start).trim() === '' && /^[^\S\n]*(?:\n|$)/.test(source.slice(tail));
  return { hasComma, end: tail, isAlone, lineStart };
}

/** Removes an element of a list or a pair of an object, with its comma. */
function removeNode(source: string, node: NavNode): TextEdit[] {
  if (node.lines !== undefined) return [cut(...node.lines)];
  const { hasComma, end, isAlone, lineStart } = tailOf(source, node);
  const siblings = node.parent?.children ?? [];
  const before = siblings[siblings.indexOf(node) - 1];
  const space = /^[^\S\n]*/.exec(source.slice(end))?.[0].length ?? 0;
  const own = isAlone ? cut(lineStart, end + space + 1) : cut(node.start, end + (hasComma ? space : 0));
  if (hasComma || before === undefined) return [own];
  // The last element: the comma is in front of it.
  const comma = source.indexOf(',', before.end);
  return isAlone ? [cut(comma, comma + 1), own] : [cut(comma, end)];
}

/** Ways to remove the entry that names a page: with the group whose only entry it is, by itself, or of its field. */
export function listRemovals(source: string, node: NavNode): TextEdit[][] {
  const entry = entryOf(node);
  const found: NavNode[] = entry === undefined ? [] : [entry];
  for (let inner = entry; inner !== undefined; ) {
    const list: NavNode | undefined = inner.parent;
    const group: NavNode | undefined =
      list?.children.length === 1
        ? listAncestors(list).find((each) => each !== list && isElement(each))
        : undefined;
    const isGroup = group?.children.every(
      ({ children }) => children.at(-1)?.kind !== 'list' || children.at(-1) === list,
    );
    inner = group !== undefined && isGroup === true && list?.kind === 'list' ? group : undefined;
    if (inner !== undefined) found.unshift(inner);
  }
  const pair = listAncestors(node).find(({ kind }) => kind === 'pair');
  if (pair !== undefined && pair !== entry) found.push(pair);
  // A list of two, page and label, as VuePress 1 has it.
  const two = entry?.parent;
  if (two !== undefined && isElement(two)) found.push(two);
  return found.map((each) => removeNode(source, each));
}

/** Inserts an entry after another one. */
export function insertAfter(source: string, node: NavNode, written: string): TextEdit[] {
  if (node.lines !== undefined) {
    const [, end] = node.lines;
    const isOpen = end === source.length && !source.endsWith('\n');
    const eol = lineEndOf(source);
    const text = written.replace(/\r?\n$/, '');
    return [{ offset: end, length: 0, content: isOpen ? eol + text : text + eol }];
  }
  const { hasComma, end, isAlone, lineStart } = tailOf(source, node);
  const space = isAlone ? lineEndOf(source) + source.slice(lineStart, node.start) : ' ';
  const content = space + written + (hasComma ? ',' : '');
  if (hasComma) return [{ offset: end, length: 0, content }];
  return end === node.end
    ? [{ offset: end, length: 0, content: `,${content}` }]
    : [
        { offset: node.end, length: 0, content: ',' },
        { offset: end, length: 0, content },
      ];
}

/** Puts entries into a new order: each takes the place of another. */
export function reorder(source: string, nodes: readonly NavNode[]): TextEdit[] {
  const places = nodes.map(rangeOf).sort(([a], [b]) => a - b);
  const eol = lineEndOf(source);
  const texts = nodes.map((node) => {
    const text = source.slice(...rangeOf(node));
    return node.lines === undefined || text.endsWith('\n') ? text : text + eol;
  });
  return places.map(([start, end], at) => ({ offset: start, length: end - start, content: texts[at] ?? '' }));
}

/** The names of fields that are the words of an entry. */
const LABELS = new Set(['label', 'text', 'title']);

export interface NewEntry {
  /** The page, as the text that is replaced names its own. */
  name: string;
  title: string;
  /** Label of the entry that is copied. */
  label: string | undefined;
}

/**
 * The source of an entry like another one: with its type, another page and another label, and nothing else of it.
 * Undefined where it contains other entries.
 */
export function copyEntry(source: string, entry: NavNode, slot: NavNode, { name, title, label }: NewEntry) {
  const nodes = [...walkNodes(entry)];
  if (nodes.some(({ kind, children }) => kind === 'list' && children.length > 0)) return undefined;
  const own = new Set(listAncestors(slot));
  const isLabel = ([key, value]: readonly NavNode[]) =>
    value?.kind === 'text' && (value.text === label || LABELS.has(key?.text ?? ''));
  const isKept = (node: NavNode) =>
    node.kind !== 'pair' || own.has(node) || node.children[0]?.text === 'type' || isLabel(node.children);
  const copy = (node: NavNode): string => {
    if (node === slot) return node.write?.(name) ?? name;
    if (node.kind === 'tooltip') return '';
    if (node.kind === 'label') return node.write?.(title) ?? title;
    const children = node.children.filter(isKept);
    const [first, second] = node.children;
    const [key, value] = node.kind === 'pair' ? node.children : [];
    const toText = (child: NavNode) => {
      const isTitle =
        child.kind === 'text' &&
        child !== slot &&
        (child === value
          ? key === slot || (key?.text !== 'type' && isLabel(node.children))
          : child.text === label);
      return isTitle ? (child.write?.(title) ?? title) : copy(child);
    };
    if (first === undefined) return source.slice(node.start, node.end);
    if (node.kind !== 'object' || first.kind !== 'pair') {
      let end = node.start;
      const parts = node.children.map((child) => {
        const part = source.slice(end, child.start) + toText(child);
        end = child.end;
        return part;
      });
      return parts.join('') + source.slice(end, node.end);
    }
    const between = second === undefined ? ', ' : source.slice(first.end, second.start);
    const last = node.children.at(-1) ?? first;
    return (
      source.slice(node.start, first.start) +
      children.map(toText).join(between) +
      source.slice(last.end, node.end)
    );
  };
  const [start, end] = rangeOf(entry);
  return source.slice(start, entry.start) + copy(entry) + source.slice(entry.end, end);
}

/** The entry that a text names its page in: an element of a list, or a pair whose key it is. */
export const entryOf = (slot: NavNode) =>
  isKey(slot) ? slot.parent : listAncestors(slot).find(({ parent }) => parent?.kind === 'list');
