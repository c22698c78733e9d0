import type { Chapter } from '../../../../core/print/printTree.ts';
import type { Doc } from '../../../../core/site/manifest/doc.ts';
import { mapLimit } from '../../../../lib/mapLimit.ts';
import type { Reader } from '../../../content/queries/contentReader.ts';
import { readDoc } from '../../../content/queries/readDoc.ts';

/** Requests at the same time. */
const PARALLEL = 4;

interface ReadRequest extends Reader {
  signal: AbortSignal;
  onRead: () => void;
}

/** The texts of chapters by their ids; one that cannot be read is missing. Rejects when it is called off. */
export async function readTexts(
  chapters: readonly Chapter[],
  { source, client, signal, onRead }: ReadRequest,
): Promise<ReadonlyMap<string, Doc>> {
  const docs = new Map<string, Doc>();
  const read = async ({ id, entry }: Chapter) => {
    if (entry === undefined) return;
    const doc = await readDoc({ source, client }, entry.file, signal).catch(() => undefined);
    signal.throwIfAborted();
    if (doc !== undefined) docs.set(id, doc);
    onRead();
  };
  await mapLimit(chapters, read, PARALLEL);
  return docs;
}
