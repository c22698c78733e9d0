// Routes of the editor. findRoute() does not know them: they are parsed when a URL has no page, in a lazy chunk.
import type { Manifest } from '../manifest/manifest.ts';
import { decodeSafely, encodePath } from './filePath.ts';
import type { Located } from './route.ts';
import type { MarkdownPage, SitePage } from './siteIndex.ts';

const DESK = '/edit';

/** @example editorPath('/docs/deploy') === '/edit/docs/deploy' */
export function editorPath(path: string): string {
  return DESK + path;
}

/** Path of the page which an editor URL edits; undefined for other URL paths. */
export function findEditedPath(pathname: string): string | undefined {
  const path = decodeSafely(pathname);
  return path.startsWith(`${DESK}/`) ? path.slice(DESK.length) : undefined;
}

/** Whether a page has an editor: the config decides, by default all but pages of unmaintained versions. */
export function isEditable({ site }: Pick<Manifest, 'site'>, place: SitePage): place is MarkdownPage {
  if (place.kind !== 'doc' && place.kind !== 'page') return false;
  return site.editor ?? !(place.kind === 'doc' && place.version.banner === 'unmaintained');
}

/** The editor route of a page; undefined if it has no editor. */
export function toEditorRoute({ manifest, route }: Located): Located | undefined {
  if (route.kind === 'notFound' || route.kind === 'edit' || !isEditable(manifest, route)) return undefined;
  return { manifest, route: { kind: 'edit', path: editorPath(route.path), page: route } };
}

/** Both from 1. */
interface TextPlace {
  line: number;
  column?: number | undefined;
}

/**
 * URL of a position in a page's editor.
 * @example editorHref('/docs/安装', { line: 3, column: 5 }) === '/edit/docs/%E5%AE%89%E8%A3%85?line=3&column=5'
 */
export function editorHref(path: string, { line, column }: TextPlace): string {
  const place = column === undefined ? `line=${line}` : `line=${line}&column=${column}`;
  return `${editorPath(encodePath(path))}?${place}`;
}

/** Parses the position in an editor URL. */
export function parseTextPosition(search: string): TextPlace | undefined {
  const asked = new URLSearchParams(search);
  const [line, column] = ['line', 'column'].map((name) => Number(asked.get(name)));
  const isPlace = (number: number | undefined) => Number.isSafeInteger(number) && Number(number) > 0;
  return isPlace(line) ? { line: Number(line), column: isPlace(column) ? column : undefined } : undefined;
}
