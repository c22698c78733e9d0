// How the writer names pages and folders.
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { listPageFiles } from '../../core/site/manifest/siteEntries.ts';
import { isMarkdownFile, PAGE_ENDINGS, stripPageEnding } from '../../core/site/urls/pageFile.ts';
import { fileOfRoute, findRoute } from '../../core/site/urls/route.ts';
import type { SiteFiles } from '../../writer/refactor/siteFiles.ts';
import { isInside } from '../lib/isInside.ts';

/** Where a writer names things. */
export interface Writer {
  siteDir: string;
  /** The current folder: where a command runs, or the site folder itself. */
  cwd: string;
}

/**
 * A path inside the site folder, with slashes: as it is written, or seen from the writer's folder, as shells
 * complete it. Empty for the site folder itself.
 * @example toSitePath({ siteDir: '/project/public', cwd: '/project' }, 'public/docs/v8/deploy.md') === 'docs/v8/deploy.md'
 */
export function toSitePath({ siteDir, cwd }: Writer, written: string): string {
  const path = resolve(cwd, written);
  const isSeenFromHere = isInside(siteDir, path) && (isAbsolute(written) || path !== join(siteDir, written));
  const inside = isSeenFromHere ? relative(siteDir, path) : written;
  return inside
    .split(sep)
    .join('/')
    .replace(/^\.(?:\/|$)/, '')
    .replace(/\/+$/, '');
}

/** A folder of pages that is named by its path, never by an address. */
export function findFolder(writer: Writer, { files }: Pick<SiteFiles, 'files'>, written: string) {
  const path = toSitePath(writer, written);
  return [...files].some((file) => file.startsWith(`${path}/`)) ? path : undefined;
}

/** The file of a page that is named by its file, with its ending or without, or by its address. */
export function findPageFile(writer: Writer, manifest: Manifest, written: string): string {
  const pages = listPageFiles(manifest);
  const path = toSitePath(writer, written);
  const file = ['', ...PAGE_ENDINGS, '/index.md']
    .map((ending) => path + ending)
    .find((each) => pages.has(each));
  const route = findRoute(manifest, `/${path.replace(/^\//, '')}`);
  return file ?? (route.kind === 'notFound' ? path : (fileOfRoute(route) ?? path));
}

/** @example withEnding('install', 'docs/deploy.mdx') === 'install.mdx' */
export function withEnding(name: string, like = '.md'): string {
  // A name that no file can have is not made another one.
  if (isMarkdownFile(name) || /[. ]$/.test(name)) return name;
  return name + (like.slice(stripPageEnding(like).length) || '.md');
}
