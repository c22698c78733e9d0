// Query of the changes between two versions of a page. Parsing and comparing run in slices, to keep the page
// responsive.
import { queryOptions } from '@tanstack/react-query';
import { type ComparedFile, type ComparisonRow, compareDocs } from '../../../core/diff/compareDocs.ts';
import type { Doc } from '../../../core/document/parsedDoc.ts';
import type { ContentSource } from '../../../core/source.ts';
import { markVariablesInFrozen } from '../../../core/variables/markVariablesInFrozen.ts';
import { variablesOfPage } from '../../../core/variables/readerVariable.ts';
import { runInSlices } from '../../platform/nextTask.ts';
import { type ContentReader, DOCS_KEY } from './contentReader.ts';
import { ensureManifest, loadParser } from './queries.ts';

export function comparisonQuery(source: ContentSource, before: ComparedFile, after: ComparedFile) {
  return queryOptions({
    // The key has both file names: followLive.ts refetches queries whose key has the name of a changed file.
    queryKey: [...DOCS_KEY, after.file, before.file],
    queryFn: async ({ signal, client }): Promise<readonly ComparisonRow[]> => {
      const { marksOfFile } = await loadParser();
      const read = ({ file }: ComparedFile) => readDoc({ source, client }, file, signal);
      const [old, fresh] = await Promise.all([read(before), read(after)]);
      const compared = { ...before, blocks: old.blocks };
      const rows = await runInSlices(
        toAsync(compareDocs(compared, { ...after, blocks: fresh.blocks })),
        signal,
      );
      const [ofBefore, ofAfter] = [before, after].map(({ file: each }) => marksOfFile(client, each).values);
      const values = variablesOfPage(ofBefore, ofAfter);
      return rows.map((row) => ({ ...row, nodes: markVariablesInFrozen(row.nodes, values) }));
    },
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/**
 * Parses a text without marking reader variables, so that these do not differ. They are marked in the compared rows.
 */
async function readDoc(reader: ContentReader, file: string, signal: AbortSignal): Promise<Doc> {
  const [{ marksOfFile, parseText, readIncludes }, read] = await Promise.all([
    loadParser(),
    reader.source.readText(file, { signal }),
  ]);
  const { text } = await readIncludes(read, {
    ...reader,
    file,
    readManifest: ensureManifest,
    isCached: true,
  });
  const { dialects, elements } = marksOfFile(reader.client, file);
  return (await parseText(text, { dialects, elements }, signal)).doc;
}

async function* toAsync<T>(steps: Generator<void, T>): AsyncGenerator<void, T> {
  return yield* steps;
}
