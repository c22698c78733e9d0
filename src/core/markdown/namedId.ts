/**
 * What names a heading's anchor at its end: `{#id}`, and the comment that Docusaurus writes where braces are code
 * (MDX 3). A part of a pattern, without groups.
 */
export const NAMED_ID = String.raw`\{#[^{}]+\}|\{/\*\s*#[^{}]+\*/\}`;

const AT_END = new RegExp(`(${NAMED_ID})\\s*$`);

/**
 * A heading's words, and the id that it names.
 * @example splitNamedId('安装 {#install}') gives ['安装', 'install']; splitNamedId('安装') gives ['安装', undefined]
 */
export function splitNamedId(heading: string): readonly [words: string, id: string | undefined] {
  const match = AT_END.exec(heading);
  if (match === null) return [heading, undefined];
  return [
    heading.slice(0, match.index).trimEnd(),
    match[1]?.replace(/^\{(?:\/\*\s*)?#|(?:\*\/)?\}$/g, '').trim(),
  ];
}
