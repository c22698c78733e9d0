import { useEffect, useRef } from 'react';
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
  const missing = useRef<ReadonlySet<string>>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page is an occasion
  useEffect(() => {
    missing.current ??= listMissing(source.assetUrl);
    for (const address of missing.current)
      void loadSheet(address).then((isThere) => {
        if (isThere)
          missing.current = new Set([...(missing.current ?? [])].filter((left) => left !== address));
      });
  }, [source, pathname]);
}

function listMissing(addressOf: (file: string) => string): ReadonlySet<string> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>(`link[rel="stylesheet"][${ASSET}]`)];
  const files = sheets.filter((sheet) => !hasRules(sheet)).map((sheet) => sheet.getAttribute(ASSET) ?? '');
  return new Set(files.map(decodeURI).map(addressOf));
}
