import { useEffect } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { decodeSafely, encodePath } from '../core/paths/filePath.ts';
import type { LoadedPage } from './loadedPage.ts';

/** Draws the loaded page, and settles the address bar on the page's one address. */
export function PageSlot() {
  // The loader beside this element in the route table returns this type.
  const { route, Page } = useLoaderData() as LoadedPage;
  useSettledAddress(route.kind === 'notFound' ? undefined : route.path);
  return <Page route={route} />;
}

/** `/x/`, `/x.html` and `/x/index.html` become `/x` without a new history entry; query and hash stay. */
function useSettledAddress(path: string | undefined): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isSettled = path === undefined || decodeSafely(pathname) === path;
  useEffect(() => {
    if (!isSettled && path !== undefined)
      void navigate({ pathname: encodePath(path), search, hash }, { replace: true });
  }, [isSettled, path, search, hash, navigate]);
}
