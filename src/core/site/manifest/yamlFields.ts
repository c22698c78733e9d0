// Parses YAML, of which JSON is a subset, with the line of each field.

import {
  isCollection,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type YAMLParseError,
} from 'yaml';
import { dropForbiddenInside } from '../../../lib/forbiddenCharacters.ts';
import { fieldMessages } from '../../i18n/fieldMessages.ts';

export interface YamlFields {
  data: unknown;
  /** Line of a field by its path of keys, from 1 inside the text. */
  findLine: (...path: (string | number)[]) => number | undefined;
}

export interface YamlError {
  line: number;
  column?: number;
  message: string;
}

const words = fieldMessages.yaml;

/**
 * Parses YAML; a syntax error is returned with its line and a fix. Empty text has no fields.
 * @param isText whether a field and its children are text: then `1.10` is parsed as a string
 */
export function readYamlFields(text: string, isText = (_: string) => false): YamlFields | YamlError {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'silent' });
  const error = document.errors[0];
  if (error !== undefined) {
    const { line, col: column } = lines.linePos(findOpening(document.contents, error) ?? error.pos[0]);
    return { line, column, message: words.errors[error.code] ?? words.otherError };
  }
  let data: unknown;
  takeTexts(document.contents, false, isText);
  try {
    data = dropForbiddenInside(document.toJS());
  } catch {
    // toJS() throws for an alias without an anchor, or aliases that expand without limit.
    return { line: 1, message: words.missingAnchor };
  }
  return { data: data ?? {}, findLine: (...path) => findLine(document.contents, lines, path) };
}

/** Replaces the parsed values of text fields by their source. */
function takeTexts(node: unknown, inText: boolean, isText: (key: string) => boolean): void {
  if (isScalar(node)) {
    if (inText && node.type === 'PLAIN' && node.source && node.value !== null) node.value = node.source;
  } else if (isMap(node)) {
    for (const { key, value } of node.items)
      takeTexts(value, inText || (isScalar(key) && isText(String(key.value))), isText);
  } else if (isSeq(node)) for (const item of node.items) takeTexts(item, inText, isText);
}

/** Line of the node at a path, or of the innermost node on it. */
function findLine(
  contents: unknown,
  lines: LineCounter,
  [first, ...rest]: readonly (string | number)[],
): number | undefined {
  if (isSeq(contents) && typeof first === 'number') {
    const item = contents.items[first];
    const line = isNode(item) && item.range ? lines.linePos(item.range[0]).line : undefined;
    return findLine(item, lines, rest) ?? line;
  }
  if (!isMap(contents)) return undefined;
  for (const { key, value } of contents.items) {
    if (isScalar(key) && String(key.value) === String(first) && key.range)
      return findLine(value, lines, rest) ?? lines.linePos(key.range[0]).line;
  }
  return undefined;
}

/** Position of the unclosed quote or bracket: the parser reports the line at which it gave up. */
function findOpening(contents: unknown, { code, pos }: YAMLParseError): number | undefined {
  if ((code !== 'MISSING_CHAR' && code !== 'BAD_INDENT') || !isMap(contents)) return undefined;
  return contents.items
    .map(({ value }) => value)
    .filter(isNode)
    .filter((value) =>
      isCollection(value) ? value.flow : /^QUOTE/.test(String(isScalar(value) && value.type)),
    )
    .flatMap(({ range }) => (range ? [{ start: range[0], end: range[2] }] : []))
    .filter(({ start, end }) => start < pos[0] && end >= pos[0])
    .at(-1)?.start;
}

/**
 * Names of text fields, ours and of other engines, at any depth. YAML would parse `1.10` as a number, cut a title at
 * ` #`, and reject one with a colon.
 */
const TEXT_FIELDS = new Set(
  `title sidebar_label pagination_label label description keywords slug id tags authors author name default version
  linkTitle linktitle sidebarTitle shortTitle text Description`.split(/\s+/),
);

const FIELD = /^([A-Za-zＡ-Ｚａ-ｚ＿_$][\w０-９Ａ-Ｚａ-ｚ＿－$-]*)(:|：)([ \t]*)(.*?)[ \t]*$/;

interface FieldNote {
  line: number;
  column: number;
  message: string;
}

interface Repaired {
  text: string;
  notes: FieldNote[];
}

/** Parses fields, with the source of text fields as their value. */
export function readTextFields(written: string): (YamlFields | YamlError) & { notes: FieldNote[] } {
  const { text, notes } = repairFields(written);
  return { ...readYamlFields(text, (key) => TEXT_FIELDS.has(key)), notes };
}

/**
 * Quotes text values that YAML would parse as something else, and reports them; lines stay in their order.
 * @example repairFields('title: 更新 #2').text === 'title: "更新 #2"'
 */
function repairFields(written: string): Repaired {
  const lines = written.split('\n');
  const notes: FieldNote[] = [];
  const repaired = lines.map((line, at) => {
    const [, writtenKey = '', colon, space = '', value = ''] = FIELD.exec(line) ?? [];
    if (writtenKey === '') return line;
    const note = (column: number, message: string) => notes.push({ line: at + 1, column, message });
    const key = writtenKey.normalize('NFKC');
    if (key !== writtenKey) note(1, words.fullWidthKey(writtenKey, key));
    const isText = TEXT_FIELDS.has(key);
    if (colon === '：') note(key.length + 1, words.fullWidthColon(key));
    else if (isText && space === '' && value !== '') note(key.length + 1, words.missingSpace(key));
    else if (!isText && key === writtenKey) return line;
    if (!isText || value === '' || isLeftToYaml(value, lines[at + 1])) return `${key}: ${value}`;
    const problem = findProblem(value);
    const column = key.length + 2 + space.length;
    if (problem !== undefined) note(column, words.unquoted(key, problem));
    return `${key}: ${JSON.stringify(value)}`;
  });
  return { text: repaired.join('\n'), notes };
}

/** Quoted strings, arrays, objects and multi-line values are valid YAML. */
function isLeftToYaml(value: string, next: string | undefined): boolean {
  return (
    /^["']|^\[.*\](?:[ \t]+#.*)?$|^\{.*\}(?:[ \t]+#.*)?$/.test(value) || /^[ \t]+\S|^-[ \t]/.test(next ?? '')
  );
}

/** Why YAML would parse another value. */
function findProblem(value: string): string | undefined {
  if (/^#|[ \t]#/.test(value)) return words.hash;
  if (/:(?:[ \t]|$)/.test(value)) return words.colon;
  if (/^(?:[@*&!%[{`>|\]},]|[-?:](?:[ \t]|$))/.test(value)) return words.indicator(value.charAt(0));
  return undefined;
}
