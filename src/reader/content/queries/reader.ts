import type { QueryClient } from '@tanstack/react-query';
import type { ContentSource } from '../../../core/source.ts';

/** What texts are read with: the site's source, and the cache that keeps what was read. */
export interface Reader {
  source: ContentSource;
  client: QueryClient;
}
