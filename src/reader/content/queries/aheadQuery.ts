// A text that is read ahead stays as it came, and is parsed when the reader wants it: most are never opened, and parsing
// them would take more of the processor than all the rest of a visit.
import { queryOptions } from '@tanstack/react-query';
import type { ContentSource, SourceText } from '../../../core/source.ts';
import { docKey } from './keys.ts';
import type { Reader } from './reader.ts';
import { readPageText } from './readPageText.ts';

/** The text behind a link in view. What reads a changed file again reads this as well. */
export function aheadQuery(source: ContentSource, file: string) {
  return queryOptions({
    queryKey: [...docKey(file), 'ahead'],
    queryFn: ({ signal, client }) => readPageText({ source, client }, file, { signal, priority: 'low' }),
    staleTime: Number.POSITIVE_INFINITY,
    // Nobody has asked for it: the visit itself tries again.
    retry: false,
  });
}

/** What has been read ahead of a file, or is on its way; it is given once. Undefined where that is nothing. */
export async function takeAhead({ source, client }: Reader, file: string): Promise<SourceText | undefined> {
  const query = aheadQuery(source, file);
  if (client.getQueryState(query.queryKey) === undefined) return undefined;
  try {
    return await client.fetchQuery(query);
  } catch {
    return undefined;
  } finally {
    client.removeQueries({ queryKey: query.queryKey, exact: true });
  }
}
