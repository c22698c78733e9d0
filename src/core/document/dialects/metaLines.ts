// Fields at the top of a page without the lines of `---` around them, as MkDocs has them: nothing to read.

const FIELD = /^(?:authors?|title|date|tags|template|disqus): /;

/** Leaves out the fields that a text begins with. Lines are neither added nor removed. */
export function dropMeta(source: readonly string[]): readonly string[] {
  const end = source.findIndex((line) => !FIELD.test(line));
  // What a sentence goes on below is a sentence itself.
  if (end < 1 || source[end]?.trim() !== '') return source;
  return source.map((line, at) => (at < end ? '' : line));
}
