import { useEffect } from 'react';
import { whenIdle, whenQuiet } from '../../platform/whenQuiet.ts';
import { useCurrentPage } from '../navigation/currentPage.tsx';

const BLOCKS = 'ol, ul, blockquote, figure, [data-code], [data-region]';
/** Time without a network response after which a page is at rest, in milliseconds. */
const REST = 500;

/**
 * Lets browsers skip blocks far from the viewport (content-visibility in prose.css) once the page is at rest. By then
 * they have laid out these blocks and remember their sizes, so that neither scrollbar nor anchors move.
 */
export function useContentVisibility(): void {
  const { content } = useCurrentPage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has other blocks
  useEffect(() => {
    const observer = new MutationObserver(() => {
      cancel();
      cancel = whenIdle(markBlocks);
    });
    let cancel = whenQuiet(() => {
      markBlocks();
      const text = document.querySelector('article > .prose');
      // A long text renders in steps.
      if (text !== null) observer.observe(text, { childList: true });
    }, REST);
    return () => {
      observer.disconnect();
      cancel();
    };
  }, [content]);
}

function markBlocks(): void {
  for (const block of document.querySelectorAll('article > .prose > *'))
    if (block.matches(BLOCKS)) block.setAttribute('data-skippable', '');
}
