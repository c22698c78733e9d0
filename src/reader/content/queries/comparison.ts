// Two states of a page, read, parsed and compared in slices; kept like any text that was read.
import { queryOptions } from '@tanstack/react-query';
import { type ComparedFile, compareDocs, type Row } from '../../../core/diff/compareDocs.ts';
import type { Doc } from '../../../core/site/manifest/doc.ts';
import type { ContentSource } from '../../../core/source.ts';
import { markCopies } from '../../../core/variables/markCopies.ts';
import { valuesOfPage } from '../../../core/variables/readerVariable.ts';
import { runInSlices } from '../../platform/nextTask.ts';
import { DOCS_KEY, type Reader } from './contentReader.ts';
import { loadParser } from './queries.ts';

export function comparisonQuery(source: ContentSource, before: ComparedFile, after: ComparedFile) {
  return queryOptions({
    // A change of either file asks for it anew (followLive.ts).
    queryKey: [...DOCS_KEY, after.file, before.file],
    queryFn: async ({ signal, client }): Promise<readonly Row[]> => {
      const { valuesOfFile } = await loadParser();
      const read = ({ file }: ComparedFile) => readDoc({ source, client }, file, signal);
      const [old, fresh] = await Promise.all([read(before), read(after)]);
      const compared = { ...before, blocks: old.blocks };
      const rows = await runInSlices(
        inSteps(compareDocs(compared, { ...after, blocks: fresh.blocks })),
        signal,
      );
      const values = valuesOfPage(valuesOfFile(client, before.file), valuesOfFile(client, after.file));
      return rows.map((row) => ({ ...row, nodes: markCopies(row.nodes, values) }));
    },
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** A text as it is written: what is the reader's own in it is no change. */
async function readDoc(reader: Reader, file: string, signal: AbortSignal): Promise<Doc> {
  const [{ parseText, readIncludes }, read] = await Promise.all([
    loadParser(),
    reader.source.readText(file, { signal }),
  ]);
  const { text } = await readIncludes(read, { ...reader, file, isKept: true });
  return (await parseText(text, {}, signal)).doc;
}

async function* inSteps<T>(steps: Generator<void, T>): AsyncGenerator<void, T> {
  return yield* steps;
}
