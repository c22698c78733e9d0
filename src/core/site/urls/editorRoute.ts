// Routes of the editor. findRoute() does not parse them: a lazy chunk does, after findRoute() has found no page.
import type { Manifest } from '../manifest/manifest.ts';
import { decodeSafely, encodePath } from './filePath.ts';
import type { Located } from './route.ts';
import type { MarkdownPage, SitePage } from './siteIndex.ts';

const EDITOR_ROOT = '/edit';

/** @example editorPath('/docs/deploy') === '/edit/docs/deploy' */
export function editorPath(path: string): string {
  return EDITOR_ROOT + path;
}

/** Path of the page that the editor at a URL path edits; undefined for other URL paths. */
export function findEditedPath(pathname: string): string | undefined {
  const path = decodeSafely(pathname);
  return path.startsWith(`${EDITOR_ROOT}/`) ? path.slice(EDITOR_ROOT.length) : undefined;
}

/** Whether a page has an editor: `site.editor`; by default, only pages of unmaintained versions have none. */
export function isEditable({ site }: Pick<Manifest, 'site'>, page: SitePage): page is MarkdownPage {
  if (page.kind !== 'doc' && page.kind !== 'page') return false;
  return site.editor ?? !(page.kind === 'doc' && page.version.banner === 'unmaintained');
}

/** The editor route of a page; undefined if it has no editor. */
export function toEditorRoute({ manifest, route }: Located): Located | undefined {
  if (route.kind === 'notFound' || route.kind === 'edit' || !isEditable(manifest, route)) return undefined;
  return { manifest, route: { kind: 'edit', path: editorPath(route.path), page: route } };
}

/** Line and column count from 1. */
interface TextPosition {
  line: number;
  column?: number | undefined;
}

/**
 * URL of a position in a page's editor.
 * @example editorHref('/docs/安装', { line: 3, column: 5 }) === '/edit/docs/%E5%AE%89%E8%A3%85?line=3&column=5'
 */
export function editorHref(path: string, { line, column }: TextPosition): string {
  const position = column === undefined ? `line=${line}` : `line=${line}&column=${column}`;
  return `${editorPath(encodePath(path))}?${position}`;
}

/** Parses the position in an editor URL. */
export function parseTextPosition(search: string): TextPosition | undefined {
  const query = new URLSearchParams(search);
  const [line, column] = ['line', 'column'].map((name) => Number(query.get(name)));
  const isPosition = (number: number | undefined) => Number.isSafeInteger(number) && Number(number) > 0;
  return isPosition(line)
    ? { line: Number(line), column: isPosition(column) ? column : undefined }
    : undefined;
}
