// Code of other files in a line of its own, as VitePress (vitepress.dev/guide/markdown#import-code-snippets) and VuePress
// (vuejs.press/guide/markdown.html#import-code-blocks) name it. It becomes the opening of a block, which ends in the
// empty line below: lines are neither added nor removed.

/** Whether there is anything to do. */
export const ANY_SNIPPET = /^[ \t]*(?:<<<[ \t]*[^<\s]|@\[code)/m;

const LINE = /^(\s*)<<<\s*([^<\s].*)$/;
/** @example `@[code{3-5} js{1}:line-numbers](./a.js)` */
const CODE = /^(\s*)@\[code(?:\{(\d*)-(\d*)\})?(?:\s+([^[\]]*))?\]\(([^()\s]+)\)\s*$/;
const ENDING = /\.([\w-]+)$/;
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
  const asked = below?.trim() ? undefined : (readImport(line) ?? readCode(line));
  if (asked === undefined) return undefined;
  const { indent, info, path, lines } = asked;
  const words = [
    info,
    // From where the texts begin.
    `file="${path.replace(/^@\//, '/')}"`,
    lines && `lines="${lines}"`,
  ];
  const fence = `${indent}\`\`\``;
  return { opening: fence + words.filter(Boolean).join(' '), closing: fence };
}

interface Asked {
  indent: string;
  info: string;
  path: string;
  lines: string | undefined;
}

function readImport(line: string): Asked | undefined {
  const [, indent = '', asked] = LINE.exec(line) ?? [];
  if (asked === undefined) return undefined;
  const [beforeTitle, title] = cutEnd(asked.trimEnd(), TITLE);
  const [beforeBraces, braces = ''] = cutEnd(beforeTitle, BRACES);
  const [path, lines] = cutEnd(beforeBraces, REGION);
  const words = braces.split(/\s+/);
  const highlight = words.find((word) => /^\d[\d,-]*$/.test(word));
  const language = words.find((word) => /^[a-z]/i.test(word)) ?? ENDING.exec(path)?.[1] ?? '';
  const info = [language, highlight && `{${highlight}}`, title].filter(Boolean).join(' ');
  return { indent, info, path, lines };
}

function readCode(line: string): Asked | undefined {
  const [, indent = '', first, last, info, path] = CODE.exec(line) ?? [];
  if (path === undefined) return undefined;
  const lines = first === undefined ? undefined : `${first || 1}-${last}`;
  return { indent, info: info ?? ENDING.exec(path)?.[1] ?? '', path, lines };
}

/** What stands before the end that a pattern finds, and what the pattern has caught of it. */
function cutEnd(text: string, end: RegExp): [rest: string, caught: string | undefined] {
  const found = end.exec(text);
  return found === null ? [text, undefined] : [text.slice(0, found.index).trimEnd(), found[1]];
}
