import { useLayoutEffect } from 'react';
import { useManifest } from '../content/useManifest.ts';
import { documentTitle } from '../core/nav/documentTitle.ts';

/** Names the browser's tab: page, delimiter, site. Without a title the site's name stands alone. */
export function usePageTitle(title: string | undefined): void {
  const { site } = useManifest();
  const text = documentTitle(site, title);
  useLayoutEffect(() => {
    document.title = text;
  }, [text]);
}
