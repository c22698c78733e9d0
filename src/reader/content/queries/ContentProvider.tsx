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
import { docKey, type Reader } from './contentReader.ts';
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

/** Gives the content source and the query cache to everything below. */
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
  // What the library's own provider does, which wants a client from the beginning.
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

/** The door for content. */
export function useContentSource(): ContentSource {
  const source = useContext(SourceContext);
  if (source === undefined) throw new Error('useContentSource needs a ContentProvider above it');
  return source;
}

/** The query cache; undefined until it has come. */
export function useCache(): Cache | undefined {
  return useContext(CacheContext);
}

/** Gives what gives the query cache as soon as it is there; that rejects where it does not come, and may be called again. */
export function useOpenCache(): () => Promise<Cache> {
  const open = useContext(OpenCacheContext);
  if (open === undefined) throw new Error('useOpenCache needs a ContentProvider above it');
  return open;
}

/** What the page on the screen knows of the manifest: it came with the page, and the two change together. */
export const ManifestContext = createContext<Manifest | undefined>(undefined);

export function useManifest(): Manifest {
  const manifest = useContext(ManifestContext);
  if (manifest === undefined) throw new Error('useManifest needs a ManifestContext above it');
  return manifest;
}

/** A text as it was last read; `failure` says why it is not the server's newest. */
export interface LoadedText extends Omit<Read<PageText>, 'failure'> {
  failure?: Error | undefined;
}

/** The text of the page on the screen. */
export const TextContext = createContext<LoadedText | undefined>(undefined);

/** The page's text. The visit asks the server whether it has changed, while the reader reads on. */
export function useDoc(): PageText {
  const text = useContext(TextContext);
  if (text === undefined) throw new Error('useDoc needs a TextContext above it');
  return text.value;
}

/** Why the text on the screen is not the server's newest, and how to ask again; undefined when all is well. */
export function useDocFailure(file: string): { error: Error; retry: () => void } | undefined {
  const error = useContext(TextContext)?.failure;
  const cache = useCache();
  const retry = () => void cache?.client.refetchQueries({ queryKey: docKey(file), exact: true });
  return error && { error, retry };
}

/** Reads more of the manifest than the page has brought (readMore.ts). */
export function useReadMore(): (cut?: SidebarCut) => Promise<void> {
  const open = useOpenCache();
  return useCallback(async (cut) => (await open()).readMore(cut), [open]);
}

/** The application's own; the same as long as neither part changes. */
export function useReader(): Reader {
  const source = useContentSource();
  const client = useQueryClient();
  return useMemo(() => ({ source, client }), [source, client]);
}

/** Gives what reads the page at a site path ahead, which the reader is likely to open. */
export function useReadAhead(): (path: string, priority?: 'low') => void {
  const open = useOpenCache();
  return useCallback(
    (path, priority) => {
      // The visit itself will tell what does not come.
      open().then(
        (cache) => cache.readAhead(path, priority),
        () => {},
      );
    },
    [open],
  );
}
