// Formulas in a line, `$x_1^*$`. Nothing draws them here: they stand as they are written, where markdown would take
// their asterisks, underscores and backslashes away. Names of variables and prices stand between dollars as well: a
// formula is what has a mark of TeX in it, no Chinese, and stands as pandoc wants it to (`tex_math_dollars`).
import { endsAddress } from '../cjk.ts';
import type { MdastExtension } from './containerSyntax.ts';
import type { Construct, Extension } from './openLabel.ts';

const DOLLAR = 36;
const BACKSLASH = 92;
const BACKTICK = 96;
const MARKS = new Set(Array.from('\\^_{', (mark) => mark.charCodeAt(0)));
/** No longer: the text behind each dollar is looked through once. */
const LONGEST = 400;

type Code = Parameters<ReturnType<Construct['tokenize']>>[0];

const isSpace = (code: Code) => code === null || code <= 32;
const isDigit = (code: Code) => code !== null && code >= 48 && code <= 57;

const formula: Construct = {
  name: 'formula',
  tokenize(effects, ok, nok) {
    let before: Code = null;
    let length = 0;
    let hasMark = false;

    return function begin(code) {
      effects.enter('formula' as 'data');
      effects.consume(code);
      return first;
    };

    function first(code: Code) {
      return isSpace(code) || code === DOLLAR ? nok(code) : inside(code);
    }

    function inside(code: Code) {
      length += 1;
      // Codes below null are ends of lines and tabs.
      if (code === null || code < 0 || code === BACKTICK || endsAddress(code) || length > LONGEST)
        return nok(code);
      const isEnd = code === DOLLAR;
      if (isEnd && (isSpace(before) || !hasMark)) return nok(code);
      if (MARKS.has(code)) hasMark = true;
      before = code;
      effects.consume(code);
      if (isEnd) return end;
      return code === BACKSLASH ? escaped : inside;
    }

    /** What a backslash stands before ends nothing. */
    function escaped(code: Code) {
      if (code === null || code < 0) return nok(code);
      effects.consume(code);
      return inside;
    }

    function end(code: Code) {
      if (isDigit(code)) return nok(code);
      effects.exit('formula' as 'data');
      return ok(code);
    }
  },
};

/** The parser extension. */
export const formulas: Extension = { text: { [DOLLAR]: formula } };

/** A formula is text. */
export const formulasFromMarkdown: MdastExtension = {
  enter: {
    formula(token) {
      this.enter({ type: 'text', value: this.sliceSerialize(token) }, token);
    },
  },
  exit: {
    formula(token) {
      this.exit(token);
    },
  },
};
