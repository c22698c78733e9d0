/** An option or environment variable, and the paragraphs about it. */
export type UsageRow = readonly [name: string, ...about: string[]];

/** Characters in a line of a terminal. */
const WIDTH = 100;
const INDENT = '  ';

export const wrap = (text: string, indent = INDENT): string[] =>
  [...text.matchAll(new RegExp(`(.{1,${WIDTH - indent.length}})(?: |$)`, 'g'))].map(([, line = '']) => line);

/** Lays out a usage text: the command, paragraphs about it, and rows whose names are a column. */
export function usageText(
  command: string,
  about: readonly string[],
  sections: Readonly<Record<string, readonly UsageRow[]>>,
): string {
  const width = Math.max(...Object.values(sections).flatMap((rows) => rows.map(([name]) => name.length)));
  const gap = INDENT + ' '.repeat(width) + INDENT;
  const listRow = ([name, ...paragraphs]: UsageRow) =>
    INDENT + name.padEnd(width) + INDENT + paragraphs.flatMap((text) => wrap(text, gap)).join(`\n${gap}`);
  return [
    command,
    ...about.flatMap((text) => wrap(text)).map((line) => INDENT + line),
    ...Object.entries(sections).flatMap(([title, rows]) => [`${title}:`, ...rows.map(listRow)]),
  ].join('\n');
}
