// The query cache, and what is read through it. It comes once the first page stands: a page that the build drew is
// taken over without it.
import type { QueryClient } from '@tanstack/react-query';
import type { PageText } from '../../../core/site/manifest/doc.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import type { SidebarCut } from '../../../core/site/manifest/sidebarItem.ts';
import type { ContentSource } from '../../../core/source.ts';
import { whenQuiet } from '../../platform/whenQuiet.ts';
import { docKey, MANIFEST_KEY } from './contentReader.ts';
import { prefetchBranch, prefetchPage } from './prefetch.ts';
import { docQuery, manifestQuery, type Read } from './queries.ts';
import { createQueryClient } from './queryClient.ts';
import type { Reader } from './reader.ts';
import { readMore } from './readMore.ts';

/** The embedded data of a prerendered page. */
export interface EmbeddedPage {
  manifest: Manifest;
  text?: { file: string; read: Read<PageText> } | undefined;
}

export interface Cache {
  client: QueryClient;
  /** Reads the page at a site path, which the reader is likely to open. Never rejects. */
  readAhead: (path: string, priority?: 'low') => Promise<void>;
  /** The same for those of a branch, of which one is likely to be opened. */
  readBranch: (paths: readonly string[]) => Promise<void>;
  readMore: (cut?: SidebarCut) => Promise<void>;
  /** Forgets what could not be read: who wants it asks again. */
  retry: () => void;
}

/** Opens a cache; it is called once, for what it holds would be read twice. */
export function openCache(source: ContentSource, embedded?: EmbeddedPage): Cache {
  const client = createQueryClient();
  const reader = { source, client };
  if (embedded !== undefined) seedCache(reader, embedded);
  return {
    client,
    readAhead: (path, priority) => prefetchPage(reader, path, priority),
    readBranch: (paths) => prefetchBranch(reader, paths),
    readMore: (cut) => readMore(reader, cut),
    retry: () => {
      if (client.getQueryData(MANIFEST_KEY) === undefined)
        void client.refetchQueries({ queryKey: MANIFEST_KEY });
      client.removeQueries({
        predicate: (query) => query.state.status === 'error' && query.state.data === undefined,
      });
    },
  };
}

function seedCache({ source, client }: Reader, { manifest, text }: EmbeddedPage): void {
  const { queryKey } = manifestQuery(source);
  client.setQueryData(queryKey, { key: '', value: manifest });
  if (text !== undefined) client.setQueryData(docQuery(source, text.file).queryKey, text.read);
  whenQuiet(async () => {
    // The links of a text that was edited since may lead to new pages.
    await client.refetchQueries({ queryKey });
    // The markdown is the source: the server is asked for it once nobody waits.
    if (text !== undefined) void client.invalidateQueries({ queryKey: docKey(text.file) });
  });
}
