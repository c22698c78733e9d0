import { QueryClientContext } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { ContentSource } from '../../../core/source.ts';
import type { Cache } from './cache.ts';

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
