// Renames front matter fields of other engines to our equivalents, by edits at the positions of the fields.
import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isScalar, type Pair, parseDocument } from 'yaml';
import { applyEdits, lineEndOf, type TextEdit } from '../../core/document/textEdits.ts';
import { findEquivalents, translateFields } from '../../core/site/manifest/foreignFields.ts';
import { readTextFields } from '../../core/site/manifest/yamlFields.ts';

const FRONT_MATTER = /^(\uFEFF?---[ \t]*\r?\n)(.*?)(?<=\n)(?=---[ \t]*\r?(?:\n|$))/s;

/**
 * A page with our names of fields, and otherwise as it was. Fields whose place in the YAML cannot be edited keep their
 * names, by which they are read all the same.
 * @example renameForeignFields('---\nweight: 2 # x\n---\n') === '---\nsidebar_position: 2 # x\n---\n'
 */
export function renameForeignFields(page: string): string {
  return page.replace(FRONT_MATTER, (_, opening: string, yaml: string) => opening + renameInYaml(yaml));
}

function renameInYaml(yaml: string): string {
  const data = readFields(yaml);
  const { contents, errors } = parseDocument(yaml, { logLevel: 'silent' });
  if (data === undefined || errors.length > 0 || !isMap(contents) || contents.flow) return yaml;
  const nested = new Map<Pair, Moved[]>();
  const edits = findEquivalents(data).flatMap(([theirs, ours]): TextEdit[] => {
    if (ours in data) return [];
    const [name = '', inner] = theirs.split('.');
    const pair = findPair(contents, name);
    if (pair === undefined) return [];
    if (inner === undefined) return replaceKey(pair, ours);
    const member = findPair(pair.value, inner);
    if (member !== undefined) nested.set(pair, [...(nested.get(pair) ?? []), { member, ours }]);
    return [];
  });
  for (const [pair, moved] of nested) edits.push(...liftMembers(yaml, pair, moved));
  const renamed = applyEdits(yaml, edits);
  // The parser decides: an edit that changes what is read, such as one beside an anchor, is not made.
  const isSame = isDeepStrictEqual(translateFields(readFields(renamed) ?? {}), translateFields(data));
  return isSame ? renamed : yaml;
}

function readFields(yaml: string): Readonly<Record<string, unknown>> | undefined {
  const fields = readTextFields(yaml.replaceAll('\r\n', '\n'));
  return 'data' in fields ? (fields.data as Record<string, unknown>) : undefined;
}

const findPair = (map: unknown, name: string): Pair | undefined =>
  isMap(map) ? map.items.find(({ key }) => isScalar(key) && String(key.value) === name) : undefined;

/** Offsets of a node in the text. */
function rangeOf(node: unknown): [start: number, end: number] {
  const [start = 0, end = 0] = (isNode(node) && node.range) || [];
  return [start, end];
}

function replaceKey({ key }: Pair, ours: string): TextEdit[] {
  const [start, end] = rangeOf(key);
  return [{ offset: start, length: end - start, content: ours }];
}

interface Moved {
  member: Pair;
  ours: string;
}

/** Moves members of a field above it, where the field remains with others, or into its place. */
function liftMembers(yaml: string, { key, value }: Pair, moved: readonly Moved[]): TextEdit[] {
  const eol = lineEndOf(yaml);
  const lines = moved.map(({ member, ours }) => `${ours}: ${yaml.slice(...rangeOf(member.value)).trimEnd()}`);
  const [start] = rangeOf(key);
  if (!isMap(value)) return [];
  if (moved.length === value.items.length) {
    const end = value.flow
      ? rangeOf(value)[1]
      : Math.max(...value.items.map((item) => rangeOf(item.value)[1]));
    return isCommented(yaml.slice(start, end))
      ? []
      : [{ offset: start, length: end - start, content: lines.join(eol) }];
  }
  if (value.flow) return [];
  const removed = moved.map(({ member }): TextEdit => {
    const from = yaml.lastIndexOf('\n', rangeOf(member.key)[0]) + 1;
    const next = yaml.indexOf('\n', rangeOf(member.value)[1] - 1);
    return { offset: from, length: (next < 0 ? yaml.length : next + 1) - from, content: '' };
  });
  if (removed.some(({ offset, length }) => isCommented(yaml.slice(offset, offset + length)))) return [];
  return [{ offset: start, length: 0, content: lines.map((line) => line + eol).join('') }, ...removed];
}

const isCommented = (yaml: string) => /(?:^|\s)#/.test(yaml);
