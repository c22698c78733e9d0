// What is read, under which key, and how raw text becomes a checked value.
import { queryOptions } from '@tanstack/react-query';
import type { Doc } from '../../core/model/doc.ts';
import type { Manifest } from '../../core/model/manifest.ts';
import { parseManifest } from '../../core/model/parseManifest.ts';
import type { ContentSource, ReadOptions, SourceText } from '../../core/source.ts';
import { loadPart } from '../../platform/loadPart.ts';

/** A value together with the text it was read from: the same text gives the same value. */
interface Read<T> extends SourceText {
  value: T;
}

/** A page that was fetched this recently, in milliseconds, is not asked for again when it opens. */
const FRESH_DURATION = 1000;

/** The manifest is looked at again when the reader returns to the tab, at most this often. */
const MANIFEST_FRESH_DURATION = 60_000;

// No query selects a part of what it read: the cache would compare the parts by this rule too.
const sameTextSameValue = <T>(old: unknown, fresh: unknown): Read<T> => {
  // The cache hands over untyped data; both are what the query function returned.
  const [before, after] = [old as Read<T> | undefined, fresh as Read<T>];
  if (before?.text !== after.text) return after;
  return before.failure === after.failure ? before : { ...after, value: before.value };
};

/** versions and sidebars. */
export function manifestQuery(source: ContentSource) {
  return queryOptions({
    queryKey: ['manifest'],
    queryFn: async ({ signal }): Promise<Read<Manifest>> => {
      const read = await source.readManifest({ signal });
      return { ...read, value: await checkManifest(read.text) };
    },
    structuralSharing: sameTextSameValue<Manifest>,
    staleTime: MANIFEST_FRESH_DURATION,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

async function checkManifest(text: string): Promise<Manifest> {
  try {
    return parseManifest(text);
  } catch (error) {
    const { explainManifest } = await loadPart(
      () => import(/* webpackChunkName: "explain" */ '../../core/model/explainManifest.ts'),
    );
    throw explainManifest(error, text);
  }
}

/** One markdown file, parsed. `file` must come from the manifest, never from an address. */
export function docQuery(source: ContentSource, file: string, priority?: ReadOptions['priority']) {
  return queryOptions({
    queryKey: ['doc', file],
    queryFn: async ({ signal, client, queryKey }): Promise<Read<Doc>> => {
      const read = await source.readText(file, { signal, priority });
      const known = client.getQueryData<Read<Doc>>(queryKey);
      if (known?.text === read.text) return { ...read, value: known.value };
      const { parseText } = await loadPart(() => import(/* webpackChunkName: "docs" */ './parseText.ts'));
      return { ...read, value: await parseText(read.text, signal) };
    },
    structuralSharing: sameTextSameValue<Doc>,
    staleTime: FRESH_DURATION,
  });
}
