import { useEffect } from 'react';
import { afterPaint } from '../../platform/paint.ts';
import { useCurrentTitle } from './currentPage.tsx';

/** Names the tab. */
export function usePageTitle(): void {
  const title = useCurrentTitle();
  // The tab is no part of the page, and naming it takes the browser as long as drawing a dozen links.
  useEffect(
    () =>
      afterPaint(() => {
        document.title = title;
      }),
    [title],
  );
}
