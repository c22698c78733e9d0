// Tokenizes highlighted text, `==重点==`, a syntax of Obsidian and Typora. A `==` directly after a word, bracket or
// quote, or between spaces, is a comparison in code without backticks.
import type { Code, Effects, State, Token } from 'micromark-util-types';
import type { Construct, Extension } from './bareUrls.ts';
import type { MdastExtension } from './containerSyntax.ts';

const EQUALS = 61;
const BACKSLASH = 92;
const BACKTICK = 96;
/** Limit of characters in highlighted text, so that an unclosed `==` takes constant time. */
const LONGEST = 400;

const isSpace = (code: Code) => code === null || code <= 32 || code === 0xa0 || code === 0x3000;
const isLineEnd = (code: Code) => code !== null && code < -2;
const isIn = (set: RegExp) => (code: Code) =>
  code !== null && code > 32 && set.test(String.fromCharCode(code));
const isWord = isIn(/\w/);
const isOperator = isIn(/[=!<>]/);
const isCloser = isIn(/[)\]"']/);
const isAscii = (code: Code) => code !== null && code < 128;

function readSequence(effects: Effects, nok: State, end: State): State {
  return (code) => {
    effects.enter('markSequence' as 'data');
    effects.consume(code);
    return second;
  };
  function second(code: Code) {
    if (code !== EQUALS) return nok(code);
    effects.consume(code);
    effects.exit('markSequence' as 'data');
    return end;
  }
}

const mark: Construct = {
  name: 'mark',
  previous: (code) => !isWord(code) && !isOperator(code),
  tokenize(effects, ok, nok) {
    const followsCode = isCloser(this.previous);
    let before: Code = null;
    let length = 0;
    let openTicks = 0;
    let ticks = 0;
    let chunk: Token | undefined;

    /** Matches a closing `==`: it is not part of `===`, and not a comparison such as `a==b`. */
    const closing: Construct = {
      partial: true,
      tokenize: (effects, ok, nok) =>
        readSequence(effects, nok, (code) =>
          code === EQUALS || (isWord(code) && (isWord(before) || isCloser(before))) ? nok(code) : ok(code),
        ),
    };

    /** Matches an opening `==` inside: the outer attempt fails, so that the innermost pair is tokenized. */
    const opening: Construct = {
      partial: true,
      tokenize: (effects, ok, nok) =>
        readSequence(effects, nok, (code) => (code === EQUALS || isSpace(code) ? nok(code) : ok(code))),
    };

    return function begin(code) {
      effects.enter('mark' as 'data');
      return readSequence(effects, nok, first)(code);
    };

    function first(code: Code) {
      if (isSpace(code) || code === EQUALS || (followsCode && isAscii(code))) return nok(code);
      return openLine(code);
    }

    /** micromark tokenizes the content later, and expects a linked chunk token for each line. */
    function openLine(code: Code) {
      const token = effects.enter('chunkText', {
        contentType: 'text',
        _contentTypeTextTrailing: true,
        ...(chunk && { previous: chunk }),
      });
      if (chunk !== undefined) chunk.next = token;
      chunk = token;
      return inside(code);
    }

    function inside(code: Code): State | undefined {
      length += 1;
      if (code === null || length > LONGEST) return nok(code);
      if (code === BACKTICK) ticks += 1;
      else if (ticks > 0) {
        if (openTicks === 0) openTicks = ticks;
        else if (openTicks === ticks) openTicks = 0;
        ticks = 0;
      }
      if (code !== EQUALS || openTicks > 0 || before === EQUALS) return consume(code);
      return (
        isSpace(before) ? effects.check(opening, nok, consume) : effects.check(closing, close, consume)
      )(code);
    }

    function consume(code: Code): State {
      before = code;
      effects.consume(code);
      if (isLineEnd(code)) {
        effects.exit('chunkText');
        return openLine;
      }
      return code === BACKSLASH ? escaped : inside;
    }

    function escaped(code: Code) {
      return code === EQUALS ? consume(code) : inside(code);
    }

    function close(code: Code) {
      effects.exit('chunkText');
      return readSequence(effects, nok, end)(code);
    }

    function end(code: Code) {
      effects.exit('mark' as 'data');
      return ok(code);
    }
  },
};

export const marks: Extension = { text: { [EQUALS]: mark } };

/** Creates emphasis nodes that are converted to `<mark>`. */
export const marksFromMarkdown: MdastExtension = {
  enter: {
    mark(token) {
      this.enter({ type: 'emphasis', data: { hName: 'mark' }, children: [] }, token);
    },
  },
  exit: {
    mark(token) {
      this.exit(token);
    },
  },
};
