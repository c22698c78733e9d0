/**
 * What names a heading's anchor at its end: `{#id}`, with more attributes where MkDocs has them (`{ #id .class }`,
 * `{ id="x" }`) and signs around it where Vue's translations have them (`%{#id}%`), the comment that Docusaurus writes
 * where braces are code (MDX 3), and `[#id]` of Nextra and Fumadocs. A part of a pattern, without groups.
 */
export const NAMED_ID = String.raw`%?\{:?[ \t]?(?:#|id=)[^{}]+\}%?|\{/\*\s*#[^{}]+\*/\}|\[#(?!\d)[^\s[\]]+\]`;

const AT_END = new RegExp(`(${NAMED_ID})\\s*$`);

/** An attribute that means nothing here. */
const OTHER = /^(?:\.[\w-]+|[\w-]+=.*)$/;

/**
 * A heading's words, and the id that it names.
 * @example splitNamedId('安装 {#install}') gives ['安装', 'install']; splitNamedId('安装') gives ['安装', undefined]
 */
export function splitNamedId(heading: string): readonly [words: string, id: string | undefined] {
  const match = AT_END.exec(heading);
  if (match === null) return [heading, undefined];
  const written =
    match[1]
      ?.replace(/^%?[{[](?::|\/\*)?\s*(?:#|id=)|(?:\*\/)?[\]}]%?$/g, '')
      .trim()
      .split(/\s+/) ?? [];
  // The first is the name, whatever it looks like.
  while (written.length > 1 && OTHER.test(written.at(-1) ?? '')) written.pop();
  return [heading.slice(0, match.index).trimEnd(), written.join(' ').replace(/^"(.*)"$/, '$1')];
}
