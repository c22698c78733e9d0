import { lintMessages as words } from '#i18n/lintMessages';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { Manifest, Version } from '../../core/site/manifest/manifest.ts';
import { matchAnchor } from '../../core/site/urls/anchors.ts';
import { isAllowedImage } from '../../core/site/urls/imageHosts.ts';
import { resolveLinkedPath } from '../../core/site/urls/linkPath.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { findRedirect, parseUrlTarget } from '../../core/site/urls/redirects.ts';
import { type LinkTarget, listNamedPages, resolveLink } from '../../core/site/urls/resolveLink.ts';
import { parseWikiLink } from '../../core/site/urls/wikiLink.ts';
import type { PageLinks, WrittenLink } from './collectLinks.ts';

export interface CheckedPage {
  file: string;
  /** The version that owns the page; undefined for a standalone page. */
  version: Version | undefined;
  isDraft: boolean;
  found: PageLinks;
}

/** Why a file of the site cannot be linked to. */
export interface FileProblem {
  /** Predicate of a sentence about the link; undefined if the file does not exist. */
  reason?: string;
  /** The file with the most similar name. */
  near?: string | undefined;
}

/** Resolves to undefined if a file of the site exists and is published. */
export type FindFileProblem = (file: string) => Promise<FileProblem | undefined>;

export interface LinkCheck {
  manifest: Manifest;
  pages: ReadonlyMap<string, CheckedPage>;
  findFileProblem: FindFileProblem;
}

type Problem = Pick<Finding, 'rule' | 'message' | 'values' | 'group'>;

/**
 * Resolves every link of a page and reports those that fail.
 * @param onReached is called with every page file that a link resolves to
 */
export async function checkPageLinks(
  check: LinkCheck,
  page: CheckedPage,
  onReached: (file: string) => void,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const add = ({ line, column, href }: WrittenLink, problem: Problem | undefined) => {
    if (problem === undefined) return;
    const values = { url: href, ...problem.values };
    findings.push({ file: page.file, line, column, ...problem, values });
  };
  for (const link of page.found.links) {
    const target = resolveLink(check.manifest, { file: page.file, version: page.version }, link.href);
    if (target.kind === 'page' && target.file !== undefined && target.file !== page.file)
      onReached(target.file);
    add(link, await findProblem(check, page, link, target));
  }
  for (const link of page.found.unparsedLinks ?? []) add(link, await findSpaces(check, page, link));
  return findings;
}

/**
 * Reports text that resembles a link with a space in its URL, which the parser leaves as text. Only a URL that resolves
 * is reported: other text of this form is not meant as a link.
 */
async function findSpaces(
  check: LinkCheck,
  page: CheckedPage,
  { kind, href }: WrittenLink,
): Promise<Problem | undefined> {
  if (!(await isThere(check, page, href))) return undefined;
  return {
    rule: kind === 'link' ? 'broken-link' : 'broken-image',
    message: words.spaceInUrl(`${words.linkKinds[kind]} ${href}`, href),
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
  // A file saved by a browser may contain escapes in its name, `a%20b.png`. `resolveLink` decodes a URL, so such a
  // file is found only if the link writes `%25` for its `%`.
  const literal = href.replace(/^[^?#]*/, (path) => path.replaceAll('%', '%25'));
  const asIs =
    literal !== href && !(await isThere(check, page, href)) && (await isThere(check, page, literal));
  const isLink = kind === 'link';
  const rule = isLink ? 'broken-link' : 'broken-image';
  const what = `${words.linkKinds[kind]} ${href}`;
  if (asIs) return { rule, message: words.percentInName(what, literal), values: { instead: literal } };
  const noFile = { rule, message: words.wrongFileType(what, words.linkKinds[kind]) } as const;
  switch (target.kind) {
    case 'program':
      return undefined;
    case 'external':
      return isLink || (kind === 'image' && isAllowedImage(check.manifest.site, href))
        ? undefined
        : {
            rule,
            message: `${what} ${words.onOtherSite}${kind === 'image' ? words.orAllowHost : ''}`,
            group: words.filesOnHost(hostOf(href)),
          };
    case 'broken': {
      const moved = findRedirect(check.manifest, parseUrlTarget(href));
      if (moved !== undefined)
        return { rule, message: words.redirected(what, moved.path), values: { instead: moved.path } };
      if (!isLink && target.reason === 'missing') return noFile;
      if (target.reason === 'missing') return findMissing(check, page, href, what);
      return { rule, message: href === '' ? words.noAddress(words.linkKinds[kind]) : words.outside(what) };
    }
    case 'asset': {
      const problem = await check.findFileProblem(target.file);
      return problem === undefined
        ? undefined
        : {
            rule,
            message: words.fileProblem(what, target.file, problem.reason, problem.near),
            values: { target: target.file, ...(problem.near && { near: problem.near }) },
          };
    }
    case 'anchor':
      return isLink ? checkAnchor(page, target.anchor, what) : noFile;
    case 'page': {
      if (!isLink) return noFile;
      const other = target.file === undefined ? undefined : check.pages.get(target.file);
      if (other === undefined) return undefined;
      const values = { target: other.file };
      if (other.isDraft && !page.isDraft)
        return { rule, message: words.draftTarget(what, other.file), values };
      const namesakes = listNamesakes(check.manifest, page, href);
      if (namesakes.length > 1) {
        const message = words.ambiguous(what, namesakes.length, other.file, namesakes[0] ?? '');
        return { rule: 'ambiguous-link', message, values };
      }
      return checkAnchor(other, target.anchor, what);
    }
  }
}

/** Checks a link that resolves to no route: its target may be a folder, or a file that the manifest does not list. */
async function findMissing(
  check: LinkCheck,
  page: CheckedPage,
  href: string,
  what: string,
): Promise<Problem | undefined> {
  const file = resolveLinkedPath(page.file, href);
  const found = file === undefined ? {} : await check.findFileProblem(file);
  // Markdown that the manifest does not list is not rendered as a page.
  const problem: FileProblem | undefined =
    found ?? (file !== undefined && isMarkdownFile(file) ? {} : undefined);
  if (problem === undefined) return undefined;
  const { reason } = problem;
  // A link that counts from the top of the site leads there with a slash.
  const near = problem.near === href.replace(/[?#].*$/, '') ? `/${problem.near}` : problem.near;
  const message =
    reason === undefined ? words.noPage(what, near) : words.fileProblem(what, undefined, reason, near);
  return { rule: 'broken-link', message, values: near === undefined ? {} : { near } };
}

/** Lists the pages that a wiki link matches equally well, by their paths inside the version. */
function listNamesakes(manifest: Manifest, page: CheckedPage, href: string): string[] {
  const name = parseWikiLink(href)?.name;
  const [first, ...others] = name ? listNamedPages(manifest, page, name) : [];
  if (first === undefined) return [];
  return [first, ...others.filter(({ rank }) => rank === first.rank)].map(({ path }) => path);
}

/** @example hostOf('//a.b/c.png') === 'a.b' */
const hostOf = (href: string) => href.replace(/^[^/]*\/\//, '').replace(/[/?#].*$/s, '');

function checkAnchor(page: CheckedPage, anchor: string, what: string): Problem | undefined {
  // The browser itself resolves `#`, `#top` and text fragments (`#:~:text=`).
  const isBrowsers = anchor === '' || anchor === 'top' || anchor.startsWith(':~:');
  if (isBrowsers || page.found.ids.has(anchor)) return undefined;
  const report = (problem: string) => words.anchor(what, anchor, problem);
  const meant = matchAnchor(page.found.ids, anchor);
  const found = {
    rule: 'broken-anchor',
    values: { target: page.file, anchor, ...(meant && { near: meant }) },
  } as const;
  if (meant === undefined) return { ...found, message: report(words.noAnchor(page.file)) };
  // The router's fallback finds a similar id; a browser without scripts needs the exact one.
  const fault = meant.toLowerCase() === anchor.toLowerCase() ? words.otherCase : words.otherSpelling;
  const message = report(words.anchorMeant(fault, meant, page.file));
  return { ...found, message, group: words.anchorGroup(fault) };
}
