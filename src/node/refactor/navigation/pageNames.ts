// The names under which a configuration may list a page, before and after it has moved.
import { parentFolder } from '../../../core/site/urls/filePath.ts';
import { stripPageEnding } from '../../../core/site/urls/pageFileNames.ts';
import { findExternalKind } from '../../../core/site/urls/pageHref.ts';
import { isIndexFile } from '../../../core/site/urls/slug.ts';

/** A name without ending, and the one that replaces it. */
export interface NamePair {
  from: string;
  to: string;
  /** Ending of the new file. */
  ending: string;
  /** Whether the old name is that of a folder and the new one is not, so that no slash may follow. */
  leavesFolder?: boolean;
}

/** Pairs of the paths of a page: of its file, and of its folder where it is an index page. */
export function pairPaths(from: string, to: string): NamePair[] {
  const [stem, ending] = [stripPageEnding(to), to.slice(stripPageEnding(to).length)];
  const pairs = [{ from: stripPageEnding(from), to: stem, ending }];
  if (!isIndexFile(from)) return pairs;
  const leavesFolder = !isIndexFile(to);
  return [
    ...pairs,
    { from: parentFolder(from), to: leavesFolder ? stem : parentFolder(to), ending, leavesFolder },
  ];
}

/** Sign, slash, path, and ending with query and hash. */
const PARTS = /^((?:!|\.\.\.|#)?(?:\.?\/)?)(.*?)((?:\.html|\.mdx?|\.markdown)?\/?(?:[?#].*)?)$/s;

export interface Respelling {
  text: string;
  /** Whether the old text is a path and names the page by the whole of it, so that it means nothing else. */
  isSure: boolean;
}

/**
 * The texts that may replace one that may name a page; none where it does not.
 * @example respell('/zh/guide/start.md', pairPaths('guide/start.md', 'guide/begin.md'))[0].text === '/zh/guide/begin.md'
 */
export function respell(written: string, pairs: readonly NamePair[]): Respelling[] {
  const [, lead = '', core = '', tail = ''] = PARTS.exec(written) ?? [];
  if (core === '') return [];
  const found = new Map<string, Respelling>();
  for (const pair of pairs) {
    const name = rename(core, pair);
    if (name === undefined || name === '') continue;
    const end = tail
      .replace(/^\.(?:mdx?|markdown)/, pair.ending)
      .replace(/^\//, pair.leavesFolder ? '' : '/');
    const isPath = written.includes('/') || /\.(?:mdx?|markdown|html)$/.test(written);
    const text = lead + name + end;
    if (text !== written && !found.has(text))
      found.set(text, { text, isSure: isPath && isWhole(core, pair) });
  }
  return [...found.values()];
}

/**
 * The path in a text, without signs and ending.
 * @example pathIn('/guide/start.md#a') === 'guide/start'
 */
export const pathIn = (written: string) => PARTS.exec(written)?.[2] ?? '';

/** Whether a text may name a page, possibly from a folder. */
export function mayName(written: string, pairs: readonly NamePair[]): boolean {
  const core = findExternalKind(written) === undefined ? pathIn(written) : '';
  return (
    core !== '' &&
    pairs.some((pair) => pair.from !== '' && (isWhole(core, pair) || pair.from.endsWith(`/${core}`)))
  );
}

const isWhole = (core: string, { from }: Pick<NamePair, 'from'>) =>
  core === from || core.endsWith(`/${from}`);

function rename(core: string, { from, to }: Pick<NamePair, 'from' | 'to'>): string | undefined {
  if (from === '') return undefined;
  if (isWhole(core, { from })) return core.slice(0, core.length - from.length) + to;
  // A name that counts from a folder.
  if (!from.endsWith(`/${core}`)) return undefined;
  const folder = from.slice(0, from.length - core.length);
  return to.startsWith(folder) ? to.slice(folder.length) : undefined;
}
