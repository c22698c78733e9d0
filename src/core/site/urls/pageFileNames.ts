// Decides by name which files are pages or config of their folders, and which are ignored.

const ENDING = /\.(?:mdx?|markdown|mkd)$/i;

/** Endings of pages, which links may omit. */
export const PAGE_ENDINGS = ['.md', '.mdx', '.markdown', '.mkd', '.MD'] as const;

/** Temporary files of Word, LibreOffice, Emacs, Vim and Windows. */
const LEFTOVER = /^~\$|^\.[#~]|^#.*#$|~$|\.(?:sw[a-p]|tmp|bak)$|^(?:Thumbs\.db|desktop\.ini)$/i;

/** @example isMarkdownFile('docs/v8/deploy.MARKDOWN') && !isMarkdownFile('docs/~$deploy.md') */
export function isMarkdownFile(path: string): boolean {
  return ENDING.test(path) && !isLeftover(path);
}

/** @example isCategoryFile('docs/v8/osc/_category_.yml') === true */
export function isCategoryFile(path: string): boolean {
  return /(?:^|\/)_category_\.(?:json|ya?ml)$/.test(path);
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
 * Whether a file or folder is excluded from the pages by its name: it starts with `_` or `.`, except for the index
 * page `_index.md`, or it is a temporary file.
 * @example isHiddenName('_parts') && isHiddenName('.git') && !isHiddenName('_index.md')
 */
export function isHiddenName(name: string): boolean {
  return (/^[._]/.test(name) && stripPageEnding(name).toLowerCase() !== '_index') || isLeftover(name);
}
