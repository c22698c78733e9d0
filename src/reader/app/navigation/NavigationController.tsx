// Loads the page of the current URL. A newer navigation aborts an older one. When the current page's file is fetched
// again, the page updates.
import { useQuery } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, startTransition, useEffect, useRef, useState } from 'react';
import { createPath, type Location, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { PageText } from '../../../core/document/parsedDoc.ts';
import { ContentError } from '../../../core/errors.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { PRERENDERED_ATTRIBUTE } from '../../../core/site/manifest/shellAttributes.ts';
import { editorPath } from '../../../core/site/urls/editorRoute.ts';
import { encodePath } from '../../../core/site/urls/filePath.ts';
import { findOtherLocale, type Locale } from '../../../core/site/urls/localePaths.ts';
import {
  fileOfRoute,
  findCanonicalPath,
  findRoute,
  type Located,
  type Route,
} from '../../../core/site/urls/route.ts';
import { normalizePath, siteIndex } from '../../../core/site/urls/siteIndex.ts';
import type { ContentSource } from '../../../core/source.ts';
import { type LoadedText, useContentReader } from '../../content/queries/ContentProvider.tsx';
import type { ContentReader } from '../../content/queries/contentReader.ts';
import { findLocated, locate } from '../../content/queries/locate.ts';
import { docQuery, manifestQuery, type Read } from '../../content/queries/queries.ts';
import { addListener } from '../../platform/listen.ts';
import { reloadOnce } from '../../platform/reloadOnce.ts';
import { type CurrentPage, failedPage, findLoadedPage, type LoadedPage, loadPage } from './loadPage.ts';

type SetPage = Dispatch<SetStateAction<CurrentPage | undefined>>;

export interface NavigationProps {
  page: CurrentPage | undefined;
  setPage: SetPage;
  /** Normalized path of the current URL. */
  path: string;
  /** Number of retries by the reader. */
  attempt: number;
  /** Called with the error of the manifest's query, or with null if it has none. */
  onSiteError: (error: unknown) => void;
}

/** Loads pages and sets the current one. Renders nothing. */
export function NavigationController({ page, setPage, path, attempt, onSiteError }: NavigationProps) {
  const reader = useContentReader();
  const navigate = useNavigate();
  const location = useLocation();
  const type = useNavigationType();
  const { data, error } = useQuery(manifestQuery(reader.source));
  const { pathname } = location;
  // The prerendered page need not be loaded; after a retry it must be, because a chunk of it failed.
  const isLoaded = useRef(page?.path === path && attempt === 0);
  const [reconnects, setReconnects] = useState(0);

  // Retry a failed page when the network is back, as LazyComponent does for lazy chunks.
  const hasFailed = page !== undefined && 'error' in page.content;
  useEffect(() => {
    if (hasFailed) return addListener(window, ['online'], () => setReconnects((count) => count + 1));
  }, [hasFailed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is loaded for a path and a published manifest; query, hash and fetched shards change nothing, a retry and a network that is back do
  useEffect(() => {
    if (data === undefined) return;
    if (isLoaded.current) {
      isLoaded.current = false;
      return;
    }
    const abort = new AbortController();
    const load = async (): Promise<LoadedPage | undefined> => {
      let located: Located;
      try {
        located = await locate(reader, pathname);
      } catch (error) {
        return failedPage(data.value, pathname, error);
      }
      if (abort.signal.aborted) return undefined;
      // A page in another language has scripts of its own. A host that has no page there serves this one again.
      const language = findOtherLocale(located.manifest, pathname);
      if (language !== undefined && openInLanguage(reader.source, language, location)) return undefined;
      const moved = page?.path === path ? findMovedPath(page.route, located) : undefined;
      if (moved !== undefined) {
        void navigate({ ...location, pathname: encodePath(moved) }, { replace: true });
        return undefined;
      }
      // Replace `/x/`, `/x.html` and `/x/index.html` by the canonical `/x`, and preserve query and hash.
      const canonical = findCanonicalPath(located.route, pathname);
      if (canonical)
        void navigate(
          { ...location, pathname: encodePath(canonical), ...located.to?.(location.hash) },
          { replace: true },
        );
      // A redirect or a version's root changes another path: the navigation above runs this effect again.
      if (canonical && normalizePath(canonical) !== path) return undefined;
      const next = await loadPage(located, fetchText(reader, fileOfRoute(located.route), abort.signal));
      if (page?.path === path || !(await isOnlyPrerendered(reader.source, page, next))) return next;
      // Reload: the URL is already that of the next page, so the host serves its prerendered HTML.
      if (abort.signal.aborted) return undefined;
      // Some hosts serve the same HTML for every unknown URL: reloadOnce() prevents a loop.
      if (page === undefined) return reloadOnce(pathname) ? undefined : next;
      window.location.reload();
      return undefined;
    };
    void load().then((next) => {
      if (next !== undefined && !abort.signal.aborted)
        startTransition(() =>
          setPage((now) =>
            now?.path === path && isSamePage(now, next)
              ? update(now, next)
              : { ...next, path, location, pageLocation: location, type },
          ),
        );
    });
    return () => abort.abort();
  }, [reader, data?.key, path, attempt, reconnects]);

  const manifest = data?.value;
  useEffect(() => {
    if (manifest !== undefined) setPage((now) => now && withManifest(now, manifest));
  }, [manifest, setPage]);
  useEffect(() => onSiteError(error), [error, onSiteError]);

  const file = page?.text && fileOfRoute(page.route);
  return file && <TextObserver key={file} {...{ file, page, setPage }} />;
}

/** Replaces the document by one in the language of its URL; returns false where the host has none. */
function openInLanguage({ startPage }: ContentSource, { path }: Locale, location: Location): boolean {
  if (startPage === undefined) return reloadOnce(location.pathname);
  window.location.replace(`${startPage(path)}#${createPath(location)}`);
  return true;
}

/** Finds a page whose route, text and component are in memory; undefined if any of the three must be fetched. */
export function findPrefetchedPage(reader: ContentReader, pathname: string): LoadedPage | undefined {
  const located = findLocated(reader, pathname);
  if (located === undefined || findCanonicalPath(located.route, pathname) !== undefined) return undefined;
  const file = fileOfRoute(located.route);
  const query = file === undefined ? undefined : docQuery(reader.source, file);
  return findLoadedPage(located, query && reader.client.getQueryData(query.queryKey));
}

/** Fetches and parses a page's file through the query cache; the abort of a navigation cancels the request. */
async function fetchText(
  { source, client }: ContentReader,
  file: string | undefined,
  signal: AbortSignal,
): Promise<Read<PageText> | undefined> {
  if (file === undefined) return undefined;
  const query = docQuery(source, file);
  const cancel = () => void client.cancelQueries({ queryKey: query.queryKey, exact: true });
  signal.addEventListener('abort', cancel, { once: true });
  try {
    return await client.ensureQueryData(query);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

interface TextObserverProps {
  file: string;
  page: CurrentPage;
  setPage: SetPage;
}

/** Updates the current page when the query of its file has new data. */
function TextObserver({ file, page, setPage }: TextObserverProps) {
  const { source } = useContentReader();
  const { data, error } = useQuery(docQuery(source, file));
  const { manifest, isPrerendered } = page;
  useEffect(() => {
    if (data === undefined) return;
    let isStale = false;
    const apply = async () => {
      let failure = data.failure ?? error ?? undefined;
      if (failure && isPrerendered && (await lacksMarkdown(failure, source, { manifest, file })))
        failure = undefined;
      if (!isStale)
        setPage((now) =>
          now && fileOfRoute(now.route) === file ? withText(now, { ...data, failure }) : now,
        );
    };
    void apply();
    return () => {
      isStale = true;
    };
  }, [data, error, file, isPrerendered, manifest, source, setPage]);
  return null;
}

/** The new path of the current file if its URL is not found any more: an edit of the front matter may change it. */
function findMovedPath(current: Route, { manifest, route }: Located): string | undefined {
  if (route.kind !== 'notFound') return undefined;
  const isEditor = current.kind === 'edit';
  const file = fileOfRoute(isEditor ? current.page : current);
  const entry = file === undefined ? undefined : siteIndex(manifest).pagesByFile.get(file);
  return entry && (isEditor ? editorPath(entry.path) : entry.path);
}

/** Whether a loaded page has the component and file of the current page: then the component stays mounted. */
function isSamePage({ content, route }: CurrentPage, next: LoadedPage): boolean {
  const [before, after] = [content, next.content];
  if (!('Page' in before && 'Page' in after)) return false;
  return before.Page === after.Page && fileOfRoute(route) === fileOfRoute(next.route);
}

function update(page: CurrentPage, { manifest, route, text }: LoadedPage): CurrentPage {
  const isSame = page.manifest === manifest && page.route === route;
  return withText(isSame ? page : { ...page, manifest, route }, text);
}

function withText(page: CurrentPage, text: LoadedText | undefined): CurrentPage {
  const isSame = page.text?.value === text?.value && page.text?.failure === text?.failure;
  return isSame ? page : { ...page, text };
}

/** Adds fetched shards to the page's manifest. A newly published manifest applies from the next navigation on. */
function withManifest(page: CurrentPage, manifest: Manifest): CurrentPage {
  const { parts } = page.manifest;
  if (parts === undefined || parts !== manifest.parts) return page;
  const route = findRoute(manifest, page.route.path);
  return { ...page, manifest, route: route.kind === page.route.kind ? route : page.route };
}

/**
 * Whether a host serves prerendered HTML, but no markdown files: it lacks both that of the next page and that of the
 * current, prerendered page. (IIS refuses file types that are not in its configuration.) If only the next page's file
 * is missing, its error is shown. Without a current page: whether the shell contains prerendered HTML.
 */
export async function isOnlyPrerendered(
  source: ContentSource,
  page: CurrentPage | undefined,
  next: LoadedPage,
): Promise<boolean> {
  if (!('error' in next.content && isNotFound(next.content.error))) return false;
  if (page === undefined) return document.querySelector(`[${PRERENDERED_ATTRIBUTE}]`) !== null;
  const file = page.isPrerendered ? fileOfRoute(page.route) : undefined;
  return file !== undefined && lacksFile(source, file);
}

/**
 * Whether a host that lacks one markdown file lacks another, too: then it serves none, the prerendered text is the
 * newest, and no notice is needed.
 * @param error error of the request for the file
 */
export async function lacksMarkdown(
  error: unknown,
  source: ContentSource,
  { manifest, file }: { manifest: Manifest; file: string },
): Promise<boolean> {
  if (!isNotFound(error)) return false;
  const other = [...siteIndex(manifest).pagesByFile.keys()].find((known) => known !== file);
  return other !== undefined && lacksFile(source, other);
}

async function lacksFile(source: ContentSource, file: string): Promise<boolean> {
  const error = await source.readText(file).then(
    ({ failure }) => failure,
    (error: unknown) => error,
  );
  return isNotFound(error);
}

const isNotFound = (error: unknown) => error instanceof ContentError && error.kind === 'notFound';
