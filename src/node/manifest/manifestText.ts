// Writes the generated parts into the text of a manifest; every other character stays.
import { applyEdits, type Edit, findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import type { DocEntry, Manifest } from '../../core/site/manifest/manifest.ts';
import { isHandWritten } from './handWritten.ts';
import { entryLines, sidebarLines } from './jsonLines.ts';

/**
 * The text of manifest.json for a manifest.
 * @param original the text that the manifest was read from; lists that are written by hand stay in it
 */
export function manifestText(manifest: Manifest, original: string): string {
  const text = original.replaceAll('\r\n', '\n').trimEnd();
  const root = parseTree(text);
  const edits: Edit[] = [];
  for (const [place, version] of manifest.versions.entries()) {
    const node = root && findNodeAtLocation(root, ['versions', place]);
    if (node === undefined) continue;
    const { search, docs, sidebars } = version;
    edits.push(
      ...setMembers(text, node, {
        // Only a built site has an index.
        ...(search !== undefined && { search: () => JSON.stringify(search) }),
        ...(!isKept(node, 'docs') && {
          docs: (indent: string) => entryLines(docs, indent),
          sidebars: (indent: string) => sidebarLines(sidebars, indent),
        }),
      }),
    );
  }
  if (root !== undefined && !isKept(root, 'pages'))
    edits.push(...setMembers(text, root, { pages: (indent) => entryLines(manifest.pages, indent) }));
  return `${applyEdits(text, edits)}\n`;
}

/** Whether a list in the text was written by a person. */
function isKept(node: Node, key: string): boolean {
  const list = findNodeAtLocation(node, [key]);
  // The manifest has been checked: the list holds entries.
  return list !== undefined && isHandWritten(getNodeValue(list) as DocEntry[]);
}

/** Replaces members of an object, or adds them at its end. */
function setMembers(text: string, node: Node, values: Record<string, (indent: string) => string>): Edit[] {
  const outer = indentAt(text, node.offset);
  const [first] = node.children ?? [];
  const isOnOwnLine = first !== undefined && text.slice(node.offset, first.offset).includes('\n');
  const indent = isOnOwnLine ? indentAt(text, first.offset) : `${outer}  `;
  const edits: Edit[] = [];
  let added = '';
  for (const [key, write] of Object.entries(values)) {
    const value = findNodeAtLocation(node, [key]);
    if (value === undefined) added += `,\n${indent}${JSON.stringify(key)}: ${write(indent)}`;
    else
      edits.push({
        offset: value.offset,
        length: value.length,
        content: write(indentAt(text, value.offset)),
      });
  }
  if (added === '') return edits;
  const last = node.children?.at(-1);
  // An object on one line, or an empty one, opens up.
  const close = isOnOwnLine ? '' : `\n${outer}`;
  const offset = last === undefined ? node.offset + 1 : last.offset + last.length;
  const end = isOnOwnLine ? offset : node.offset + node.length - 1;
  const content = (last === undefined ? added.slice(1) : added) + close;
  return [...edits, { offset, length: end - offset, content }];
}

/** The white space at the start of the line of a place. */
function indentAt(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return /^\s*/.exec(line)?.[0] ?? '';
}
