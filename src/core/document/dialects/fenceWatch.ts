// Which lines are code between fences, for what looks at lines before the parser does.

const FENCE = /^\s*(`{3,}(?!.*`)|~{3,})(.*)$/;

export interface FenceLine {
  /** What a line is to a block of code; undefined outside of one. */
  place: 'opening' | 'inside' | 'closing' | undefined;
  /** What stands behind the opening fence of the block. */
  info: string;
}

/** Makes a function that reads the lines of a text one after the other. */
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
