import type { Finding } from '../../core/site/manifest/finding.ts';
import type { Manifest, Version } from '../../core/site/manifest/manifest.ts';
import { matchAnchor } from '../../core/site/urls/anchors.ts';
import { resolveLinkedPath } from '../../core/site/urls/linkPath.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFile.ts';
import { findRedirect, parseUrlTarget } from '../../core/site/urls/redirects.ts';
import { type LinkTarget, listNamedPages, resolveLink } from '../../core/site/urls/resolveLink.ts';
import { parseWikiLink } from '../../core/site/urls/wikiLink.ts';
import type { PageLinks, WrittenLink } from './pageLinks.ts';

/** A page of the site, parsed. */
export interface CheckedPage {
  file: string;
  /** The version that owns the page; a standalone page has none. */
  version: Version | undefined;
  isDraft: boolean;
  found: PageLinks;
}

/** How a problem begins where there is no such file; the nearest name may follow. */
export const NO_FILE = '文件不存在';

/** Tells why a file of the site cannot be had, or nothing when it can. */
export type FindFileProblem = (file: string) => Promise<string | undefined>;

export interface LinkCheck {
  manifest: Manifest;
  pages: ReadonlyMap<string, CheckedPage>;
  findFileProblem: FindFileProblem;
}

type Problem = Pick<Finding, 'rule' | 'message' | 'habit'>;

const BROKEN: Record<(LinkTarget & { kind: 'broken' })['reason'], string> = {
  empty: '没有地址',
  outside: '超出了站点文件夹',
  missing: '没有对应的页面，请检查路径和文件名',
};

const WORDS: Record<WrittenLink['kind'], string> = {
  link: '链接',
  image: '图片',
  video: '视频',
  audio: '音频',
};

/** What is wrong with a file that a page would show. */
export const ON_OTHER_SITE =
  '在其他网站上，页面不向那里请求文件，读者看不到它；请把文件放进站点文件夹，改用站内的路径';

/**
 * Follows every link of a page.
 * @param onReached is told every file that the page leads to
 */
export async function checkPageLinks(
  check: LinkCheck,
  page: CheckedPage,
  onReached: (file: string) => void,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const link of page.found.links) {
    const target = resolveLink(check.manifest, { file: page.file, version: page.version }, link.href);
    if (target.kind === 'page' && target.file !== undefined && target.file !== page.file)
      onReached(target.file);
    const problem = await findProblem(check, page, link, target);
    if (problem !== undefined)
      findings.push({ file: page.file, line: link.line, column: link.column, ...problem });
  }
  for (const link of page.found.almostLinks ?? []) {
    const problem = await findSpaces(check, page, link);
    if (problem !== undefined)
      findings.push({ file: page.file, line: link.line, column: link.column, ...problem });
  }
  return findings;
}

/** Text may look like a link by chance: only what would lead somewhere is told of. */
async function findSpaces(
  check: LinkCheck,
  page: CheckedPage,
  { kind, href }: WrittenLink,
): Promise<Problem | undefined> {
  if (!(await isThere(check, page, href))) return undefined;
  return {
    rule: kind === 'link' ? 'broken-link' : 'broken-image',
    message: `${WORDS[kind]} ${href} 的地址里有空格，已按文字显示；请写成 <${href}>，或用 %20 代替空格`,
  };
}

async function isThere(check: LinkCheck, page: CheckedPage, href: string): Promise<boolean> {
  const target = resolveLink(check.manifest, { file: page.file, version: page.version }, href);
  if (target.kind === 'asset') return (await check.findFileProblem(target.file)) === undefined;
  return target.kind === 'page' && target.file !== undefined;
}

async function findProblem(
  check: LinkCheck,
  page: CheckedPage,
  { kind, href }: WrittenLink,
  target: LinkTarget,
): Promise<Problem | undefined> {
  // Of names of files as browsers save them, `a%20b.png`: an address is decoded before it is looked for.
  const literal = href.replace(/^[^?#]*/, (path) => path.replaceAll('%', '%25'));
  const asIs =
    literal !== href && !(await isThere(check, page, href)) && (await isThere(check, page, literal));
  const isLink = kind === 'link';
  const rule = isLink ? 'broken-link' : 'broken-image';
  const what = `${WORDS[kind]} ${href} `;
  if (asIs) return { rule, message: `${what}里的 % 是文件名的一部分：请写成 ${literal}，或给文件改名` };
  const noFile = { rule, message: `${what}不是${WORDS[kind]}文件，请检查路径和文件名` } as const;
  switch (target.kind) {
    case 'program':
      return undefined;
    case 'external':
      return isLink ? undefined : { rule, message: what + ON_OTHER_SITE, habit: `${hostOf(href)} 上的文件` };
    case 'broken': {
      const moved = findRedirect(check.manifest, parseUrlTarget(href));
      if (moved !== undefined) return { rule, message: `${what}是旧地址，请改为 ${moved.path}` };
      if (!isLink && target.reason === 'missing') return noFile;
      if (target.reason === 'missing') return findMissing(check, page, href, what);
      return { rule, message: (href === '' ? WORDS[kind] : what) + BROKEN[target.reason] };
    }
    case 'asset': {
      const problem = await check.findFileProblem(target.file);
      return problem === undefined ? undefined : { rule, message: what + namingFile(problem, target.file) };
    }
    case 'anchor':
      return isLink ? checkAnchor(page, target.anchor, what) : noFile;
    case 'page': {
      if (!isLink) return noFile;
      const other = target.file === undefined ? undefined : check.pages.get(target.file);
      if (other === undefined) return undefined;
      if (other.isDraft && !page.isDraft)
        return { rule, message: `${what}指向草稿，发布后打不开（${other.file}）` };
      const namesakes = listNamesakes(check.manifest, page, href);
      if (namesakes.length > 1) {
        const message = `${what}有 ${namesakes.length} 个同名的页面，现在指向 ${other.file}；请写出文件夹，如 [[${namesakes[0]}]]`;
        return { rule: 'ambiguous-link', message };
      }
      return checkAnchor(other, target.anchor, what);
    }
  }
}

/** What a link leads to that is no page: a file that the manifest does not list yet, a folder without a page, nothing. */
async function findMissing(
  check: LinkCheck,
  page: CheckedPage,
  href: string,
  what: string,
): Promise<Problem | undefined> {
  const file = resolveLinkedPath(page.file, href);
  const found = file === undefined ? NO_FILE : await check.findFileProblem(file);
  // Markdown that is no page is not shown.
  const problem = found ?? (file !== undefined && isMarkdownFile(file) ? NO_FILE : undefined);
  if (problem === undefined) return undefined;
  const reason = problem.startsWith(NO_FILE) ? BROKEN.missing + problem.slice(NO_FILE.length) : problem;
  return { rule: 'broken-link', message: what + reason };
}

/** @example namingFile('文件不存在，最接近的是 b.pdf', 'a.pdf') === '文件不存在（a.pdf），最接近的是 b.pdf' */
function namingFile(problem: string, file: string): string {
  const end = problem.startsWith(NO_FILE) ? NO_FILE.length : problem.length;
  return `${problem.slice(0, end)}（${file}）${problem.slice(end)}`;
}

/** The pages that a wiki's link may mean with equal right, by their paths inside the version. */
function listNamesakes(manifest: Manifest, page: CheckedPage, href: string): string[] {
  const name = parseWikiLink(href)?.name;
  const [first, ...others] = name ? listNamedPages(manifest, page, name) : [];
  if (first === undefined) return [];
  return [first, ...others.filter(({ rank }) => rank === first.rank)].map(({ path }) => path);
}

/** @example hostOf('//a.b/c.png') === 'a.b' */
const hostOf = (href: string) => href.replace(/^[^/]*\/\//, '').replace(/[/?#].*$/s, '');

function checkAnchor(page: CheckedPage, anchor: string, what: string): Problem | undefined {
  // `#`, `#top` and text fragments are the browser's.
  const isBrowsers = anchor === '' || anchor === 'top' || anchor.startsWith(':~:');
  if (isBrowsers || page.found.ids.has(anchor)) return undefined;
  const told = (problem: string) => `${what}的锚点「${anchor}」${problem}`;
  const meant = matchAnchor(page.found.ids, anchor);
  if (meant === undefined)
    return { rule: 'broken-anchor', message: told(`不存在（${page.file} 里没有这个标题）`) };
  // The application finds it all the same, a browser without scripts does not (reader-asks A7).
  const fault = meant.toLowerCase() === anchor.toLowerCase() ? '大小写不符' : '写法不符';
  const message = told(`${fault}，请改为 ${meant}（${page.file}）`);
  return { rule: 'broken-anchor', message, habit: `${fault}的锚点` };
}
