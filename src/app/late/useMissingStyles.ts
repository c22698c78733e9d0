import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useContentSource } from '../../content/queries/ContentProvider.tsx';
import { ASSET } from '../../core/model/shellAttributes.ts';
import { hasRules, loadSheet } from '../../platform/loadSheet.ts';

/**
 * A page that the build drew holds the styles of what stands in it, and no others: where the whole sheet did
 * not come, it is asked for again, and with each page from then on.
 */
export function useMissingStyles(): void {
  const source = useContentSource();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is an occasion
  useEffect(() => {
    const askAgain = () => {
      for (const sheet of document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"][${ASSET}]`)) {
        if (hasRules(sheet)) continue;
        const address = source.assetUrl(decodeURI(sheet.getAttribute(ASSET) ?? ''));
        void loadSheet(address).then((isThere) => {
          if (isThere) sheet.remove();
        });
      }
    };
    // Until then a sheet without rules may be on its way.
    if (document.readyState === 'complete') return askAgain();
    addEventListener('load', askAgain, { once: true });
    return () => removeEventListener('load', askAgain);
  }, [source, pathname]);
}
