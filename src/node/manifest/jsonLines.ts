// JSON in the shape of manifest.json: one entry a line, so that two writers seldom
// change the same line, and a reader still sees the structure.
import type { SidebarItem } from '../../core/site/manifest/sidebarItem.ts';

/**
 * A value on one line, with spaces; undefined members are left out.
 * @example inlineJson({ id: 'a', size: [1, 2], title: undefined }) === '{ "id": "a", "size": [1, 2] }'
 */
function inlineJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inlineJson).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  if (members.length === 0) return '{}';
  return `{ ${members.map(([key, member]) => `${JSON.stringify(key)}: ${inlineJson(member)}`).join(', ')} }`;
}

/** A list with one entry a line. */
export function entryLines(entries: readonly unknown[], indent: string): string {
  if (entries.length === 0) return '[]';
  return `[\n${entries.map((entry) => `${indent}  ${inlineJson(entry)}`).join(',\n')}\n${indent}]`;
}

/** Sidebars with one item a line; the items of a category stand below it. */
export function sidebarLines(sidebars: Readonly<Record<string, SidebarItem[]>>, indent: string): string {
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
