// Parses YAML (or JSON, a subset of YAML), and finds the line of each field.

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
import { fieldMessages } from '#i18n/fieldMessages';
import { dropForbiddenInside } from '../../../lib/forbiddenCharacters.ts';

export interface YamlFields {
  data: unknown;
  /** Finds the line of a field by its path of keys; the first line of the text is 1. */
  findLine: (...path: (string | number)[]) => number | undefined;
}

export interface YamlError {
  line: number;
  column?: number;
  message: string;
}

const words = fieldMessages.yaml;

/**
 * Parses YAML; returns a syntax error with its position and a message that suggests a fix. Empty text gives `{}`.
 * @param isText whether the values of a field, nested ones included, are text: then `1.10` is parsed as a string
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
  restoreTexts(document.contents, false, isText);
  try {
    data = dropForbiddenInside(document.toJS());
  } catch {
    // toJS() throws for an alias without an anchor, or aliases that expand without limit.
    return { line: 1, message: words.missingAnchor };
  }
  return { data: data ?? {}, findLine: (...path) => findLine(document.contents, lines, path) };
}

/** Replaces the parsed values of text fields by their source text. */
function restoreTexts(node: unknown, inText: boolean, isText: (key: string) => boolean): void {
  if (isScalar(node)) {
    if (inText && node.type === 'PLAIN' && node.source && node.value !== null) node.value = node.source;
  } else if (isMap(node)) {
    for (const { key, value } of node.items)
      restoreTexts(value, inText || (isScalar(key) && isText(String(key.value))), isText);
  } else if (isSeq(node)) for (const item of node.items) restoreTexts(item, inText, isText);
}

/** Line of the node at a path; if the AST has no such node, line of the last node found on the path. */
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

/** Offset of an unclosed quote or bracket, since the parser reports the later line at which it stopped. */
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
 * Names of fields, of this engine and others, whose values are parsed as text at any depth. YAML would parse `1.10`
 * as a number, truncate a title at ` #`, and reject a title with a colon.
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

/** Parses the fields of front matter; the value of a text field is its source text. */
export function readTextFields(written: string): (YamlFields | YamlError) & { notes: FieldNote[] } {
  const { text, notes } = repairFields(written);
  return { ...readYamlFields(text, (key) => TEXT_FIELDS.has(key)), notes };
}

/**
 * Quotes text values that YAML would parse as something else, and reports them. Line numbers do not change.
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
    if (!isText || value === '' || isValidYaml(value, lines[at + 1])) return `${key}: ${value}`;
    const problem = findProblem(value);
    const column = key.length + 2 + space.length;
    if (problem !== undefined) note(column, words.unquoted(key, problem));
    return `${key}: ${JSON.stringify(value)}`;
  });
  return { text: repaired.join('\n'), notes };
}

/** Whether a value must not be quoted: quoted strings, arrays, objects and multi-line values are valid YAML. */
function isValidYaml(value: string, next: string | undefined): boolean {
  return (
    /^["']|^\[.*\](?:[ \t]+#.*)?$|^\{.*\}(?:[ \t]+#.*)?$/.test(value) || /^[ \t]+\S|^-[ \t]/.test(next ?? '')
  );
}

/** Reason why YAML would parse an unquoted text as another value; undefined if it would not. */
function findProblem(value: string): string | undefined {
  if (/^#|[ \t]#/.test(value)) return words.hash;
  if (/:(?:[ \t]|$)/.test(value)) return words.colon;
  if (/^(?:[@*&!%[{`>|\]},]|[-?:](?:[ \t]|$))/.test(value)) return words.indicator(value.charAt(0));
  return undefined;
}
