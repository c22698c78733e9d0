// Writes the generated parts into the text of a manifest; every other character stays.
import { findJsonNode, type JsonNode, scanJson } from '../core/model/jsonText.ts';
import type { DocEntry, Manifest } from '../core/model/manifest.ts';
import { isHandWritten } from './lib/manifest/handWritten.ts';
import { entryLines, sidebarLines } from './lib/manifest/jsonLines.ts';

interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * The text of manifest.json for a manifest.
 * @param original the text that the manifest was read from; lists that are written by hand stay in it
 */
export function manifestText(manifest: Manifest, original = skeletonOf(manifest)): string {
  const text = original.replaceAll('\r\n', '\n').trimEnd();
  const root = scanJson(text);
  const edits: Edit[] = [];
  for (const [place, version] of manifest.versions.entries()) {
    const node = findJsonNode(root, ['versions', place]);
    if (node?.kind !== 'object') continue;
    const { search, docs, sidebars } = version;
    edits.push(
      ...setMembers(text, node, {
        // Only a built site has an index.
        ...(search !== undefined && { search: () => JSON.stringify(search) }),
        ...(!isKept(text, node, 'docs') && {
          docs: (indent: string) => entryLines(docs, indent),
          sidebars: (indent: string) => sidebarLines(sidebars, indent),
        }),
      }),
    );
  }
  if (root.kind === 'object' && !isKept(text, root, 'pages'))
    edits.push(...setMembers(text, root, { pages: (indent) => entryLines(manifest.pages, indent) }));
  return `${applyEdits(text, edits)}\n`;
}

/** A manifest without its generated parts. */
function skeletonOf(manifest: Manifest): string {
  const versions = manifest.versions.map(({ docs, sidebars, ...version }) => version);
  return JSON.stringify({ ...manifest, versions, pages: undefined }, null, 2);
}

/** Whether a list in the text was written by a person. */
function isKept(text: string, node: JsonNode, key: string): boolean {
  const list = findJsonNode(node, [key]);
  if (list?.kind !== 'array') return false;
  // The manifest has been checked: the list holds entries.
  return isHandWritten(JSON.parse(text.slice(list.start, list.end)) as DocEntry[]);
}

/** Replaces members of an object, or adds them at its end. */
function setMembers(
  text: string,
  node: JsonNode & { kind: 'object' },
  values: Record<string, (indent: string) => string>,
): Edit[] {
  const outer = indentAt(text, node.start);
  const first = node.members[0];
  const isOnOwnLine = first !== undefined && text.slice(node.start, first.start).includes('\n');
  const indent = isOnOwnLine ? indentAt(text, first.start) : `${outer}  `;
  const edits: Edit[] = [];
  let added = '';
  for (const [key, write] of Object.entries(values)) {
    const value = findJsonNode(node, [key]);
    if (value === undefined) added += `,\n${indent}${JSON.stringify(key)}: ${write(indent)}`;
    else edits.push({ start: value.start, end: value.end, text: write(indentAt(text, value.start)) });
  }
  if (added === '') return edits;
  const last = node.members.at(-1);
  // An object on one line, or an empty one, opens up.
  const close = isOnOwnLine ? '' : `\n${outer}`;
  const at = last?.value.end ?? node.start + 1;
  const end = isOnOwnLine ? at : node.end - 1;
  edits.push({ start: at, end, text: (last === undefined ? added.slice(1) : added) + close });
  return edits;
}

/** The white space at the start of the line of a place. */
function indentAt(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  return /^\s*/.exec(line)?.[0] ?? '';
}

/** Edits that begin at the same place keep their order: a value is replaced before members follow it. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let done = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    result += text.slice(done, edit.start) + edit.text;
    done = edit.end;
  }
  return result + text.slice(done);
}
