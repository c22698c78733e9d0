import { useLayoutEffect } from 'react';
import { useManifest } from '../content/useManifest.ts';

/** Names the browser's tab: page, delimiter, site. Without a title the site's name stands alone. */
export function usePageTitle(title: string | undefined): void {
  const { site } = useManifest();
  const isSiteName = title === undefined || title === site.title;
  const text = isSiteName ? site.title : `${title} ${site.titleDelimiter} ${site.title}`;
  useLayoutEffect(() => {
    document.title = text;
  }, [text]);
}
