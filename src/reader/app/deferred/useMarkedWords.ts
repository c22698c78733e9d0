import { useEffect } from 'react';
import { findMarkedWords } from '../../content/history/markedWords.ts';
import { loadExtra } from '../../platform/loadPart.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';

/** Marks the words of the search that led to the page on the screen. */
export function useMarkedWords(): void {
  // What is opened over the page leaves its marks as they are.
  const { pageLocation } = useCurrentPage();
  useEffect(() => {
    const words = findMarkedWords(pageLocation);
    if (words.length === 0) return;
    let isGone = false;
    let stop: (() => void) | undefined;
    void loadExtra(() => import(/* webpackChunkName: "marks" */ '../../features/search/markWords.ts')).then(
      (part) => {
        if (!isGone) stop = part?.markWords(words);
      },
    );
    return () => {
      isGone = true;
      stop?.();
    };
  }, [pageLocation]);
}
