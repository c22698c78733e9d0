import type { Doc } from '../../../core/site/manifest/doc.ts';
import type { Reader } from './contentReader.ts';
import { docQuery, loadParser, readPageText } from './queries.ts';

/**
 * A markdown file, parsed: as it is in the cache, else read into it. Of a page that the build drew only the
 * elements are there, and its markdown is read beside them. Rejects with a ContentError.
 */
export async function readDoc(reader: Reader, file: string, signal: AbortSignal): Promise<Doc> {
  const { source, client } = reader;
  const { value } = await client.ensureQueryData(docQuery(source, file));
  signal.throwIfAborted();
  if (!('nodes' in value)) return value;
  return client.fetchQuery({
    queryKey: ['kept text', file],
    queryFn: async (query) => {
      const { text } = await readPageText(reader, file, { signal: query.signal });
      const { parseText, valuesOfFile } = await loadParser();
      return (await parseText(text, { values: valuesOfFile(client, file) }, query.signal)).doc;
    },
    structuralSharing: false,
  });
}
