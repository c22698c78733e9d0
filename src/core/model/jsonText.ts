// Reads JSON for its places: where each value stands in the text, and where the text
// breaks the rules. `JSON.parse` tells neither in the same way in every browser.

export type JsonNode =
  | { kind: 'object'; start: number; end: number; members: { key: string; start: number; value: JsonNode }[] }
  | { kind: 'array'; start: number; end: number; items: JsonNode[] }
  | { kind: 'scalar'; start: number; end: number };

/** Where JSON text breaks the rules, and what should have stood there. */
export class JsonTextError extends Error {
  readonly offset: number;
  constructor(offset: number, expected: string) {
    super(expected);
    this.name = 'JsonTextError';
    this.offset = offset;
  }
}

/** The values of a JSON text with their places. Throws a JsonTextError at the first mistake. */
export function scanJson(text: string): JsonNode {
  const node = scanValue(text, skipSpace(text, 0));
  const end = skipSpace(text, node.end);
  if (end < text.length) throw new JsonTextError(end, '文件应在此结束');
  return node;
}

/**
 * Where text stops being JSON, and why; undefined when it is JSON.
 * @example findJsonError('[1 2]') // { line: 1, column: 4, message: '应有逗号或 ]，遇到「2」' }
 */
export function findJsonError(text: string): { line: number; column: number; message: string } | undefined {
  try {
    scanJson(text);
    return undefined;
  } catch (error) {
    if (!(error instanceof JsonTextError)) throw error;
    const found = text.slice(error.offset, error.offset + 1).trim();
    const message = `${error.message}，遇到${found === '' ? '空白或结尾' : `「${found}」`}`;
    return { ...findLineColumn(text, error.offset), message };
  }
}

/** The node at a path of keys and indexes. */
export function findJsonNode(node: JsonNode, path: readonly (string | number)[]): JsonNode | undefined {
  let found: JsonNode | undefined = node;
  for (const key of path) {
    if (found?.kind === 'object') found = found.members.find((member) => member.key === key)?.value;
    else found = found?.kind === 'array' && typeof key === 'number' ? found.items[key] : undefined;
  }
  return found;
}

/** The line, from 1, of the node at a path; the first one where there is no such node. */
export function findJsonLine(text: string, root: JsonNode, path: readonly (string | number)[]): number {
  const node = findJsonNode(root, path);
  return node === undefined ? 1 : findLineColumn(text, node.start).line;
}

/** Line and column, from 1, of an offset in a text. */
export function findLineColumn(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}

const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.])/y;
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON strings may not hold control characters.
const STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y;

function scanValue(text: string, start: number): JsonNode {
  const first = text[start];
  if (first === '{') return scanObject(text, start);
  if (first === '[') return scanArray(text, start);
  const end = matchAt(first === '"' ? STRING : SCALAR, text, start);
  if (end === undefined)
    throw new JsonTextError(
      start,
      first === '"' ? '文本没有写完整（缺少引号，或含有换行、错误的转义）' : '应有一个值',
    );
  return { kind: 'scalar', start, end };
}

function scanObject(text: string, start: number): JsonNode {
  const members: { key: string; start: number; value: JsonNode }[] = [];
  let at = skipSpace(text, start + 1);
  if (text[at] === '}') return { kind: 'object', start, end: at + 1, members };
  for (;;) {
    const keyStart = at;
    const keyEnd = matchAt(STRING, text, keyStart);
    if (keyEnd === undefined) throw new JsonTextError(keyStart, '应有带双引号的名称');
    at = skipSpace(text, keyEnd);
    if (text[at] !== ':') throw new JsonTextError(at, '应有冒号');
    const value = scanValue(text, skipSpace(text, at + 1));
    members.push({ key: JSON.parse(text.slice(keyStart, keyEnd)), start: keyStart, value });
    at = skipSpace(text, value.end);
    if (text[at] === '}') return { kind: 'object', start, end: at + 1, members };
    if (text[at] !== ',') throw new JsonTextError(at, '应有逗号或 }');
    at = skipSpace(text, at + 1);
  }
}

function scanArray(text: string, start: number): JsonNode {
  const items: JsonNode[] = [];
  let at = skipSpace(text, start + 1);
  if (text[at] === ']') return { kind: 'array', start, end: at + 1, items };
  for (;;) {
    const item = scanValue(text, at);
    items.push(item);
    at = skipSpace(text, item.end);
    if (text[at] === ']') return { kind: 'array', start, end: at + 1, items };
    if (text[at] !== ',') throw new JsonTextError(at, '应有逗号或 ]');
    at = skipSpace(text, at + 1);
  }
}

function skipSpace(text: string, from: number): number {
  let at = from;
  while (' \t\r\n'.includes(text[at] ?? 'x')) at += 1;
  return at;
}

function matchAt(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
