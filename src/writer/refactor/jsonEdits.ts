// Edits JSON text at the offsets of its nodes, so that the author's formatting is preserved.
import { findNodeAtLocation, type JSONPath, modify, type Node, parseTree } from 'jsonc-parser';
import { applyEdits, insertAt, lineEndOf } from '../../core/document/textEdits.ts';

/** Inserts a member at the end of an object, or before another member. */
export function insertMember(
  text: string,
  path: JSONPath,
  key: string,
  value: unknown,
  before?: string,
): string {
  const object = nodeAt(text, path);
  if (object === undefined) return text;
  const at = object.children?.findIndex(({ children }) => children?.[0]?.value === before) ?? -1;
  return insertChild(text, object, `${JSON.stringify(key)}: ${write(value)}`, at);
}

export function insertElement(text: string, path: JSONPath, value: unknown): string {
  const list = nodeAt(text, path);
  return list === undefined ? text : insertChild(text, list, write(value), -1);
}

/** Deletes the nodes at the given paths, with their commas. */
export function removeAll(text: string, paths: readonly JSONPath[]): string {
  // In reverse order: a deletion shifts the indexes of the nodes after it in a list.
  return [...paths]
    .reverse()
    .reduce((json, path) => applyEdits(json, modify(json, path, undefined, {})), text);
}

/** Serializes a value on one line, as the manifest generator does. */
function write(value: unknown): string {
  const text = JSON.stringify(value, null, 1).replace(/\n\s*/g, ' ');
  return text.replace(/^\[ /, '[').replace(/ \]$/, ']');
}

function insertChild(text: string, parent: Node, written: string, at: number): string {
  const end = lineEndOf(text);
  const children = parent.children ?? [];
  const next = children[at];
  const last = children.at(-1);
  const indentOf = (node: Node) => /[^\S\r\n]*$/.exec(text.slice(0, node.offset))?.[0] ?? '';
  const startsLine = (node: Node) => /(?:^|[\r\n])[^\S\r\n]*$/.test(text.slice(0, node.offset));
  if (next !== undefined) {
    const space = startsLine(next) ? end + indentOf(next) : ' ';
    return insertAt(text, next.offset, `${written},${space}`);
  }
  if (last !== undefined) {
    const space = startsLine(last) ? end + indentOf(last) : ' ';
    return insertAt(text, last.offset + last.length, `,${space}${written}`);
  }
  const [line = ''] = text
    .slice(0, parent.offset)
    .split(/\r\n?|\n/)
    .slice(-1);
  const indent = /^\s*/.exec(line)?.[0] ?? '';
  const content = `${end}${indent}  ${written}${end}${indent}`;
  return applyEdits(text, [{ offset: parent.offset + 1, length: parent.length - 2, content }]);
}

function nodeAt(text: string, path: JSONPath): Node | undefined {
  const root = parseTree(text);
  return root && findNodeAtLocation(root, path);
}

export interface WrittenString {
  node: Node;
  path: JSONPath;
  /** String members of the object that contains the node. */
  object: ReadonlyMap<string, string>;
}

/** Lists the nodes of all string values in document order. */
export function listStrings(json: string): WrittenString[] {
  const root = parseTree(json);
  return root === undefined ? [] : [...stringsIn(root, [])];
}

function* stringsIn(
  node: Node,
  path: JSONPath,
  object: WrittenString['object'] = new Map(),
): Generator<WrittenString> {
  if (node.type === 'string') yield { node, path, object };
  if (node.type === 'array')
    for (const [at, child] of (node.children ?? []).entries()) yield* stringsIn(child, [...path, at]);
  if (node.type !== 'object') return;
  const members = (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key === undefined || value === undefined ? [] : [[String(key.value), value] as const],
  );
  const strings = new Map(
    members.flatMap(([key, { value }]) => (typeof value === 'string' ? [[key, value]] : [])),
  );
  for (const [key, value] of members) yield* stringsIn(value, [...path, key], strings);
}
