import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import type { ContentSource } from '../../core/source.ts';

const SourceContext = createContext<ContentSource | undefined>(undefined);

/** Gives the content source and the query cache to everything below. */
export function ContentProvider(props: { source: ContentSource; client: QueryClient; children: ReactNode }) {
  return (
    <SourceContext.Provider value={props.source}>
      <QueryClientProvider client={props.client}>{props.children}</QueryClientProvider>
    </SourceContext.Provider>
  );
}

/** The door for content. */
export function useContentSource(): ContentSource {
  const source = useContext(SourceContext);
  if (source === undefined) throw new Error('useContentSource needs a ContentProvider above it');
  return source;
}
