// Addresses that are recognised late: only where nothing of the site stands there, and never on the way to a page.
import type { Manifest } from '../manifest/manifest.ts';
import { decodeSafely } from './filePath.ts';
import type { Located } from './route.ts';
import type { MarkdownPlace, Place } from './siteIndex.ts';

const DESK = '/edit';

/** @example deskAddress('/docs/deploy') === '/edit/docs/deploy' */
export function deskAddress(path: string): string {
  return DESK + path;
}

/** The address of the page whose desk an address names; undefined for other addresses. */
export function findEdited(pathname: string): string | undefined {
  const path = decodeSafely(pathname);
  return path.startsWith(`${DESK}/`) ? path.slice(DESK.length) : undefined;
}

/** Whether a page has a desk: the site says so, else all but the pages of versions that nobody maintains. */
export function isEditable({ site }: Pick<Manifest, 'site'>, place: Place): place is MarkdownPlace {
  if (place.kind !== 'doc' && place.kind !== 'page') return false;
  return site.editor ?? !(place.kind === 'doc' && place.version.banner === 'unmaintained');
}

/** A page as its desk; undefined where it has none. */
export function toDesk({ manifest, route }: Located): Located | undefined {
  if (route.kind === 'notFound' || route.kind === 'edit' || !isEditable(manifest, route)) return undefined;
  return { manifest, route: { kind: 'edit', path: deskAddress(route.path), page: route } };
}
