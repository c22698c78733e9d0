// YAML (and JSON, which YAML includes) with the line of every field.
import { isMap, isScalar, LineCounter, parseDocument } from 'yaml';

export interface YamlFields {
  data: unknown;
  /** Line of a top-level field, from 1 inside the text. */
  findLine: (field: string) => number | undefined;
}

export interface YamlError {
  line: number;
  column?: number;
  message: string;
}

const WORDS: Readonly<Record<string, string>> = {
  BLOCK_AS_IMPLICIT_KEY: '值里有冒号时要加引号，或检查缩进',
  MULTILINE_IMPLICIT_KEY: '这一行缺少冒号，或缩进有误',
  DUPLICATE_KEY: '同一个字段写了两次',
  TAB_AS_INDENT: '缩进不能用制表符，请改用空格',
  MISSING_CHAR: '缺少引号、括号或冒号',
  BAD_INDENT: '缩进有误，或括号没有写完整',
  BAD_SCALAR_START: '值以特殊字符开头时要加引号',
  UNEXPECTED_TOKEN: '值里有括号等特殊字符时要加引号',
};

/** Reads YAML; a mistake gives its line and the way out. Empty text has no fields. */
export function readYamlFields(text: string): YamlFields | YamlError {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'silent' });
  const error = document.errors[0];
  if (error !== undefined) {
    const { line, col: column } = lines.linePos(error.pos[0]);
    return { line, column, message: WORDS[error.code] ?? '写法有误' };
  }
  let data: unknown;
  try {
    data = document.toJS();
  } catch {
    // An alias without its anchor, or aliases that grow without end.
    return { line: 1, message: '星号（*）引用的内容不存在，请给值加引号' };
  }
  return { data: data ?? {}, findLine: (field) => findLine(document.contents, lines, field) };
}

function findLine(contents: unknown, lines: LineCounter, field: string): number | undefined {
  if (!isMap(contents)) return undefined;
  for (const { key } of contents.items) {
    if (isScalar(key) && String(key.value) === field && key.range) return lines.linePos(key.range[0]).line;
  }
  return undefined;
}
