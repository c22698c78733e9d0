// What the desk's buttons do to a text: pure, so that any field for text can apply it.

/** A change, and what is selected after it; places in the text after the change. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  select: readonly [from: number, to: number];
}

/** What is done to a text where something of it, or nothing, is selected; undefined where it does nothing. */
export type Command = (text: string, from: number, to: number) => Edit | undefined;

/** What is selected, without the spaces at its ends: double clicks select the one behind a word on some systems. */
function trimSelected(text: string, from: number, to: number) {
  const selected = text.slice(from, to);
  const chosen = selected.trim();
  const start = from + selected.search(/\S|$/);
  return { chosen, start, end: start + chosen.length };
}

/** Puts marks around what is selected, or takes them away. Spaces at its ends stay outside: `**部署 **` is text. */
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

/** `[words](address)`: the next thing to write is selected. Spaces at the ends of words would be underlined. */
export function insertLink(opening: '[' | '![', example: string): Command {
  return (text, from, to) => {
    const { chosen, start, end } = trimSelected(text, from, to);
    const insert = `${opening}${chosen || example}]()`;
    const [next, length] = chosen === '' ? [opening.length, example.length] : [insert.length - 1, 0];
    return { from: start, to: end, insert, select: [start + next, start + next + length] };
  };
}

/**
 * Lines of their own, with a blank line before and behind. What is selected takes the place of the example in them.
 * @param lines where `$` stands for the example
 */
export function insertBlock(lines: readonly string[], example: string): Command {
  return (text, from, to) => {
    const inside = text.slice(from, to) || example;
    const block = lines.join('\n');
    const { insert, start } = standAlone(
      text,
      from,
      to,
      block.replace('$', () => inside),
    );
    const at = start + block.indexOf('$');
    return { from, to, insert, select: [at, at + inside.length] };
  };
}

/** A block with what makes it one in the place of what is selected, and where it starts in the text then. */
export function standAlone(text: string, from: number, to: number, block: string) {
  const before = gap(text.slice(0, from), /\n*$/);
  return { insert: before + block + gap(text.slice(to), /^\n*/), start: from + before.length };
}

/** The line breaks that are missing for a blank line beside a text. */
function gap(text: string, breaks: RegExp): string {
  if (text.trim() === '') return '';
  return '\n'.repeat(Math.max(0, 2 - (breaks.exec(text)?.[0].length ?? 0)));
}
