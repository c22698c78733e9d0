import { useLayoutEffect } from 'react';
import { useShownTitle } from '../visit/shown.ts';

/** Names the tab. */
export function usePageTitle(): void {
  const title = useShownTitle();
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}
