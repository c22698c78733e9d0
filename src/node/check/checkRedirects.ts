// `redirects` of manifest.json: each old address leads to a page, at one step, and stands in nobody's way.
import { parseTree } from 'jsonc-parser';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { findJsonPlace } from '../../core/site/manifest/jsonText.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { findRedirect, type PlaceInSite, placeKey, readPlace } from '../../core/site/urls/redirects.ts';
import { fileOfRoute, findRoute } from '../../core/site/urls/route.ts';
import { NOT_FOUND_PATH, normalizePath } from '../../core/site/urls/siteIndex.ts';
import { findUrlProblem, showUrl } from '../../core/site/urls/urlProblem.ts';

/** Whether a file's page has an anchor; undefined for a file that nobody has read. */
export type HasAnchor = (file: string, anchor: string) => boolean | undefined;

/** @param text of manifest.json; empty when the site has none */
export function checkRedirects(manifest: Manifest, text: string, hasAnchor: HasAnchor): Finding[] {
  const redirects = Object.entries(manifest.redirects ?? {});
  const root = redirects.length === 0 ? undefined : parseTree(text);
  const known = new Map<string, string>();
  return redirects.flatMap(([from, to]): Finding[] => {
    const key = placeKey(readPlace(from));
    const first = known.get(key);
    known.set(key, first ?? from);
    const problem =
      first === undefined
        ? findProblem(manifest, from, to, hasAnchor)
        : `与「${first}」是同一个地址，只用第一条`;
    const place = findJsonPlace(root, text, ['redirects', from]) ?? { line: 1 };
    const message = `redirects：「${showUrl(from)}」${problem}`;
    return problem === undefined ? [] : [{ file: 'manifest.json', ...place, rule: 'redirect', message }];
  });
}

function findProblem(manifest: Manifest, from: string, to: string, hasAnchor: HasAnchor): string | undefined {
  if (!from.startsWith('/')) return '应以 / 开头，写站内的旧地址，例如 /docs/old';
  if (from.includes('?')) return '不起作用：地址里 ? 后面的部分不分辨页面，请去掉它';
  if (!to.startsWith('/')) return `的新地址应以 / 开头，写站内的地址，收到「${to}」`;
  const [asked, wanted] = [readPlace(from), readPlace(to)];
  const problem = findUrlProblem(asked.path);
  if (problem !== undefined) return `${problem}，这一条不起作用；请改正或删去`;
  const obstacle = asked.anchor === '' ? undefined : findObstacle(manifest, asked, hasAnchor);
  return obstacle ?? findDeadEnd(manifest, asked, wanted, hasAnchor);
}

/** What is at the old anchor; for pages at an old URL see node/build/siteUrls.ts. */
function findObstacle(manifest: Manifest, { path, anchor }: PlaceInSite, hasAnchor: HasAnchor) {
  const route = findRoute(manifest, path);
  if (route.kind !== 'notFound')
    return hasAnchor(fileOfRoute(route) ?? '', anchor)
      ? '本身有这个标题，读者看到的是它，这一条不起作用'
      : undefined;
  return findRedirect(manifest, { path, anchor: '' }) === undefined
    ? `不起作用：没有页面 ${path}，也没有写它的新地址；请再写一条不带锚点的`
    : undefined;
}

/** What is wrong with the new address. */
function findDeadEnd(manifest: Manifest, asked: PlaceInSite, wanted: PlaceInSite, hasAnchor: HasAnchor) {
  const isPage = findRoute(manifest, asked.path).kind !== 'notFound';
  if (asked.anchor === '' && (isPage || normalizePath(asked.path) === NOT_FOUND_PATH)) return undefined;
  const end = findRedirect(manifest, asked);
  if (end === undefined) return '绕回了它自己';
  const route = findRoute(manifest, end.path);
  if (route.kind === 'notFound') return `的新地址 ${end.path} 没有对应的页面`;
  const isDirect = placeKey({ ...end, anchor: '' }) === placeKey({ ...wanted, anchor: '' });
  if (!isDirect) return `要转两次，请直接写最后的地址 ${end.path}`;
  const { anchor } = wanted;
  const file = fileOfRoute(route);
  return anchor !== '' && file !== undefined && hasAnchor(file, anchor) === false
    ? `的新地址里没有锚点「${anchor}」（${file}）`
    : undefined;
}
