import type { Doc } from '../../../core/document/parsedDoc.ts';
import type { ContentReader } from './contentReader.ts';
import { docQuery, loadParser, readPageText } from './queries.ts';

/**
 * Returns a parsed markdown file from the cache, or fetches it. For a prerendered page that was adopted the cache has
 * DOM nodes only: then the markdown is fetched and parsed. Rejects with a ContentError.
 */
export async function readDoc(reader: ContentReader, file: string, signal: AbortSignal): Promise<Doc> {
  const { source, client } = reader;
  const { value } = await client.ensureQueryData(docQuery(source, file));
  signal.throwIfAborted();
  if (!('nodes' in value)) return value;
  return client.fetchQuery({
    queryKey: ['kept text', file],
    queryFn: async (query) => {
      const { text } = await readPageText(reader, file, { signal: query.signal });
      const { parseText, marksOfFile } = await loadParser();
      return (await parseText(text, marksOfFile(client, file), query.signal)).doc;
    },
    structuralSharing: false,
  });
}
