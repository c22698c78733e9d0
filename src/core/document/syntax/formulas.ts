// Distinguishes formulas from amounts, shell variables and escaped brackets, which have the same delimiters.
import type { Code as CodeBlock, Literal } from 'mdast';
import type { Code, State } from 'micromark-util-types';
import { endsBareUrl } from '../cjk.ts';
import { readInfo } from '../includes/includeSyntax.ts';
import type { Construct, Extension } from './bareUrls.ts';
import type { MdastExtension } from './containerSyntax.ts';

/** Prefix of the lines of a formula, so that the parser begins no block there: a private-use character. */
export const LINE_MARK = '\uE001';

interface FormulaText {
  opening: string;
  content: string;
  /** The characters before and after the formula; empty at the ends of the text. */
  before: string;
  after: string;
}

/** Matches a command, an index or an exponent. */
const TEX = /\\[a-z]{2,}|[\w)}\]'|]\^|[_^]\{|(?:^|[^A-Za-z\d_][A-Za-z]?|[)}])_[A-Za-z\d\\]/i;
/** Matches an operator after a one-letter variable or a number: after a word, `-` begins an option of a command. */
const OPERATION =
  /(?:^|[^A-Za-z])(?:[A-Za-z]|\d{1,9})[)\]'!]?(?:\s*[=<>+×÷≤≥≠≈∈→]|\s+[-*/|])\s*[A-Za-z\d(\\√∞|-]/;
/** Matches a variable or a function call: text without two letters in a row, and not only a number. */
const EXPRESSION = /^(?!\s*\d+\s*$)(?!.*[A-Za-z]{2})\s*[A-Za-z\d(|].*$/s;

const isTex = (content: string) =>
  TEX.test(content) || (OPERATION.test(content) && !/<\/[a-z]/i.test(content));

/** Predicates by the opening delimiter: whether the text up to the closing delimiter is a formula. */
const RULES: Readonly<Record<string, (text: FormulaText) => boolean>> = {
  // Pandoc's rule `tex_math_dollars`. A letter or bracket after the closing `$` may begin a second variable: `$a/$b`.
  // A word is a placeholder: `$version$`.
  $: ({ content, after }) =>
    /^\S(?:.*\S)?$/s.test(content) &&
    !/^[A-Za-z]{3}[\w-]*$/.test(content) &&
    !/\d/.test(after) &&
    (!/[A-Za-z_{(@#]/.test(after) || /\\[A-Za-z]|\^/.test(content)),
  $$: ({ content }) => /^\S(?:.*\S)?$/s.test(content) || isTex(content),
  '\\(': ({ content, before }) => isTex(content) || (EXPRESSION.test(content) && !/\w/.test(before)),
  '\\[': ({ content, after }) => isTex(content) && after !== '(',
};

/** Whether the text between two delimiters is a formula. */
export const isFormula = (text: FormulaText): boolean =>
  text.content.trim() !== '' && RULES[text.opening]?.(text) === true;

// Tokenizes inline formulas, `$x_1^*$`, `$$x$$`, `\(x\)`, `\[x\]`, whose asterisks, underscores and backslashes would
// otherwise be parsed as markdown. tree/renderFormulas.ts renders them.

const DOLLAR = 36;
const PAREN = 40;
const BRACKET = 91;
const BACKSLASH = 92;
const BACKTICK = 96;
const OPEN_BRACE = 123;
const CLOSE_BRACE = 125;
const CLOSINGS = new Map([
  [PAREN, 41],
  [BRACKET, 93],
]);

const isLineEnd = (code: Code) => code !== null && code < -2;
const toText = (code: Code) => (code === null ? '' : code < 0 ? ' ' : String.fromCharCode(code));

/** An attempt ends at the next delimiter of the same kind, so that the time of all attempts is linear in the text. */
const formula: Construct = {
  name: 'formula',
  tokenize(effects, ok, nok) {
    const before = toText(this.previous);
    let opening = '';
    let closing: number = DOLLAR;
    let content = '';
    let depth = 0;
    let hasCommand = false;

    return function begin(code) {
      effects.enter('formula' as 'data');
      effects.enter('formulaLine' as 'data');
      opening = toText(code);
      effects.consume(code);
      return code === DOLLAR ? secondDollar : bracket;
    };

    function secondDollar(code: Code) {
      return code === DOLLAR ? open(code) : inside(code);
    }

    function bracket(code: Code) {
      closing = CLOSINGS.get(code ?? 0) ?? 0;
      return closing === 0 ? nok(code) : open(code);
    }

    function open(code: Code): State {
      opening += toText(code);
      effects.consume(code);
      return inside;
    }

    function inside(code: Code): State | undefined {
      if (code === null || code === BACKTICK) return nok(code);
      if (isLineEnd(code)) return endLine(code);
      if (code > 0 && endsBareUrl(code) && depth === 0 && !(hasCommand && opening !== '$')) return nok(code);
      if (code === DOLLAR && closing === DOLLAR) return opening === '$' ? close(code) : dollar(code);
      if (code === OPEN_BRACE) depth += 1;
      if (code === CLOSE_BRACE) depth -= 1;
      return take(code, code === BACKSLASH ? escaped : inside);
    }

    function take(code: Code, next: State): State {
      if (code !== LINE_MARK.charCodeAt(0)) content += toText(code);
      effects.consume(code);
      return next;
    }

    function endLine(code: Code): State {
      content += '\n';
      effects.exit('formulaLine' as 'data');
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      effects.enter('formulaLine' as 'data');
      return inside;
    }

    /** State after a backslash, which escapes the next character, unless both are the closing delimiter: `\)`. */
    function escaped(code: Code) {
      if (code === null || isLineEnd(code)) return inside(code);
      if (closing !== DOLLAR && code === closing) {
        content = content.slice(0, -1);
        return close(code);
      }
      if (closing !== DOLLAR && CLOSINGS.get(code) === closing) return nok(code);
      hasCommand ||= /[a-z]/i.test(toText(code));
      return take(code, inside);
    }

    function dollar(code: Code): State {
      effects.consume(code);
      return (next) => (next === DOLLAR ? close(next) : nok(next));
    }

    function close(code: Code): State {
      effects.consume(code);
      return end;
    }

    function end(code: Code) {
      if (!isFormula({ opening, content, before, after: toText(code) })) return nok(code);
      effects.exit('formulaLine' as 'data');
      effects.exit('formula' as 'data');
      return ok(code);
    }
  },
};

export const formulas: Extension = { text: { [DOLLAR]: formula, [BACKSLASH]: formula } };

/**
 * Class of the code elements that tree/renderFormulas.ts replaces. Raw HTML cannot have it: the sanitizer removes all
 * classes but those of languages.
 */
export const FORMULA_CLASS = 'math';

/** Whether a code block contains a formula. */
export const isFormulaFence = (node: CodeBlock): boolean => /^math$/i.test(readInfo(node).language);

/** Creates AST nodes of the type `inlineMath`, which mdast-util-math defines; that package supports `$` only. */
export const formulasFromMarkdown: MdastExtension = {
  enter: {
    formula(token) {
      this.enter({ type: 'inlineMath', value: '' }, token);
    },
  },
  exit: {
    formulaLine(token) {
      const node = this.stack.at(-1) as InlineMath;
      const line = this.sliceSerialize(token).replace(LINE_MARK, '').replaceAll('&#124;', '|');
      node.value += node.value === '' ? line : `\n${line}`;
    },
    formula(token) {
      this.exit(token);
    },
  },
};

/** A formula's source with delimiters. */
export interface InlineMath extends Literal {
  type: 'inlineMath';
}

declare module 'mdast' {
  interface PhrasingContentMap {
    inlineMath: InlineMath;
  }
  interface RootContentMap {
    inlineMath: InlineMath;
  }
}
