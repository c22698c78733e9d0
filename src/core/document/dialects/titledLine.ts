// Tokenizes a line of a dialect as a whole, with its title as inline content.
import type { Code, Effects, State } from 'micromark-util-types';
import type { Construct } from '../syntax/bareUrls.ts';

/** The columns of a line's title, from 0; both are 0 without a title. Undefined if the line is another. */
export type FindTitle = (line: string) => readonly [start: number, end: number] | undefined;

export const NO_TITLE = [0, 0] as const;

const isLineEnd = (code: Code): boolean => code === null || code < -2;

/** White space, with the columns of a tab. */
export const isSpace = (code: Code): boolean => code === -2 || code === -1 || code === 32;

/** The character of a code; a space for each column of a tab. */
const toChar = (code: Code): string => (code === null || code < 0 ? ' ' : String.fromCharCode(code));

/**
 * Returns the state that tokenizes the rest of a line, up to its line ending, if `findTitle` accepts it.
 * @param type the token; the title is in a token `${type}Title`
 * @param enter callback before the token
 */
export function tokenizeTitledLine(
  effects: Effects,
  { type, findTitle, enter = () => {} }: { type: string; findTitle: FindTitle; enter?: () => void },
  ok: State,
  nok: State,
): State {
  let title: ReturnType<FindTitle>;
  return effects.check(createLookahead(), begin, nok);

  function createLookahead(): Construct {
    return {
      partial: true,
      tokenize: (ahead, found, fail) => {
        let line = '';
        const next: State = (code) => {
          if (isLineEnd(code)) {
            ahead.exit('data');
            title = findTitle(line.trimEnd());
            return title === undefined ? fail(code) : found(code);
          }
          line += toChar(code);
          ahead.consume(code);
          return next;
        };
        return (code) => {
          ahead.enter('data');
          return next(code);
        };
      },
    };
  }

  function begin(code: Code): State | undefined {
    const [start, end] = title ?? NO_TITLE;
    let at = 0;
    const next: State = (each) => {
      if (at === end && end > start) {
        effects.exit('chunkText');
        effects.exit(`${type}Title` as 'data');
      }
      if (isLineEnd(each)) {
        effects.exit(type as 'data');
        return ok(each);
      }
      if (at === start && end > start) {
        effects.enter(`${type}Title` as 'data');
        effects.enter('chunkText', { contentType: 'text' });
      }
      effects.consume(each);
      at += 1;
      return next;
    };
    enter();
    effects.enter(type as 'data');
    return next(code);
  }
}
