// Links and images that are written in manifest.json itself.
import { parseTree } from 'jsonc-parser';
import { type FindFileProblem, ON_OTHER_SITE } from '../../core/check/checkLinks.ts';
import type { Finding } from '../../core/model/finding.ts';
import type { Home } from '../../core/model/home.ts';
import { findJsonPlace } from '../../core/model/jsonText.ts';
import type { Manifest, NavLink } from '../../core/model/manifest.ts';
import { formatPlace } from '../../core/model/schemaIssue.ts';
import { resolveLink } from '../../core/paths/resolveLink.ts';
import { findRoute, latestVersion } from '../../core/paths/route.ts';

type Place = (string | number)[];

interface Written {
  place: Place;
  kind: 'doc' | 'link' | 'image';
  value: string;
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
  { kind, value }: Written,
  findFileProblem: FindFileProblem,
  onReached: (file: string) => void,
): Promise<string | undefined> {
  if (kind === 'doc') {
    const latest = latestVersion(manifest);
    const doc = latest.docs.find((candidate) => candidate.id === value);
    if (doc !== undefined) onReached(doc.file);
    return doc === undefined
      ? `版本 ${latest.name} 没有 id 为「${value}」的文档，这个链接不会显示`
      : undefined;
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

function* listWritten({ site }: Manifest): Generator<Written> {
  if (site.favicon) yield { place: ['site', 'favicon'], kind: 'image', value: site.favicon };
  if (site.navbar.logo) yield { place: ['site', 'navbar', 'logo'], kind: 'image', value: site.navbar.logo };
  yield* listItems(site.navbar.items, ['site', 'navbar', 'items']);
  for (const [place, column] of site.footer.columns.entries())
    yield* listItems(column.items, ['site', 'footer', 'columns', place, 'items']);
  for (const [, href = ''] of (site.announcementBar?.content ?? '').matchAll(/\]\(([^)\s]+)\)/g))
    yield { place: ['site', 'announcementBar', 'content'], kind: 'link', value: href };
  if (site.home !== undefined) yield* listHome(site.home);
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
