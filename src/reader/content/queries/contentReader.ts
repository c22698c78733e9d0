import type { QueryClient } from '@tanstack/react-query';
import type { ContentSource } from '../../../core/source.ts';

/** Under which the manifest is kept. */
export const MANIFEST_KEY = ['manifest'];

/** Under which all markdown files are kept. */
export const DOCS_KEY = ['doc'];

/** Under which a markdown file is kept. */
export const docKey = (file: string) => [...DOCS_KEY, file];

/** What texts are read with: the site's source, and the cache that keeps what was read. */
export interface Reader {
  source: ContentSource;
  client: QueryClient;
}
