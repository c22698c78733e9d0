// Writes the generated fields into the text of a manifest and changes no other character. Entries have one line each, so
// that two writers seldom change the same line.
import { applyEdits, type Edit, findNodeAtLocation, getNodeValue, type Node, parseTree } from 'jsonc-parser';
import type { DocEntry, Manifest } from '../../core/site/manifest/manifest.ts';
import type { SidebarItem } from '../../core/site/manifest/sidebarItem.ts';
import { isHandWritten } from './handWrittenManifest.ts';

/**
 * Serializes a manifest.
 * @param original the text that the manifest was parsed from; its handwritten lists are preserved
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
        // Only the manifest of a built site has search indexes.
        ...(search !== undefined && { search: () => JSON.stringify(search) }),
        ...(!isHandWrittenList(node, 'docs') && {
          docs: (indent: string) => entryLines(docs, indent),
          sidebars: (indent: string) => sidebarLines(sidebars, indent),
        }),
      }),
    );
  }
  if (root !== undefined && !isHandWrittenList(root, 'pages'))
    edits.push(...setMembers(text, root, { pages: (indent) => entryLines(manifest.pages, indent) }));
  return `${applyEdits(text, edits)}\n`;
}

function isHandWrittenList(node: Node, key: string): boolean {
  const list = findNodeAtLocation(node, [key]);
  // The schema has validated the entries.
  return list !== undefined && isHandWritten(getNodeValue(list) as DocEntry[]);
}

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
  // Breaks an object of one line into several.
  const close = isOnOwnLine ? '' : `\n${outer}`;
  const offset = last === undefined ? node.offset + 1 : last.offset + last.length;
  const end = isOnOwnLine ? offset : node.offset + node.length - 1;
  const content = (last === undefined ? added.slice(1) : added) + close;
  return [...edits, { offset, length: end - offset, content }];
}

function indentAt(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return /^\s*/.exec(line)?.[0] ?? '';
}

/**
 * JSON, serialized to one line without undefined members.
 * @example inlineJson({ id: 'a', size: [1, 2], title: undefined }) === '{ "id": "a", "size": [1, 2] }'
 */
function inlineJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inlineJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  if (members.length === 0) return '{}';
  return `{ ${members.map(([key, member]) => `${JSON.stringify(key)}: ${inlineJson(member)}`).join(', ')} }`;
}

function entryLines(entries: readonly unknown[], indent: string): string {
  if (entries.length === 0) return '[]';
  return `[\n${entries.map((entry) => `${indent}  ${inlineJson(entry)}`).join(',\n')}\n${indent}]`;
}

function sidebarLines(sidebars: Readonly<Record<string, SidebarItem[]>>, indent: string): string {
  const names = Object.entries(sidebars);
  if (names.length === 0) return '{}';
  const inner = `${indent}  `;
  const members = names.map(([name, items]) => `${inner}${JSON.stringify(name)}: ${itemLines(items, inner)}`);
  return `{\n${members.join(',\n')}\n${indent}}`;
}

function itemLines(items: readonly SidebarItem[], indent: string): string {
  if (items.length === 0) return '[]';
  const inner = `${indent}  `;
  const lines = items.map((item) => {
    if (item.type !== 'category') return `${inner}${inlineJson(item)}`;
    const { items: children, ...rest } = item;
    return `${inner}${inlineJson(rest).slice(0, -2)}, "items": ${itemLines(children, inner)} }`;
  });
  return `[\n${lines.join(',\n')}\n${indent}]`;
}
