/** Code in a line; a group, so that it stands between the pieces of what is split. */
export const CODE = /(`+[^`\n]+`+)/g;

/**
 * Changes the words of a text and leaves the code in its lines as it is.
 * @example changeWords('a `a` a', () => 'b') === 'b`a`b'
 */
export function changeWords(text: string, change: (words: string) => string): string {
  return text
    .split(CODE)
    .map((piece, at) => (at % 2 === 1 ? piece : change(piece)))
    .join('');
}
