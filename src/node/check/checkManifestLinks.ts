// Checks links, images and redirects in manifest.json.
import { parseTree } from 'jsonc-parser';
import { checkMessages as messages } from '#i18n/checkMessages';
import { lintMessages } from '#i18n/lintMessages';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { findJsonPosition } from '../../core/site/manifest/jsonText.ts';
import type {
  Home,
  Manifest,
  MenuItem,
  NavLink,
  SiteConfig,
  Version,
} from '../../core/site/manifest/manifest.ts';
import { formatPlace } from '../../core/site/manifest/schemaIssue.ts';
import type { SidebarItem } from '../../core/site/manifest/sidebarItem.ts';
import { LOADED_RELATIONS } from '../../core/site/manifest/siteHead.ts';
import { docsById } from '../../core/site/nav/sidebarItems.ts';
import { findOtherLocale } from '../../core/site/urls/localePaths.ts';
import { findExternalKind } from '../../core/site/urls/pageHref.ts';
import {
  findRedirect,
  parseUrlTarget,
  type UrlTarget,
  urlTargetKey,
} from '../../core/site/urls/redirects.ts';
import { resolveLink } from '../../core/site/urls/resolveLink.ts';
import { fileOfRoute, findRoute, latestVersion } from '../../core/site/urls/route.ts';
import { NOT_FOUND_PATH, normalizePath } from '../../core/site/urls/siteIndex.ts';
import { findUrlProblem, showUrl } from '../../core/site/urls/urlProblem.ts';
import type { FindFileProblem } from '../../writer/lint/checkLinks.ts';

type SitePage = (string | number)[];

interface Written {
  place: SitePage;
  /** `doc` and `main` (`mainDocId`) are doc ids, `sidebar` is a name, the others are URLs. */
  kind: 'doc' | 'main' | 'sidebar' | 'link' | 'image';
  value: string;
  /** The version of the doc; the latest by default. */
  version?: Version;
}

/**
 * @param text of manifest.json; empty without one
 * @param onReached is called with each file that the manifest links to
 */
export async function checkManifestLinks(
  manifest: Manifest,
  text = '',
  findFileProblem: FindFileProblem,
  onReached: (file: string) => void,
): Promise<Finding[]> {
  const root = parseTree(text);
  const findings: Finding[] = [];
  for (const written of listWritten(manifest)) {
    const problem = await findLinkProblem(manifest, written, findFileProblem, onReached);
    if (problem === undefined) continue;
    const place = findJsonPosition(root, text, written.place) ?? { line: 1 };
    const rule = written.kind === 'image' ? 'broken-image' : 'broken-link';
    findings.push({
      file: 'manifest.json',
      ...place,
      rule,
      message: messages.manifestLink(formatPlace(written.place), problem),
      values: { field: formatPlace(written.place), value: written.value },
    });
  }
  return findings;
}

async function findLinkProblem(
  manifest: Manifest,
  { kind, value, version = latestVersion(manifest) }: Written,
  findFileProblem: FindFileProblem,
  onReached: (file: string) => void,
): Promise<string | undefined> {
  if (kind === 'doc' || kind === 'main') {
    const doc = version.docs.find((candidate) => candidate.id === value);
    if (doc !== undefined) onReached(doc.file);
    const toMessage = kind === 'doc' ? messages.unknownLinkedDoc : messages.unknownMainDoc;
    return doc === undefined ? toMessage(version.name, value) : undefined;
  }
  if (kind === 'sidebar')
    return value in version.sidebars
      ? undefined
      : messages.unknownLinkedSidebar(version.name, value, Object.keys(version.sidebars));
  // A version's path without an index page is redirected to its first doc.
  const route = value.startsWith('/') ? findRoute(manifest, value.replace(/[?#].*$/, '')) : undefined;
  if (route?.kind === 'doc') {
    onReached(route.entry.file);
    return undefined;
  }
  const target = resolveLink(manifest, { file: 'manifest.json' }, value);
  if (target.kind === 'page' && target.file !== undefined) onReached(target.file);
  if (target.kind === 'broken') return messages.noPage(value);
  if (target.kind === 'external' && kind === 'image')
    return messages.externalImage(value, lintMessages.onOtherSite);
  const problem = target.kind === 'asset' ? await findFileProblem(target.file) : undefined;
  return problem && lintMessages.fileProblem(value, undefined, problem.reason, problem.near);
}

function* listWritten({ site, versions }: Manifest): Generator<Written> {
  yield* listPictures(site.favicon, ['site', 'favicon']);
  yield* listPictures(site.navbar.logo, ['site', 'navbar', 'logo']);
  if (site.image && !findExternalKind(site.image))
    yield { place: ['site', 'image'], kind: 'image', value: site.image };
  for (const [at, tag] of (site.head ?? []).entries())
    if (tag.tag === 'link')
      yield {
        place: ['site', 'head', at, 'href'],
        kind: LOADED_RELATIONS.includes(tag.rel) ? 'image' : 'link',
        value: tag.href,
      };
  yield* listMenu(site.navbar.items, ['site', 'navbar', 'items']);
  for (const name of ['font', 'monoFont'] as const) {
    const font = site.theme?.[name];
    for (const [at, { src }] of (typeof font === 'object' ? font.files : []).entries())
      yield { place: ['site', 'theme', name, 'files', at, 'src'], kind: 'link', value: src };
  }
  for (const [place, column] of site.footer.columns.entries())
    yield* listItems(column.items, ['site', 'footer', 'columns', place, 'items']);
  for (const [, href = ''] of (site.announcementBar?.content ?? '').matchAll(/\]\(([^)\s]+)\)/g))
    yield { place: ['site', 'announcementBar', 'content'], kind: 'link', value: href };
  if (site.home !== undefined) yield* listHome(site.home);
  for (const [at, version] of versions.entries()) yield* listVersion(version, ['versions', at]);
}

function* listPictures(picture: SiteConfig['favicon'], place: SitePage): Generator<Written> {
  const files = typeof picture === 'object' ? Object.entries(picture) : [['', picture] as const];
  for (const [field, value] of files)
    if (value) yield { place: field === '' ? place : [...place, field], kind: 'image', value };
}

function* listVersion(version: Version, place: SitePage): Generator<Written> {
  const { mainDocId, inherits, sidebars } = version;
  if (mainDocId) yield { place: [...place, 'mainDocId'], kind: 'main', value: mainDocId, version };
  // An inherited sidebar has ids of the parent version.
  if (inherits !== undefined) return;
  const known = docsById(version);
  // Skips valid ids early: sidebars have one for each doc of a site.
  for (const [name, items] of Object.entries(sidebars))
    for (const written of listSidebar(items, [...place, 'sidebars', name]))
      if (written.kind !== 'doc' || !known.has(written.value)) yield { ...written, version };
}

function* listSidebar(items: readonly SidebarItem[], place: SitePage): Generator<Written> {
  for (const [at, item] of items.entries()) {
    const here = [...place, at];
    if (item.type === 'doc') yield { place: [...here, 'id'], kind: 'doc', value: item.id };
    if (item.type === 'link') yield { place: [...here, 'href'], kind: 'link', value: item.href };
    if (item.type !== 'category') continue;
    if (item.link?.type === 'doc') yield { place: [...here, 'link', 'id'], kind: 'doc', value: item.link.id };
    yield* listSidebar(item.items, [...here, 'items']);
  }
}

function* listHome({ actions, picture, features, sections }: Home): Generator<Written> {
  const home: SitePage = ['site', 'home'];
  yield* listItems(actions, [...home, 'actions']);
  if (picture && 'src' in picture)
    yield { place: [...home, 'picture', 'src'], kind: 'image', value: picture.src };
  for (const [index, { href, image }] of features.entries()) {
    const place = [...home, 'features', index];
    if (href) yield { place: [...place, 'href'], kind: 'link', value: href };
    if (image) yield { place: [...place, 'image'], kind: 'image', value: image };
  }
  for (const [index, { items }] of sections.entries()) {
    const place = [...home, 'sections', index, 'items'];
    yield* listItems(
      items.map((item) => ('href' in item ? { href: item.href } : {})),
      place,
    );
    for (const [at, item] of items.entries())
      if ('links' in item) yield* listItems(item.links, [...place, at, 'links']);
  }
}

function* listMenu(items: readonly MenuItem[], place: SitePage): Generator<Written> {
  yield* listItems(items, place);
  for (const [at, { icon, items: inner = [] }] of items.entries()) {
    yield* listPictures(icon, [...place, at, 'icon']);
    yield* listMenu(inner, [...place, at, 'items']);
  }
}

function* listItems(
  items: readonly Pick<NavLink, 'doc' | 'href' | 'sidebar'>[],
  place: SitePage,
): Generator<Written> {
  for (const [index, { doc, href, sidebar }] of items.entries()) {
    // `sidebar` and `doc` take precedence over `href`.
    if (sidebar) yield { place: [...place, index, 'sidebar'], kind: 'sidebar', value: sidebar };
    else if (doc) yield { place: [...place, index, 'doc'], kind: 'doc', value: doc };
    else if (href) yield { place: [...place, index, 'href'], kind: 'link', value: href };
  }
}

const { redirect } = messages;

/** Whether a file's page has an anchor; undefined for a file that was not parsed. */
type HasAnchor = (file: string, anchor: string) => boolean | undefined;

/**
 * Checks that the target of each redirect is a page, not another redirect, and that no two redirects have the same
 * URL.
 * @param text of manifest.json; empty without one
 */
export function checkRedirects(manifest: Manifest, text: string, hasAnchor: HasAnchor): Finding[] {
  const redirects = Object.entries(manifest.redirects ?? {});
  const root = redirects.length === 0 ? undefined : parseTree(text);
  const known = new Map<string, string>();
  return redirects.flatMap(([from, to]): Finding[] => {
    const key = urlTargetKey(parseUrlTarget(from));
    const first = known.get(key);
    known.set(key, first ?? from);
    const problem =
      first === undefined ? findRedirectProblem(manifest, from, to, hasAnchor) : redirect.repeated(first);
    const place = findJsonPosition(root, text, ['redirects', from]) ?? { line: 1 };
    if (problem === undefined) return [];
    const message = redirect.problem(showUrl(from), problem);
    return [{ file: 'manifest.json', ...place, rule: 'redirect', message, values: { from, to } }];
  });
}

function findRedirectProblem(
  manifest: Manifest,
  from: string,
  to: string,
  hasAnchor: HasAnchor,
): string | undefined {
  if (!from.startsWith('/')) return redirect.fromNoSlash;
  if (from.includes('?')) return redirect.query;
  if (!to.startsWith('/')) return redirect.toNoSlash(to);
  const [source, target] = [parseUrlTarget(from), parseUrlTarget(to)];
  const problem = findUrlProblem(source.path);
  if (problem !== undefined) return redirect.badUrl(problem);
  const problemOfAnchor = source.anchor === '' ? undefined : findAnchorProblem(manifest, source, hasAnchor);
  return problemOfAnchor ?? findTargetProblem(manifest, source, target, hasAnchor);
}

/**
 * Finds the problem of a redirect from an anchor. For redirects from a whole page, node/build/siteUrls.ts reports a
 * conflict with an existing page.
 */
function findAnchorProblem(manifest: Manifest, { path, anchor }: UrlTarget, hasAnchor: HasAnchor) {
  const route = findRoute(manifest, path);
  if (route.kind !== 'notFound')
    return hasAnchor(fileOfRoute(route) ?? '', anchor) ? redirect.anchorExists : undefined;
  return findRedirect(manifest, { path, anchor: '' }) === undefined ? redirect.onlyAnchor(path) : undefined;
}

function findTargetProblem(manifest: Manifest, source: UrlTarget, target: UrlTarget, hasAnchor: HasAnchor) {
  const isPage = findRoute(manifest, source.path).kind !== 'notFound';
  if (source.anchor === '' && (isPage || normalizePath(source.path) === NOT_FOUND_PATH)) return undefined;
  const end = findRedirect(manifest, source);
  if (end === undefined) return redirect.circle;
  const route = findRoute(manifest, end.path);
  if (route.kind === 'notFound')
    return findOtherLocale(manifest, end.path) === undefined ? redirect.noPage(end.path) : undefined;
  const isDirect = urlTargetKey({ ...end, anchor: '' }) === urlTargetKey({ ...target, anchor: '' });
  if (!isDirect) return redirect.twoSteps(end.path);
  const { anchor } = target;
  const file = fileOfRoute(route);
  return anchor !== '' && file !== undefined && hasAnchor(file, anchor) === false
    ? redirect.noAnchor(anchor, file)
    : undefined;
}
