// Which files of a folder are pages, and which are none of the site's: decided by their names alone.

const ENDING = /\.(?:mdx?|markdown|mkd)$/i;

/** The endings of pages that links may leave out. */
export const PAGE_ENDINGS = ['.md', '.mdx', '.markdown', '.mkd', '.MD'] as const;

/** Files that editors and systems leave beside those they edit: Word, LibreOffice, Emacs, Vim, Windows. */
const LEFTOVER = /^~\$|^\.[#~]|^#.*#$|~$|\.(?:sw[a-p]|tmp|bak)$|^(?:Thumbs\.db|desktop\.ini)$/i;

/** @example isMarkdownFile('docs/v8/deploy.MARKDOWN') && !isMarkdownFile('docs/~$deploy.md') */
export function isMarkdownFile(path: string): boolean {
  return ENDING.test(path) && !isLeftover(path);
}

/** @example isLeftover('docs/~$deploy.md') && isLeftover('a.md~') && isLeftover('#a.md#') */
export function isLeftover(path: string): boolean {
  return LEFTOVER.test(path.slice(path.lastIndexOf('/') + 1));
}

/** @example stripPageEnding('docs/v1.2.md') === 'docs/v1.2'; stripPageEnding('docs/v1.2') === 'docs/v1.2' */
export function stripPageEnding(path: string): string {
  return path.replace(ENDING, '');
}

/**
 * Whether a name in a site folder makes a file or folder no page: `_index.md`, the page of its folder, is one.
 * @example isHiddenName('_parts') && isHiddenName('.git') && !isHiddenName('_index.md')
 */
export function isHiddenName(name: string): boolean {
  return (/^[._]/.test(name) && stripPageEnding(name).toLowerCase() !== '_index') || isLeftover(name);
}
