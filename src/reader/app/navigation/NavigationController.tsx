// The life of a navigation: a newer click wins, and what is on the screen follows what is read anew.
import { useQuery } from '@tanstack/react-query';
import { type Dispatch, type SetStateAction, startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { encodePath } from '../../../core/site/urls/filePath.ts';
import { deskAddress } from '../../../core/site/urls/lateRoutes.ts';
import {
  fileOfRoute,
  findRoute,
  type Located,
  type Route,
  settledPath,
} from '../../../core/site/urls/route.ts';
import { normalizePath, siteIndex } from '../../../core/site/urls/siteIndex.ts';
import { locate } from '../../content/queries/locate.ts';
import { docQuery, manifestQuery } from '../../content/queries/queries.ts';
import type { ShownText } from '../../content/queries/useManifest.ts';
import { useReader } from '../../content/queries/useReader.ts';
import { listen } from '../../platform/listen.ts';
import { reloadOnce } from '../../platform/reloadOnce.ts';
import { isHostWithoutTexts, isOnlyDrawn } from '../visit/isOnlyDrawn.ts';
import { loadVisit } from '../visit/loadVisit.ts';
import type { Shown, Visit } from '../visit/visit.ts';

export { findReadyVisit } from '../visit/loadVisit.ts';

type SetShown = Dispatch<SetStateAction<Shown | undefined>>;

export interface VisitsProps {
  shown: Shown | undefined;
  setShown: SetShown;
  /** Normalized path of the page that is asked for. */
  path: string;
  /** How often the reader has asked again. */
  attempt: number;
  /** Called with what keeps the manifest away, and with null when nothing does. */
  onSiteError: (error: unknown) => void;
}

/** Brings the page that is asked for to the screen. Draws nothing. */
export function Visits({ shown, setShown, path, attempt, onSiteError }: VisitsProps) {
  const reader = useReader();
  const navigate = useNavigate();
  const location = useLocation();
  const type = useNavigationType();
  const { data, error } = useQuery(manifestQuery(reader.source));
  const { pathname } = location;
  // Who has asked again was told that something did not come, which may have been this part.
  const isThere = useRef(shown?.path === path && attempt === 0);
  const [returns, setReturns] = useState(0);

  // A page that did not come is asked for again by the network that is back, as lazy parts are.
  const hasFailed = shown !== undefined && 'error' in shown.content;
  useEffect(() => {
    if (hasFailed) return listen(window, ['online'], () => setReturns((count) => count + 1));
  }, [hasFailed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is loaded for a path and a published manifest; query, hash and parts that are read change nothing, another attempt and a network that is back do
  useEffect(() => {
    if (data === undefined) return;
    if (isThere.current) {
      isThere.current = false;
      return;
    }
    const abort = new AbortController();
    const load = async (): Promise<Visit | undefined> => {
      let located: Located;
      try {
        located = await locate(reader, pathname);
      } catch (error) {
        return { manifest: data.value, route: findRoute(data.value, pathname), content: { error } };
      }
      if (abort.signal.aborted) return undefined;
      const moved = shown?.path === path ? findMoved(shown.route, located) : undefined;
      if (moved !== undefined) {
        void navigate({ ...location, pathname: encodePath(moved) }, { replace: true });
        return undefined;
      }
      // `/x/`, `/x.html` and `/x/index.html` become `/x` without a new history entry; query and hash stay.
      const settled = settledPath(located.route, pathname);
      if (settled)
        void navigate(
          { ...location, pathname: encodePath(settled), ...located.to?.(location.hash) },
          { replace: true },
        );
      // A version's root is another page's address, and so is an old one: that page is on its way.
      if (settled && normalizePath(settled) !== path) return undefined;
      const visit = await loadVisit(reader, located, abort.signal);
      if (shown?.path === path || !(await isOnlyDrawn(reader.source, shown, visit))) return visit;
      // The address is the page's already, and so its host brings it.
      if (abort.signal.aborted) return undefined;
      // There are hosts that have one page for all addresses that they do not know: it is no other in its shell.
      if (shown === undefined) return reloadOnce(pathname) ? undefined : visit;
      window.location.reload();
      return undefined;
    };
    void load().then((visit) => {
      if (visit !== undefined && !abort.signal.aborted)
        startTransition(() =>
          setShown((now) =>
            now?.path === path && isSamePage(now, visit)
              ? renew(now, visit)
              : { ...visit, path, location, place: location, type },
          ),
        );
    });
    return () => abort.abort();
  }, [reader, data?.key, path, attempt, returns]);

  // What has been read of the manifest since belongs to the page as well.
  const manifest = data?.value;
  useEffect(() => {
    if (manifest !== undefined) setShown((now) => now && withMore(now, manifest));
  }, [manifest, setShown]);
  useEffect(() => onSiteError(error), [error, onSiteError]);

  const file = shown?.text && fileOfRoute(shown.route);
  return file && <TextFollower key={file} {...{ file, shown, setShown }} />;
}

/** Keeps the text on the screen the one that was last read. */
function TextFollower({ file, shown, setShown }: { file: string; shown: Shown; setShown: SetShown }) {
  const { source } = useReader();
  const { data, error } = useQuery(docQuery(source, file));
  const { manifest, isTakenOver } = shown;
  useEffect(() => {
    if (data === undefined) return;
    let isOld = false;
    const follow = async () => {
      let failure = data.failure ?? error ?? undefined;
      if (failure && isTakenOver && (await isHostWithoutTexts(failure, source, { manifest, file })))
        failure = undefined;
      if (!isOld)
        setShown((now) =>
          now && fileOfRoute(now.route) === file ? withText(now, { ...data, failure }) : now,
        );
    };
    void follow();
    return () => {
      isOld = true;
    };
  }, [data, error, file, isTakenOver, manifest, source, setShown]);
  return null;
}

/** Where the file on the screen stands now that nothing stands at its address any more: its fields say another one. */
function findMoved(shown: Route, { manifest, route }: Located): string | undefined {
  if (route.kind !== 'notFound') return undefined;
  const isDesk = shown.kind === 'edit';
  const file = fileOfRoute(isDesk ? shown.page : shown);
  const place = file === undefined ? undefined : siteIndex(manifest).placesByFile.get(file);
  return place && (isDesk ? deskAddress(place.path) : place.path);
}

/** Whether a visit shows what is on the screen already: only what surrounds it may be new. */
function isSamePage({ content, route }: Shown, visit: Visit): boolean {
  const [before, after] = [content, visit.content];
  if (!('Page' in before && 'Page' in after)) return false;
  return before.Page === after.Page && fileOfRoute(route) === fileOfRoute(visit.route);
}

/** A page as another visit of it found it. */
function renew(shown: Shown, { manifest, route, text }: Visit): Shown {
  const isSame = shown.manifest === manifest && shown.route === route;
  return withText(isSame ? shown : { ...shown, manifest, route }, text);
}

function withText(shown: Shown, text: ShownText | undefined): Shown {
  const isSame = shown.text?.value === text?.value && shown.text?.failure === text?.failure;
  return isSame ? shown : { ...shown, text };
}

/** A page with more of its own manifest; another one is for the next visit. */
function withMore(shown: Shown, manifest: Manifest): Shown {
  const { parts } = shown.manifest;
  if (parts === undefined || parts !== manifest.parts) return shown;
  const route = findRoute(manifest, shown.route.path);
  return { ...shown, manifest, route: route.kind === shown.route.kind ? route : shown.route };
}
