import { memoize } from '../../lib/memoize.ts';

export type MagicComment = 'highlight-next-line' | 'highlight-start' | 'highlight-end';

/** Begin and end of a comment, as patterns. */
const STYLES = {
  slashes: ['//', ''],
  stars: ['/\\*', '\\*/'],
  jsx: ['\\{/\\*', '\\*/\\}'],
  hash: ['#', ''],
  html: ['<!--', '-->'],
  percent: ['%', ''],
  dashes: ['--', ''],
  semicolons: [';;', ''],
  quote: ["'", ''],
  rem: ['rem', ''],
  bang: ['!', ''],
  ocaml: ['\\(\\*', '\\*\\)'],
  cobol: ['\\*>', ''],
} as const satisfies Record<string, readonly [string, string]>;

type Style = keyof typeof STYLES;

const LANGUAGES: readonly (readonly [languages: string, styles: readonly Style[]])[] = [
  ['js javascript mjs cjs ts typescript mts cts', ['slashes', 'stars']],
  ['jsx tsx', ['slashes', 'stars', 'jsx']],
  ['html xml svg vue', ['slashes', 'stars', 'html']],
  ['python py bash sh shell zsh', ['hash']],
  ['markdown md mdx', ['html', 'jsx', 'hash']],
  ['tex latex matlab', ['percent']],
  ['lua haskell hs', ['dashes']],
  ['sql', ['dashes', 'stars']],
  ['wasm', ['semicolons']],
  ['vb vbnet vba visual-basic', ['quote', 'rem']],
  ['batch bat cmd', ['rem']],
  ['basic', ['rem', 'bang']],
  ['fsharp fs', ['slashes', 'ocaml']],
  ['ocaml ml sml', ['ocaml']],
  ['cobol', ['cobol']],
];
const OTHERS: readonly Style[] = ['slashes', 'stars', 'jsx', 'hash', 'html'];

/**
 * The magic comment that stands alone on a line, in the comment style of the language.
 * @example findMagicComment('  # highlight-next-line', 'bash') // 'highlight-next-line'
 */
export function findMagicComment(line: string, language: string): MagicComment | undefined {
  if (!line.includes('highlight-')) return undefined;
  const name = language.toLowerCase();
  const styles = LANGUAGES.find(([languages]) => languages.split(' ').includes(name))?.[1] ?? OTHERS;
  // The pattern admits these three words only.
  return toPattern(styles).exec(line)?.slice(1).find(Boolean) as MagicComment | undefined;
}

const toPattern = memoize((styles: readonly Style[]): RegExp => {
  const comments = styles.map((style) => {
    const [begin, end] = STYLES[style];
    return `${begin}\\s*(highlight-(?:next-line|start|end))\\s*${end}`;
  });
  return new RegExp(`^\\s*(?:${comments.join('|')})\\s*$`, 'i');
});
