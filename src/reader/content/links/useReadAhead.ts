import { useCallback } from 'react';
import { useOpenCache } from '../queries/ContentProvider.tsx';

/** Gives what reads the page at a site path ahead, which the reader is likely to open. */
export function useReadAhead(): (path: string, priority?: 'low') => void {
  const open = useOpenCache();
  return useCallback(
    (path, priority) => {
      // The visit itself will tell what does not come.
      open().then(
        (cache) => cache.readAhead(path, priority),
        () => {},
      );
    },
    [open],
  );
}
