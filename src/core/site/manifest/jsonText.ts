// Finds positions in JSON text: of a syntax error, and of a value. `JSON.parse` cannot: its messages differ between
// browsers.
import {
  findNodeAtLocation,
  getLocation,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser';
import { manifestErrorMessages } from '#i18n/manifestErrorMessages';

const { json } = manifestErrorMessages;
const INCOMPLETE_TEXT = json.incompleteText;

/** Messages by error name of jsonc-parser. */
const EXPECTED: Readonly<Record<string, string>> = {
  ColonExpected: json.colon,
  CloseBraceExpected: json.comma('}'),
  CloseBracketExpected: json.comma(']'),
  EndOfFileExpected: json.end,
  UnexpectedEndOfString: INCOMPLETE_TEXT,
  InvalidEscapeCharacter: INCOMPLETE_TEXT,
  InvalidUnicode: INCOMPLETE_TEXT,
  InvalidCharacter: INCOMPLETE_TEXT,
};

/**
 * Finds the first syntax error; undefined for valid JSON.
 * @example findJsonError('[1 2]') // { line: 1, column: 4, message: '应有逗号或 ]，遇到「2」' }
 */
export function findJsonError(text: string): (TextPosition & { message: string }) | undefined {
  const errors: ParseError[] = [];
  parseTree(text, errors, { disallowComments: true });
  const [error] = errors;
  if (error === undefined) return undefined;
  const found = text.slice(error.offset, error.offset + 1).trim();
  return {
    ...positionAt(text, error.offset),
    message: json.found(describeError(text, error), found),
  };
}

function describeError(text: string, { error, offset }: ParseError): string {
  const name = printParseErrorCode(error);
  const { path, isAtPropertyKey } = getLocation(text, offset);
  if (name === 'CommaExpected') return json.comma(typeof path.at(-1) === 'number' ? ']' : '}');
  return EXPECTED[name] ?? (isAtPropertyKey ? json.key : json.value);
}

/** Line and column count from 1. */
export interface TextPosition {
  line: number;
  column: number;
}

/** Finds the position of a value by its path of keys and indexes. */
export function findJsonPosition(
  root: Node | undefined,
  text: string,
  path: (string | number)[],
): TextPosition | undefined {
  const node = root && findNodeAtLocation(root, path);
  return node && positionAt(text, node.offset);
}

function positionAt(text: string, offset: number): TextPosition {
  const before = text.slice(0, offset).split('\n');
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 };
}
