// YAML (and JSON, which YAML includes) with the line of every field.

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

export interface YamlFields {
  data: unknown;
  /** Line of a field by its keys, from 1 inside the text. */
  findLine: (...path: (string | number)[]) => number | undefined;
}

export interface YamlError {
  line: number;
  column?: number;
  message: string;
}

const WORDS: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: '值里有冒号时要加引号，或检查缩进',
  MULTILINE_IMPLICIT_KEY: '这一行缺少冒号，或缩进有误',
  DUPLICATE_KEY: '同一个字段写了两次，请删去一个',
  TAB_AS_INDENT: '缩进不能用制表符，请改用空格',
  MISSING_CHAR: '缺少引号、括号或冒号',
  BAD_INDENT: '缩进有误，或括号没有写完整',
  BAD_SCALAR_START: '值以特殊字符开头时要加引号',
  UNEXPECTED_TOKEN: '值里有括号等特殊字符时要加引号',
};

/**
 * Reads YAML; a mistake gives its line and the way out. Empty text has no fields.
 * @param isText whether the values of a field, and those inside it, are text as it is written: `1.10` is no number
 */
export function readYamlFields(text: string, isText = (_: string) => false): YamlFields | YamlError {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'silent' });
  const error = document.errors[0];
  if (error !== undefined) {
    const { line, col: column } = lines.linePos(findOpening(document.contents, error) ?? error.pos[0]);
    return { line, column, message: WORDS[error.code] ?? '写法有误' };
  }
  let data: unknown;
  takeTexts(document.contents, false, isText);
  try {
    data = dropForbiddenInside(document.toJS());
  } catch {
    // An alias without its anchor, or aliases that grow without end.
    return { line: 1, message: '星号（*）引用的内容不存在，请给值加引号' };
  }
  return { data: data ?? {}, findLine: (...path) => findLine(document.contents, lines, path) };
}

/** Gives scalars of text fields the text that they were read from. */
function takeTexts(node: unknown, inText: boolean, isText: (key: string) => boolean): void {
  if (isScalar(node)) {
    if (inText && node.type === 'PLAIN' && node.source && node.value !== null) node.value = node.source;
  } else if (isMap(node)) {
    for (const { key, value } of node.items)
      takeTexts(value, inText || (isScalar(key) && isText(String(key.value))), isText);
  } else if (isSeq(node)) for (const item of node.items) takeTexts(item, inText, isText);
}

/** Of the item that the keys lead to, or of the innermost one on the way. */
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

/** Where the quote or bracket was opened whose end is missing: the parser sees it far below. */
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
