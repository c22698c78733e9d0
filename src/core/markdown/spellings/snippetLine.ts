// Code of other files as VitePress names it, in a line of its own (vitepress.dev/guide/markdown#import-code-snippets).
// It becomes the opening of a block, which ends in the empty line below: lines are neither added nor removed.

/** Whether there is anything to do. */
export const ANY_SNIPPET = /^[ \t]*<<<[ \t]*[^<\s]/m;

const LINE = /^(\s*)<<<\s*([^<\s].*)$/;
/** @example `{2,4-6 js:line-numbers}` */
const BRACES = /\{([^{}]*)\}$/;
const TITLE = /(\[[^[\]]*\])$/;
const REGION = /#([\w-]+)$/;

export interface Snippet {
  opening: string;
  closing: string;
}

/**
 * The fences that a line asks for; undefined for another line, and where there is no empty one below it.
 * @example readSnippet('<<< @/code/a.js#one{2 ts} [名字]', '').opening === '```ts {2} [名字] file="/code/a.js" lines="one"'
 */
export function readSnippet(line: string, below: string | undefined): Snippet | undefined {
  const [, indent = '', asked] = LINE.exec(line) ?? [];
  if (asked === undefined || below?.trim()) return undefined;
  const [beforeTitle, title] = cutEnd(asked.trimEnd(), TITLE);
  const [beforeBraces, braces = ''] = cutEnd(beforeTitle, BRACES);
  const [path, region] = cutEnd(beforeBraces, REGION);
  const words = braces.split(/\s+/);
  const highlight = words.find((word) => /^\d[\d,-]*$/.test(word));
  const [named = '', ...options] = words.find((word) => /^[a-z]/i.test(word))?.split(':') ?? [];
  const info = [
    `${indent}\`\`\`${named || (/\.([\w-]+)$/.exec(path)?.[1] ?? '')}`,
    highlight && `{${highlight}}`,
    options.includes('line-numbers') && 'showLineNumbers',
    title,
    // From where the texts begin.
    `file="${path.replace(/^@\//, '/')}"`,
    region && `lines="${region}"`,
  ];
  return { opening: info.filter(Boolean).join(' '), closing: `${indent}\`\`\`` };
}

/** What stands before the end that a pattern finds, and what the pattern has caught of it. */
function cutEnd(text: string, end: RegExp): [rest: string, caught: string | undefined] {
  const found = end.exec(text);
  return found === null ? [text, undefined] : [text.slice(0, found.index).trimEnd(), found[1]];
}
