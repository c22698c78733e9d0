import { cutAtValues } from '../../../core/variables/findVariables.ts';
import { defaultOf, type ReaderValue } from '../../../core/variables/readerVariable.ts';
import type { Token } from './colours.ts';

/** A token, or a part of one; the name of the reader's value that it stands for. */
export type CodePiece = Token & { value?: string };

/**
 * Cuts the tokens of a line at the values in it. A value over several tokens has the colour of the first.
 * @param tokens whose texts together are the line
 */
export function cutTokens(tokens: readonly Token[], values: readonly ReaderValue[]): CodePiece[] {
  const line = tokens.map(({ text }) => text).join('');
  const pieces: CodePiece[] = [];
  const colours = tokens.map((token, at) => ({
    ...token,
    end: tokens.slice(0, at + 1).reduce((sum, { text }) => sum + text.length, 0),
  }));
  let at = 0;
  for (const { text, value } of cutAtValues(line, values)) {
    const end = at + text.length;
    if (value !== undefined) {
      const className = colours.find((token) => token.end > at)?.className;
      pieces.push({ text: defaultOf(value), className, value: value.name });
      at = end;
    }
    while (at < end) {
      const token = colours.find((one) => one.end > at);
      const next = Math.min(end, token?.end ?? end);
      pieces.push({ text: line.slice(at, next), className: token?.className });
      at = next;
    }
  }
  return pieces;
}
