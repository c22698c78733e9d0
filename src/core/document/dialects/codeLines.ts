// Finds code in the lines of a text before it is parsed, so that the rewriting of dialects does not change code.

const FENCE = /^\s*(`{3,}(?!.*`)|~{3,})(.*)$/;

interface FenceLine {
  /** Position in a code block; undefined outside of one. */
  place: 'opening' | 'inside' | 'closing' | undefined;
  /** Info string of the code block's opening fence. */
  info: string;
}

/** Creates a function that is called with the lines of a text in order; its state is the open fence. */
export function createFenceScanner(): (line: string) => FenceLine {
  let open: { marks: string; info: string } | undefined;
  return (line) => {
    const [, marks = '', words = ''] = FENCE.exec(line) ?? [];
    const info = words.trim();
    if (open !== undefined) {
      const block = open;
      const isClosing = marks.startsWith(block.marks) && info === '';
      if (isClosing) open = undefined;
      return { place: isClosing ? 'closing' : 'inside', info: block.info };
    }
    if (marks === '') return { place: undefined, info: '' };
    open = { marks, info };
    return { place: 'opening', info };
  };
}

/** Matches inline code. A capture group, so that split() includes the code in its result. */
export const CODE = /(`+[^`\n]+`+)/g;

/**
 * Applies a function to the parts of a text that are not inline code.
 * @example replaceOutsideCode('a `a` a', () => 'b') === 'b`a`b'
 */
export function replaceOutsideCode(text: string, change: (words: string) => string): string {
  return text
    .split(CODE)
    .map((piece, at) => (at % 2 === 1 ? piece : change(piece)))
    .join('');
}
