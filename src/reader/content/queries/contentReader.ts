import type { QueryClient } from '@tanstack/react-query';
import type { ContentSource } from '../../../core/source.ts';

/** Query key of the manifest. */
export const MANIFEST_KEY = ['manifest'];

/** Prefix of the query keys of markdown files. */
export const DOCS_KEY = ['doc'];

/** Query key of a markdown file. */
export const docKey = (file: string) => [...DOCS_KEY, file];

/** The content source and the query client, which functions that fetch files need. */
export interface ContentReader {
  source: ContentSource;
  client: QueryClient;
}
