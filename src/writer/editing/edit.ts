// The toolbar's commands: pure functions, so that CodeMirror and a plain textarea can both apply them.

/** A change, and the selection after it; offsets count in the text after the change. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  select: readonly [from: number, to: number];
}

/** Edits a text with a selection; undefined for no change. */
export type Command = (text: string, from: number, to: number) => Edit | undefined;

/** Trims spaces off a selection: on some systems a double click selects the one behind a word. */
function trimSelected(text: string, from: number, to: number) {
  const selected = text.slice(from, to);
  const chosen = selected.trim();
  const start = from + selected.search(/\S|$/);
  return { chosen, start, end: start + chosen.length };
}

/** Toggles marks around the selection. Spaces stay outside: the parser takes `**部署 **` as text. */
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

/** Inserts `[words](URL)` and selects the part to type next. Spaces stay outside: they would be rendered underlined. */
export function insertLink(opening: '[' | '![', example: string): Command {
  return (text, from, to) => {
    const { chosen, start, end } = trimSelected(text, from, to);
    const insert = `${opening}${chosen || example}]()`;
    const [next, length] = chosen === '' ? [opening.length, example.length] : [insert.length - 1, 0];
    return { from: start, to: end, insert, select: [start + next, start + next + length] };
  };
}

/**
 * Inserts a block, with blank lines around it; the selection replaces the example in it.
 * @param lines where `$` is the placeholder of the example
 */
export function insertBlock(lines: readonly string[], example: string): Command {
  return (text, from, to) => {
    const inside = text.slice(from, to) || example;
    const block = lines.join('\n');
    const { insert, start } = padBlock(
      text,
      from,
      to,
      block.replace('$', () => inside),
    );
    const at = start + block.indexOf('$');
    return { from, to, insert, select: [at, at + inside.length] };
  };
}

/** Pads a block with the line breaks that separate it from the text around a selection; gives its offset after that. */
export function padBlock(text: string, from: number, to: number, block: string) {
  const before = gap(text.slice(0, from), /\n*$/);
  return { insert: before + block + gap(text.slice(to), /^\n*/), start: from + before.length };
}

/** Line breaks that a blank line next to a text still needs. */
function gap(text: string, breaks: RegExp): string {
  if (text.trim() === '') return '';
  return '\n'.repeat(Math.max(0, 2 - (breaks.exec(text)?.[0].length ?? 0)));
}
