import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ASSET } from '../../../core/site/manifest/shellAttributes.ts';
import { useContentSource } from '../../content/queries/ContentProvider.tsx';
import { isGone, reportMissing } from '../../platform/loadPart.ts';
import { reloadOnce } from '../../platform/reloadOnce.ts';

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

/** Loads a style sheet; false where it could not be had. One that is gone reloads the page, once. */
export async function loadSheet(address: string): Promise<boolean> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  await new Promise((settle) => {
    link.onload = settle;
    link.onerror = settle;
    document.head.append(link);
  });
  if (hasRules(link)) return true;
  link.remove();
  // The page is on its way out: nothing is to be drawn in it any more.
  if ((await isGone(address)) && reloadOnce(address)) return new Promise(() => {});
  return false;
}

/** Whether a sheet has come. In the place of one that failed browsers put an empty one, or none. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // One that failed on the way counts in Chromium as another site's.
    return false;
  }
}
