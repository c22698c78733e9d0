// The toolbar's commands. They are pure functions of the text, so that CodeMirror and a plain textarea can apply them.

/** Replaces a range; `select`: the selection afterwards, by offsets in the changed text. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  select: readonly [from: number, to: number];
}

/** Edits a text with a selection; undefined for no change. */
export type Command = (text: string, from: number, to: number) => Edit | undefined;

/** Trims spaces off a selection: on some systems a double click selects the space after a word. */
function trimSelected(text: string, from: number, to: number) {
  const selected = text.slice(from, to);
  const chosen = selected.trim();
  const start = from + selected.search(/\S|$/);
  return { chosen, start, end: start + chosen.length };
}

/** Toggles marks around the selection. Spaces stay outside: the parser reads `**部署 **` as text. */
export function wrapWith(mark: string, example: string): Command {
  return (text, from, to) => {
    const { chosen, start, end } = trimSelected(text, from, to);
    const [before, behind] = [start - mark.length, end + mark.length];
    if (text.slice(before, start) === mark && text.startsWith(mark, end))
      return { from: before, to: behind, insert: chosen, select: [before, end - mark.length] };
    const [, bare = '', ...others] = chosen.split(mark);
    if (bare !== '' && chosen === mark + bare + mark && others.length === 1)
      return { from: start, to: end, insert: bare, select: [start, start + bare.length] };
    const inside = chosen || example;
    const insert = mark + inside + mark;
    return {
      from: start,
      to: end,
      insert,
      select: [start + mark.length, start + mark.length + inside.length],
    };
  };
}

/**
 * Inserts `[text](URL)`, and selects the example text or moves the cursor to the URL, whichever has to be typed. Spaces
 * stay outside of the link: they would be rendered underlined.
 */
export function insertLink(opening: '[' | '![', example: string): Command {
  return (text, from, to) => {
    const { chosen, start, end } = trimSelected(text, from, to);
    const insert = `${opening}${chosen || example}]()`;
    const [next, length] = chosen === '' ? [opening.length, example.length] : [insert.length - 1, 0];
    return { from: start, to: end, insert, select: [start + next, start + next + length] };
  };
}

/**
 * Inserts a block with blank lines around it, which contains the selected text or an example.
 * @param lines lines of the block; `$`: placeholder for the text
 */
export function insertBlock(lines: readonly string[], example: string): Command {
  return (text, from, to) => {
    const inside = text.slice(from, to) || example;
    const block = lines.join('\n');
    const filled = block.replace('$', () => inside);
    const { insert, start } = padBlock(text, from, to, filled);
    const at = start + block.indexOf('$');
    return { from, to, insert, select: [at, at + inside.length] };
  };
}

/** Pads a block with the line breaks that separate it from the text around a selection. `start`: offset of the block. */
export function padBlock(text: string, from: number, to: number, block: string) {
  const before = gap(text.slice(0, from), /\n*$/);
  return { insert: before + block + gap(text.slice(to), /^\n*/), start: from + before.length };
}

/** Returns the line breaks that are missing for a blank line next to a text. */
function gap(text: string, breaks: RegExp): string {
  if (text.trim() === '') return '';
  return '\n'.repeat(Math.max(0, 2 - (breaks.exec(text)?.[0].length ?? 0)));
}
