// Finds the ends of tags, comments, expressions, imports and exports, character by character. A scanner never throws: a
// construct without an end is text.

/** Limit of characters in one construct. */
const MAX_LENGTH = 20_000;

/** Limit of open brackets in JavaScript. */
const MAX_DEPTH = 100;

export type Progress = 'more' | 'end' | 'fail';

/** Is called with each character, and with an empty string at the end of the text. */
export type Scanner = (char: string) => Progress;

type Next = State | 'end' | 'fail';
type State = (char: string) => Next;

function createScanner(begin: State): Scanner {
  let state = begin;
  return limit((char) => {
    if (char === '') return 'fail';
    const next = state(char);
    if (typeof next === 'string') return next;
    state = next;
    return 'more';
  });
}

function limit(scan: Scanner): Scanner {
  let length = 0;
  return (char) => {
    length += 1;
    return length > MAX_LENGTH ? 'fail' : scan(char);
  };
}

/**
 * Creates a scanner of `<a b={c}>`, `</a>`, `<!-- a -->`, `{a}`; `end` is returned for the last character.
 * @param isTag whether a tag may begin with this letter
 */
export const createMarkupScanner = (isTag: RegExp): Scanner =>
  createScanner((char) => {
    if (char === '{') return createBraces('end');
    return char === '<' ? (after) => afterAngle(after, isTag) : 'fail';
  });

const NAME = /[\p{L}\p{N}$_.:-]/u;
const isSpace = (char: string) => char === ' ' || char === '\n' || char === '\t';

function afterAngle(char: string, isTag: RegExp): Next {
  if (char === '!')
    return (first) => (first === '-' ? (second) => (second === '-' ? comment(0) : 'fail') : 'fail');
  if (char === '/') return (first) => (first === '>' ? 'end' : isTag.test(first) ? endTag : 'fail');
  if (char === '>') return 'end';
  return isTag.test(char) ? tagName : 'fail';
}

const comment =
  (dashes: number): State =>
  (char) =>
    char === '-' ? comment(dashes + 1) : char === '>' && dashes >= 2 ? 'end' : comment(0);

const endTag: State = (char) => (NAME.test(char) ? endTag : close(char));

const close: State = (char) => (char === '>' ? 'end' : isSpace(char) ? close : 'fail');

const tagName: State = (char) => {
  if (NAME.test(char)) return tagName;
  return char === '/' || char === '>' || isSpace(char) ? attributes(char) : 'fail';
};

const attributes: State = (char) => {
  if (char === '>') return 'end';
  if (char === '/') return close;
  if (char === '{') return createBraces(attributes);
  if (char === '\n') return lineStart;
  return isSpace(char) ? attributes : /["'<=}]/.test(char) ? 'fail' : attributeName;
};

/** After a blank line, a tag may end; before another attribute, a blank line means that it has no end. */
const lineStart: State = (char) => (char === '\n' ? tagEnd : isSpace(char) ? lineStart : attributes(char));

const tagEnd: State = (char) => (isSpace(char) ? tagEnd : char === '/' ? close : close(char));

const attributeName: State = (char) => {
  if (char === '=') return attributeValue;
  if (/["'<{}]/.test(char)) return 'fail';
  return char === '/' || char === '>' || isSpace(char) ? attributes(char) : attributeName;
};

const attributeValue: State = (char) => {
  if (char === '"' || char === "'") return quoted(char);
  if (char === '{') return createBraces(attributes);
  if (char === ' ') return attributeValue;
  return isSpace(char) || /[<>=}]/.test(char) ? 'fail' : unquoted;
};

const quoted = (quote: string): State => {
  const inside: State = (char) => (char === quote ? attributes : inside);
  return inside;
};

const unquoted: State = (char) => {
  if (char === '>' || isSpace(char)) return attributes(char);
  return /["'<]/.test(char) ? 'fail' : unquoted;
};

const INCLUDE = ['<include', '</include>'] as const;

/** Creates a scanner of `<include …>path</include>`, whose path is no text. */
export function createIncludeScanner(): Scanner {
  let source = '';
  return limit((char) => {
    source += char;
    if (char === '') return 'fail';
    if (source.length <= INCLUDE[0].length) return INCLUDE[0].startsWith(source) ? 'more' : 'fail';
    if (source.length === INCLUDE[0].length + 1) return char === '>' || isSpace(char) ? 'more' : 'fail';
    return char === '>' && source.endsWith(INCLUDE[1]) ? 'end' : 'more';
  });
}

/** The state after `{`, up to the brace that closes it. */
const createBraces = (after: State | 'end') => createCode(['}'], after);

const CLOSINGS: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']' };

/**
 * Creates a state in JavaScript, whose strings, comments and templates may contain brackets.
 * @param open the expected closing brackets, and a backtick for each open template; the state mutates this list
 * @param after the state after the last of them
 */
function createCode(open: string[], after: State | 'end' | 'more'): State {
  let last = '';
  const code: State = (char) => {
    const before = last;
    last = char;
    if (open.at(-1) === '`') {
      if (before === '\\') last = '';
      else if (char === '`') open.pop();
      else if (char === '{' && before === '$') open.push('}');
      return code;
    }
    if (before === '/' && char === '*') return blockComment(0);
    if (before === '/' && char === '/') return lineComment;
    // After a letter, it is an apostrophe in the text of an element.
    if ((char === '"' || char === "'") && !/[\p{L}\d]/u.test(before)) return string(char);
    if (char === '`') open.push('`');
    else if (CLOSINGS[char] !== undefined) open.push(CLOSINGS[char]);
    else if (char === '}' || char === ')' || char === ']') {
      if (open.pop() !== char) return 'fail';
      if (open.length === 0 && after !== 'more') return after;
    }
    return open.length > MAX_DEPTH ? 'fail' : code;
  };
  const lineComment: State = (char) => (char === '\n' ? code : lineComment);
  const blockComment =
    (stars: number): State =>
    (char) =>
      char === '/' && stars > 0 ? code : blockComment(char === '*' ? 1 : 0);
  /** Strings end with their line. */
  const string = (quote: string): State => {
    const inside: State = (char) => {
      if (char === '\\') return (escaped) => (escaped === '\n' ? code : inside);
      return char === quote || char === '\n' ? code : inside;
    };
    return inside;
  };
  return code;
}

/** Matches the first line of an import or export: a sentence may begin with the same words. */
const ESM =
  /^(?:import\s*(?:(["']).*\1|[\w$*{},\s]*\sfrom\s*(["']).*\2|(?:[\w$]+,\s*)?\{[^}]*$)|export\s*(?:\s(?:const|let|var)\s+(?:[\w$]+\s*[=:]|[[{])|\sdefault\b|\s(?:async\s+)?function\b|\sclass\s|\s(?:type|interface)\s+\w+|\*|\{))/;

/** Matches what ends imports and exports below a line, outside of brackets: a blank line or a tag. */
const ESM_END = /^\n(?:<|[ \t]*(?:\n|$))/;

/**
 * Creates a scanner of imports and exports. It returns `end` for each line ending at which they end if a blank line,
 * a tag or the end of the text follows.
 * @param isBalanced whether a blank line in brackets does not end them; a line of text at the margin does
 */
export function createEsmScanner(isBalanced: boolean): Scanner {
  const open: string[] = [];
  let isFirst = true;
  let isAfterBlank = false;
  let line = '';
  const code = createCode(open, 'more');
  let state = code;
  return limit((char) => {
    const isMargin = line === '' && isAfterBlank && open.at(-1) !== '`';
    if (isMargin && !isSpace(char) && !/[)\]}]/.test(char)) return 'fail';
    if (char === '\n' || char === '') {
      if (isFirst && !ESM.test(line)) return 'fail';
      isFirst = false;
      isAfterBlank ||= line.trim() === '';
      line = '';
    } else line += char;
    if (char !== '') {
      const next = state(char);
      if (next === 'end' || next === 'fail') {
        if (isBalanced) return 'fail';
        state = code;
      } else state = next;
    }
    const canEnd = char === '' || char === '\n';
    return canEnd && (!isBalanced || open.length === 0) ? 'end' : char === '' ? 'fail' : 'more';
  });
}

/** Length of the markup at an offset; undefined for text. */
export function measureMarkup(text: string, from = 0, isTag = /[a-z]/i): number | undefined {
  const scan = createMarkupScanner(isTag);
  for (let at = from; ; at += 1) {
    const progress = scan(text.charAt(at));
    if (progress === 'fail') return undefined;
    if (progress === 'end') return at + 1 - from;
  }
}

/** Length of the imports and exports at the start of a text; undefined for text. */
export function measureEsm(text: string): number | undefined {
  for (const isBalanced of [true, false]) {
    const scan = createEsmScanner(isBalanced);
    for (let at = 0; ; at += 1) {
      const progress = scan(text.charAt(at));
      if (progress === 'fail') break;
      if (progress === 'end' && (at === text.length || ESM_END.test(text.slice(at, at + 100)))) return at;
    }
  }
  return undefined;
}
