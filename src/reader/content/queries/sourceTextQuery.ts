import { queryOptions } from '@tanstack/react-query';
import type { ContentSource } from '../../../core/source.ts';
import { DOCS_KEY } from './keys.ts';

/** A markdown file as it is written. What reads a changed file again reads this as well. */
export function sourceTextQuery(source: ContentSource, file: string) {
  return queryOptions({
    queryKey: [...DOCS_KEY, file, 'source'],
    queryFn: async ({ signal }) => (await source.readText(file, { signal })).text,
    staleTime: 0,
  });
}
