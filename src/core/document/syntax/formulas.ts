// Formulas in a line: `$x_1^*$`, `$$x$$`, `\(x\)`, `\[x\]`. They are shown as they are written, where markdown would take
// their asterisks, underscores and backslashes away.
import type { Literal } from 'mdast';
import type { Code, State } from 'micromark-util-types';
import { endsAddress } from '../cjk.ts';
import type { MdastExtension } from './containerSyntax.ts';
import { isFormula, LINE_MARK } from './formulaText.ts';
import type { Construct, Extension } from './openLabel.ts';

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

/** Each attempt ends at the next mark of its kind at the latest: together they take no longer than the text. */
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
      if (code > 0 && endsAddress(code) && depth === 0 && !(hasCommand && opening !== '$')) return nok(code);
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

    /** The character behind a backslash ends no formula, unless both are the end: `\)`. */
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

/** The parser extension. */
export const formulas: Extension = { text: { [DOLLAR]: formula, [BACKSLASH]: formula } };

/** Makes the nodes, named as those of mdast-util-math, which knows `$` alone. */
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

/** A formula as it is written, its marks included; in HTML it is text, as mdast-util-to-hast makes of values that it does not know. */
interface InlineMath extends Literal {
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
