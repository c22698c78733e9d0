// The strings of JSON text, with where they stand.
import { type JSONPath, type Node, parseTree } from 'jsonc-parser';

export interface WrittenString {
  node: Node;
  path: JSONPath;
  /** The strings of the object that it is a member of. */
  object: ReadonlyMap<string, string>;
}

/** All strings that are values, in their order. */
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
