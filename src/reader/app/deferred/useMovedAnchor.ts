import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { decodeSafely } from '../../../core/site/urls/filePath.ts';
import { findMeantAnchor } from '../../../core/site/urls/meantAnchor.ts';
import { loadParts } from '../../content/queries/locate.ts';
import { useReader } from '../../content/queries/useReader.ts';
import { loadExtra } from '../../platform/loadPart.ts';
import { whenQuiet } from '../../platform/whenQuiet.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';

/** Leads on from an anchor that the page does not have: where the site says what became of it, or to what it means. */
export function useMovedAnchor(): void {
  const reader = useReader();
  const navigate = useNavigate();
  const { location, path } = useCurrentPage();
  useEffect(() => {
    const anchor = decodeSafely(location.hash.slice(1));
    if (anchor === '' || anchor === 'top') return;
    let isGone = false;
    const look = async () => {
      if (document.getElementById(anchor) !== null) return;
      const parts = await loadExtra(loadParts);
      const to = (await parts?.findMovedAnchor(reader, { path, anchor })) ?? findMeant(anchor);
      if (to !== undefined && !isGone) void navigate({ ...location, ...to }, { replace: true });
    };
    // A long text is drawn in steps. And without a network the page is as good as without the anchor.
    const cancel = whenQuiet(() => void look().catch(() => {}));
    return () => {
      isGone = true;
      cancel();
    };
  }, [reader, navigate, location, path]);
}

/** By another engine's rule. */
function findMeant(anchor: string): { hash: string } | undefined {
  const ids = [...document.querySelectorAll('main [id]')].map(({ id }) => id);
  const meant = findMeantAnchor(ids, anchor);
  return meant === undefined ? undefined : { hash: `#${meant}` };
}
