// Links and images that are written in manifest.json itself.
import { parseTree } from 'jsonc-parser';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { Home } from '../../core/site/manifest/home.ts';
import { findJsonPlace } from '../../core/site/manifest/jsonText.ts';
import type { Manifest, NavLink, Version } from '../../core/site/manifest/manifest.ts';
import { formatPlace } from '../../core/site/manifest/schemaIssue.ts';
import type { SidebarItem } from '../../core/site/manifest/sidebarItem.ts';
import { docsById } from '../../core/site/nav/sidebarItems.ts';
import { resolveLink } from '../../core/site/urls/resolveLink.ts';
import { findRoute, latestVersion } from '../../core/site/urls/route.ts';
import { type FindFileProblem, ON_OTHER_SITE } from '../../writer/lint/checkLinks.ts';

type Place = (string | number)[];

interface Written {
  place: Place;
  /** A link to a doc, or the doc that a version opens with; else an address. */
  kind: 'doc' | 'main' | 'link' | 'image';
  value: string;
  /** Whose doc is meant; absent: the latest one's. */
  version?: Version;
}

/**
 * @param text of manifest.json; empty when the site has none
 * @param onReached is told every file that the manifest leads to
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
    const problem = await findProblem(manifest, written, findFileProblem, onReached);
    if (problem === undefined) continue;
    const place = findJsonPlace(root, text, written.place) ?? { line: 1 };
    const rule = written.kind === 'image' ? 'broken-image' : 'broken-link';
    findings.push({
      file: 'manifest.json',
      ...place,
      rule,
      message: `${formatPlace(written.place)}：${problem}`,
    });
  }
  return findings;
}

async function findProblem(
  manifest: Manifest,
  { kind, value, version = latestVersion(manifest) }: Written,
  findFileProblem: FindFileProblem,
  onReached: (file: string) => void,
): Promise<string | undefined> {
  if (kind === 'doc' || kind === 'main') {
    const doc = version.docs.find((candidate) => candidate.id === value);
    if (doc !== undefined) onReached(doc.file);
    const loss = kind === 'doc' ? '这个链接不会显示' : '这一项已忽略';
    return doc === undefined ? `版本 ${version.name} 没有 id 为「${value}」的文档，${loss}` : undefined;
  }
  // The address of a version without a root page opens its first doc.
  const route = value.startsWith('/') ? findRoute(manifest, value.replace(/[?#].*$/, '')) : undefined;
  if (route?.kind === 'doc') {
    onReached(route.entry.file);
    return undefined;
  }
  const target = resolveLink(manifest, { file: 'manifest.json' }, value);
  if (target.kind === 'page' && target.file !== undefined) onReached(target.file);
  if (target.kind === 'broken') return `链接「${value}」没有对应的页面`;
  if (target.kind === 'external' && kind === 'image') return `图片 ${value} ${ON_OTHER_SITE}`;
  const problem = target.kind === 'asset' ? await findFileProblem(target.file) : undefined;
  return problem === undefined ? undefined : `${value} ${problem}`;
}

function* listWritten({ site, versions }: Manifest): Generator<Written> {
  if (site.favicon) yield { place: ['site', 'favicon'], kind: 'image', value: site.favicon };
  if (site.navbar.logo) yield { place: ['site', 'navbar', 'logo'], kind: 'image', value: site.navbar.logo };
  yield* listItems(site.navbar.items, ['site', 'navbar', 'items']);
  for (const [place, column] of site.footer.columns.entries())
    yield* listItems(column.items, ['site', 'footer', 'columns', place, 'items']);
  for (const [, href = ''] of (site.announcementBar?.content ?? '').matchAll(/\]\(([^)\s]+)\)/g))
    yield { place: ['site', 'announcementBar', 'content'], kind: 'link', value: href };
  if (site.home !== undefined) yield* listHome(site.home);
  for (const [at, version] of versions.entries()) yield* listVersion(version, ['versions', at]);
}

function* listVersion(version: Version, place: Place): Generator<Written> {
  const { mainDocId, inherits, sidebars } = version;
  if (mainDocId) yield { place: [...place, 'mainDocId'], kind: 'main', value: mainDocId, version };
  // An inherited sidebar was written for another version's docs.
  if (inherits !== undefined) return;
  const known = docsById(version);
  // Sidebars name all docs of a site, nearly all of them rightly.
  for (const [name, items] of Object.entries(sidebars))
    for (const written of listSidebar(items, [...place, 'sidebars', name]))
      if (written.kind !== 'doc' || !known.has(written.value)) yield { ...written, version };
}

function* listSidebar(items: readonly SidebarItem[], place: Place): Generator<Written> {
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
  const home: Place = ['site', 'home'];
  yield* listItems(actions, [...home, 'actions']);
  if (picture) yield { place: [...home, 'picture', 'src'], kind: 'image', value: picture.src };
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

function* listItems(items: readonly Pick<NavLink, 'doc' | 'href'>[], place: Place): Generator<Written> {
  for (const [index, { doc, href }] of items.entries()) {
    // The id wins over the address.
    if (doc) yield { place: [...place, index, 'doc'], kind: 'doc', value: doc };
    else if (href) yield { place: [...place, index, 'href'], kind: 'link', value: href };
  }
}
