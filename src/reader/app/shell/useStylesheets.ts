import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ASSET } from '../../../core/site/manifest/shellAttributes.ts';
import { useContentSource } from '../../content/queries/ContentProvider.tsx';
import { reportMissing } from '../../platform/loadPart.ts';
import { hasRules, loadSheet } from '../../platform/loadSheet.ts';

const asked = new WeakSet<Element>();

/**
 * A page that the build drew holds the styles of what stands in it, and no others. The whole sheet comes when the
 * page is the application's: before, it would share the line with the scripts. Where it does not come, it is asked for
 * again with each page.
 */
export function useSheets(): void {
  const source = useContentSource();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is an occasion
  useEffect(() => {
    for (const place of document.querySelectorAll(`link[rel="stylesheet"][${ASSET}], noscript[${ASSET}]`)) {
      if (asked.has(place) || (place instanceof HTMLLinkElement && hasRules(place))) continue;
      asked.add(place);
      void loadSheet(source.assetUrl(decodeURI(place.getAttribute(ASSET) ?? ''))).then((isThere) => {
        if (isThere) place.remove();
        else reportMissing();
        asked.delete(place);
      });
    }
  }, [source, pathname]);
}
