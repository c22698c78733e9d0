import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ASSET } from '../../../core/site/manifest/shellAttributes.ts';
import { useContentSource } from '../../content/queries/ContentProvider.tsx';
import { isNotFound, reportMissing } from '../../platform/loadChunk.ts';
import { reloadOnce } from '../../platform/reloadOnce.ts';

const requested = new WeakSet<Element>();

/**
 * Loads the whole stylesheet after hydration: a prerendered page inlines only the rules of its own elements, and an
 * earlier request would compete with the scripts for bandwidth. Each navigation retries a failed load.
 */
export function useStylesheets(): void {
  const source = useContentSource();
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page retries
  useEffect(() => {
    for (const element of document.querySelectorAll(`link[rel="stylesheet"][${ASSET}], noscript[${ASSET}]`)) {
      if (requested.has(element) || (element instanceof HTMLLinkElement && hasRules(element))) continue;
      requested.add(element);
      void loadStylesheet(source.assetUrl(decodeURI(element.getAttribute(ASSET) ?? ''))).then((isLoaded) => {
        if (isLoaded) element.remove();
        else reportMissing();
        requested.delete(element);
      });
    }
  }, [source, pathname]);
}

/** Loads a stylesheet; resolves with false if that fails. If the server returns 404, the page reloads once. */
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

/** Whether a stylesheet has loaded: after a failure `sheet` is empty or null. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // Chromium treats a stylesheet with an incomplete response as cross-origin: `cssRules` throws.
    return false;
  }
}
