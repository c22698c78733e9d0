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
import type { PageText } from '../../../core/site/manifest/doc.ts';
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

/** Provides the content source and the query cache, which opens when a component first needs it. */
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
  // As the library's own provider does, which needs a client at the first render.
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

/** The source of all files of the site. */
export function useContentSource(): ContentSource {
  const source = useContext(SourceContext);
  if (source === undefined) throw new Error('useContentSource needs a ContentProvider above it');
  return source;
}

/** The query cache; undefined until it has loaded. */
export function useCache(): Cache | undefined {
  return useContext(CacheContext);
}

/**
 * Returns a function that opens the query cache. It rejects if the chunk fails to load, and retries when it is called
 * again.
 */
export function useOpenCache(): () => Promise<Cache> {
  const open = useContext(OpenCacheContext);
  if (open === undefined) throw new Error('useOpenCache needs a ContentProvider above it');
  return open;
}

/** The manifest of the current page, as far as it is loaded: it changes in the same render as the page. */
export const ManifestContext = createContext<Manifest | undefined>(undefined);

export function useManifest(): Manifest {
  const manifest = useContext(ManifestContext);
  if (manifest === undefined) throw new Error('useManifest needs a ManifestContext above it');
  return manifest;
}

/** A fetched text; `failure` is the reason why it may not be the server's newest. */
export interface LoadedText extends Omit<Read<PageText>, 'failure'> {
  failure?: Error | undefined;
}

export const TextContext = createContext<LoadedText | undefined>(undefined);

/** The text of the current page. The navigation refetches it in the background. */
export function useDoc(): PageText {
  const text = useContext(TextContext);
  if (text === undefined) throw new Error('useDoc needs a TextContext above it');
  return text.value;
}

/** Why the current text may not be the server's newest, and a retry; undefined when it is. */
export function useDocFailure(file: string): { error: Error; retry: () => void } | undefined {
  const error = useContext(TextContext)?.failure;
  const cache = useCache();
  const retry = () => void cache?.client.refetchQueries({ queryKey: docKey(file), exact: true });
  return error && { error, retry };
}

/** Returns a function that loads more of the manifest than the page's slice. */
export function useLoadMore(): (cut?: SidebarCut) => Promise<void> {
  const open = useOpenCache();
  return useCallback(async (cut) => (await open()).loadMore(cut), [open]);
}

/** The content reader of the application; the same object while neither part changes. */
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
      // The navigation itself reports what fails to load.
      open().then(
        (cache) => cache.prefetch(path, priority),
        () => {},
      );
    },
    [open],
  );
}
