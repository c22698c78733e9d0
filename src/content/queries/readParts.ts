// The parts of a large site's manifest, read where they are asked for.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { ContentError } from '../../core/errors.ts';
import type { PartPlace } from '../../core/model/knownParts.ts';
import type { Manifest } from '../../core/model/manifest.ts';
import { addPart, addRange } from '../../core/parts/addParts.ts';
import type { Missing } from '../../core/parts/findMissing.ts';
import type { Part } from '../../core/parts/part.ts';
import type { ContentSource } from '../../core/source.ts';
import { manifestQuery } from './queries.ts';

/** Adds parts to the manifest that names them; gives that manifest, or another one that has taken its place meanwhile. */
export async function readParts(
  source: ContentSource,
  client: QueryClient,
  manifest: Manifest,
  missing: Exclude<Missing, { kind: 'manifest' }>,
): Promise<Manifest> {
  const read = <T>(file: string) => client.fetchQuery(partQuery<T>(source, file));
  const add = await (async () => {
    if (missing.kind === 'range') {
      const places = await read<PartPlace[]>(missing.file);
      return (known: Manifest) => addRange(known, missing.file, places);
    }
    const files = missing.numbers.map((number) => manifest.parts?.files[number] ?? '');
    const parts = await Promise.all(files.map((file) => read<Part>(file)));
    return (known: Manifest) => parts.reduce(addPart, known);
  })();
  const { queryKey } = manifestQuery(source);
  const now = client.getQueryData(queryKey);
  // What was read for one manifest says nothing about another.
  if (now === undefined || now.value.parts?.files !== manifest.parts?.files)
    return now?.value ?? add(manifest);
  const value = add(now.value);
  client.setQueryData(queryKey, { ...now, value });
  return value;
}

/** A part of a large site's manifest, or a list of its addresses; its name changes with its content. */
function partQuery<T>(source: ContentSource, file: string) {
  return queryOptions({
    queryKey: ['part', file],
    queryFn: async ({ signal }): Promise<T> => {
      const { text } = await source.readText(file, { signal });
      try {
        return JSON.parse(text);
      } catch (cause) {
        throw new ContentError('invalid', file, '这个文件不是有效的 JSON', { cause });
      }
    },
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
