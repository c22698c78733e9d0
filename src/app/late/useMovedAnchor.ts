import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useContentSource } from '../../content/queries/ContentProvider.tsx';
import { loadParts } from '../../content/queries/locate.ts';
import { decodeSafely } from '../../core/paths/filePath.ts';
import { loadExtra } from '../../platform/loadPart.ts';
import { useShown } from '../visit/shown.ts';

/** Leads on from an anchor that the page has no more, where the site says what became of it. */
export function useMovedAnchor(): void {
  const source = useContentSource();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { location, path } = useShown();
  useEffect(() => {
    const anchor = decodeSafely(location.hash.slice(1));
    if (anchor === '' || anchor === 'top' || document.getElementById(anchor) !== null) return;
    let isGone = false;
    void loadExtra(loadParts)
      .then((parts) => parts?.findMovedAnchor(source, client, { path, anchor }))
      .then((to) => to && !isGone && navigate({ ...location, ...to }, { replace: true }))
      // Without a network the page is as good as without the anchor.
      .catch(() => {});
    return () => {
      isGone = true;
    };
  }, [source, client, navigate, location, path]);
}
