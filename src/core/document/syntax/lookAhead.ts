import type { Code, State } from 'micromark-util-types';
import type { Construct } from './bareUrls.ts';

/** Limit of characters that are read ahead. */
const LONGEST = 1000;

/**
 * Creates a construct for effects.check() that reads ahead in the line.
 * @param pattern matches all of the text that is sought
 * @param end the character at its end, where the text is tested
 */
export const lookAhead = (
  pattern: RegExp,
  end: number,
  found: (match: RegExpExecArray) => void,
): Construct => ({
  partial: true,
  tokenize(effects, ok, nok) {
    let text = '';
    return (code) => {
      effects.enter('data');
      return next(code);
    };
    function next(code: Code): State | undefined {
      if (code === null || code < -2 || text.length > LONGEST) return nok(code);
      text += code < 0 ? ' ' : String.fromCharCode(code);
      effects.consume(code);
      const match = code === end ? pattern.exec(text) : null;
      if (match === null) return next;
      effects.exit('data');
      found(match);
      return ok;
    }
  },
});
