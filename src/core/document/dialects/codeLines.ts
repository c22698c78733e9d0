// Finds code in lines that the parser has not read yet, so that the rewriting of dialects leaves code as it is.

const FENCE = /^\s*(`{3,}(?!.*`)|~{3,})(.*)$/;

interface FenceLine {
  /** Undefined outside a code block. */
  place: 'opening' | 'inside' | 'closing' | undefined;
  /** Info string of the block's opening fence. */
  info: string;
}

/** Creates a function that takes the lines of a text in order, and keeps the open fence as its state. */
export function createFenceWatch(): (line: string) => FenceLine {
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

/** Inline code. The pattern is one group, so that split() returns the code as well. */
export const CODE = /(`+[^`\n]+`+)/g;

/**
 * Applies a change to a text except for the inline code in it.
 * @example changeWords('a `a` a', () => 'b') === 'b`a`b'
 */
export function replaceOutsideCode(text: string, change: (words: string) => string): string {
  return text
    .split(CODE)
    .map((piece, at) => (at % 2 === 1 ? piece : change(piece)))
    .join('');
}
