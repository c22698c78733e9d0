// Where JSON text breaks the rules, and where its values stand. `JSON.parse` tells neither in the same
// way in every browser.
import {
  findNodeAtLocation,
  getLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';

const INCOMPLETE_TEXT = '文本没有写完整（缺少引号，或含有换行、错误的转义）';

/** By the parser's names. */
const EXPECTED: Readonly<Record<string, string>> = {
  ColonExpected: '应有冒号',
  CloseBraceExpected: '应有逗号或 }',
  CloseBracketExpected: '应有逗号或 ]',
  EndOfFileExpected: '文件应在此结束',
  UnexpectedEndOfString: INCOMPLETE_TEXT,
  InvalidEscapeCharacter: INCOMPLETE_TEXT,
  InvalidUnicode: INCOMPLETE_TEXT,
  InvalidCharacter: INCOMPLETE_TEXT,
};

/**
 * Where text stops being JSON, and why; undefined when it is JSON.
 * @example findJsonError('[1 2]') // { line: 1, column: 4, message: '应有逗号或 ]，遇到「2」' }
 */
export function findJsonError(text: string): (TextPlace & { message: string }) | undefined {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error === undefined) return undefined;
  const found = text.slice(error.offset, error.offset + 1).trim();
  return {
    ...placeAt(text, error.offset),
    message: `${describeError(text, error)}，遇到${found === '' ? '空白或结尾' : `「${found}」`}`,
  };
}

function describeError(text: string, { error, offset }: ParseError): string {
  const name = printParseErrorCode(error);
  const { path, isAtPropertyKey } = getLocation(text, offset);
  if (name === 'CommaExpected') return `应有逗号或 ${typeof path.at(-1) === 'number' ? ']' : '}'}`;
  return EXPECTED[name] ?? (isAtPropertyKey ? '应有带双引号的名称' : '应有一个值');
}

/** A place in a text: line and column, from 1. */
export interface TextPlace {
  line: number;
  column: number;
}

/** The place of the value at a path of keys and indexes. */
export function findJsonPlace(
  root: Node | undefined,
  text: string,
  path: (string | number)[],
): TextPlace | undefined {
  const node = root && findNodeAtLocation(root, path);
  return node && placeAt(text, node.offset);
}

function placeAt(text: string, offset: number): TextPlace {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
