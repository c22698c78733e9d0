import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ASSET } from '../../../core/site/manifest/shellAttributes.ts';
import { useContentSource } from '../../content/queries/ContentProvider.tsx';
import { isNotFound, reportMissing } from '../../platform/loadPart.ts';
import { reloadOnce } from '../../platform/reloadOnce.ts';

const requested = new WeakSet<Element>();

/**
 * Loads the whole stylesheet: a prerendered page inlines only the rules of its own elements. After hydration, as it
 * would compete with the scripts for bandwidth. A failed load is retried with each page.
 */
export function useStylesheets(): void {
  const source = useContentSource();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page retries
  useEffect(() => {
    for (const place of document.querySelectorAll(`link[rel="stylesheet"][${ASSET}], noscript[${ASSET}]`)) {
      if (requested.has(place) || (place instanceof HTMLLinkElement && hasRules(place))) continue;
      requested.add(place);
      void loadStylesheet(source.assetUrl(decodeURI(place.getAttribute(ASSET) ?? ''))).then((isLoaded) => {
        if (isLoaded) place.remove();
        else reportMissing();
        requested.delete(place);
      });
    }
  }, [source, pathname]);
}

/** Loads a stylesheet; resolves with false where it failed. One that is not found reloads the page, once. */
export async function loadStylesheet(url: string): Promise<boolean> {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url });
  await new Promise((settle) => {
    link.onload = settle;
    link.onerror = settle;
    document.head.append(link);
  });
  if (hasRules(link)) return true;
  link.remove();
  // The page reloads: callers must not continue.
  if ((await isNotFound(url)) && reloadOnce(url)) return new Promise(() => {});
  return false;
}

/** Whether a stylesheet has loaded: a failed one has an empty sheet, or none. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // Chromium treats a stylesheet whose response broke off as cross-origin.
    return false;
  }
}
