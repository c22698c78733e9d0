import { QueryClientContext, useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { PageText } from '../../../core/document/parsedDoc.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import type { SidebarCut } from '../../../core/site/manifest/sidebarItem.ts';
import type { ContentSource } from '../../../core/source.ts';
import type { Cache } from './cache.ts';
import { type ContentReader, docKey } from './contentReader.ts';
import type { Read } from './queries.ts';

const SourceContext = createContext<ContentSource | undefined>(undefined);

const CacheContext = createContext<Cache | undefined>(undefined);
const OpenCacheContext = createContext<(() => Promise<Cache>) | undefined>(undefined);

interface ContentProviderProps {
  source: ContentSource;
  /** Loads and opens the query cache. */
  openCache: () => Promise<Cache>;
  children: ReactNode;
}

/** Provides the content source and the query cache. The cache opens when a component first needs it. */
export function ContentProvider({ source, openCache, children }: ContentProviderProps) {
  const [cache, setCache] = useState<Cache>();
  const opening = useRef<Promise<Cache>>(undefined);
  const open = useCallback(() => {
    opening.current ??= openCache().then(
      (opened) => {
        setCache(opened);
        return opened;
      },
      (error) => {
        opening.current = undefined;
        throw error;
      },
    );
    return opening.current;
  }, [openCache]);
  const client = cache?.client;
  // QueryClientProvider does the same, but needs a client at the first render.
  useEffect(() => {
    client?.mount();
    return () => client?.unmount();
  }, [client]);
  return (
    <SourceContext.Provider value={source}>
      <OpenCacheContext.Provider value={open}>
        <CacheContext.Provider value={cache}>
          <QueryClientContext.Provider value={client}>{children}</QueryClientContext.Provider>
        </CacheContext.Provider>
      </OpenCacheContext.Provider>
    </SourceContext.Provider>
  );
}

/** Returns the source of all files of the site. */
export function useContentSource(): ContentSource {
  const source = useContext(SourceContext);
  if (source === undefined) throw new Error('useContentSource needs a ContentProvider above it');
  return source;
}

/** Returns the query cache; undefined until it has opened. */
export function useCache(): Cache | undefined {
  return useContext(CacheContext);
}

/** Returns a function that opens the query cache. It rejects if the chunk fails to load; the next call retries. */
export function useOpenCache(): () => Promise<Cache> {
  const open = useContext(OpenCacheContext);
  if (open === undefined) throw new Error('useOpenCache needs a ContentProvider above it');
  return open;
}

/** The loaded parts of the manifest. The value changes in the same render as the current page. */
export const ManifestContext = createContext<Manifest | undefined>(undefined);

export function useManifest(): Manifest {
  const manifest = useContext(ManifestContext);
  if (manifest === undefined) throw new Error('useManifest needs a ManifestContext above it');
  return manifest;
}

/** A loaded text. With `failure`, the request failed and the text may be outdated. */
export interface LoadedText extends Omit<Read<PageText>, 'failure'> {
  failure?: Error | undefined;
}

export const TextContext = createContext<LoadedText | undefined>(undefined);

/** Returns the text of the current page. The navigation refetches the text in the background. */
export function useDoc(): PageText {
  const text = useContext(TextContext);
  if (text === undefined) throw new Error('useDoc needs a TextContext above it');
  return text.value;
}

/** Returns the error of the request after which the current text may be outdated, with a retry; else undefined. */
export function useDocFailure(file: string): { error: Error; retry: () => void } | undefined {
  const error = useContext(TextContext)?.failure;
  const cache = useCache();
  const retry = () => void cache?.client.refetchQueries({ queryKey: docKey(file), exact: true });
  return error && { error, retry };
}

/** Returns a function that loads parts of the manifest which the prerendered page does not embed. */
export function useLoadMore(): (cut?: SidebarCut) => Promise<void> {
  const open = useOpenCache();
  return useCallback(async (cut) => (await open()).loadMore(cut), [open]);
}

/** Returns the content source with the query client, as a memoized object. */
export function useContentReader(): ContentReader {
  const source = useContentSource();
  const client = useQueryClient();
  return useMemo(() => ({ source, client }), [source, client]);
}

/** Returns a function that prefetches the page of a site path. */
export function usePrefetch(): (path: string, priority?: 'low') => void {
  const open = useOpenCache();
  return useCallback(
    (path, priority) => {
      // The error is ignored: the navigation to the page reports it.
      open().then(
        (cache) => cache.prefetch(path, priority),
        () => {},
      );
    },
    [open],
  );
}
