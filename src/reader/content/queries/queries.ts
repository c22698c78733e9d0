// What is read, under which key, and how raw text becomes a checked value.
import { queryOptions } from '@tanstack/react-query';
import type { PageText } from '../../../core/site/manifest/doc.ts';
import type { Manifest } from '../../../core/site/manifest/manifest.ts';
import { isSealed } from '../../../core/site/manifest/sealedManifest.ts';
import type { ContentSource, SourceText } from '../../../core/source.ts';
import { isCutOff, textKey } from '../../../core/textKey.ts';
import { afterPaint } from '../../platform/afterPaint.ts';
import { loadPart } from '../../platform/loadPart.ts';
import { nextTask } from '../../platform/nextTask.ts';
import { takeAhead } from './aheadQuery.ts';
import { docKey, MANIFEST_KEY } from './keys.ts';
import { loadParser } from './loadParser.ts';
import { incomplete, readPageText } from './readPageText.ts';

/** A value together with the key of the text it was made from (core/textKey.ts): the same text gives the same value. */
export interface Read<T> extends Pick<SourceText, 'failure'> {
  key: string;
  value: T;
}

/** A page that was fetched this recently, in milliseconds, is not asked for again when it opens. */
const FRESH_DURATION = 1000;

/** The manifest is looked at again when the reader returns to the tab, at most this often. */
const MANIFEST_FRESH_DURATION = 60_000;

// No query selects a part of what it read: the cache would compare the parts by this rule too.
const sameValueSameData = <T>(old: unknown, fresh: unknown): Read<T> => {
  // The cache hands over untyped data; both are what the query function returned.
  const [before, after] = [old as Read<T> | undefined, fresh as Read<T>];
  return before?.value === after.value && before.failure === after.failure ? before : after;
};

/** Versions and sidebars: what has been read of them. */
export function manifestQuery(source: ContentSource) {
  return queryOptions({
    queryKey: MANIFEST_KEY,
    queryFn: async ({ signal, client, queryKey }): Promise<Read<Manifest>> => {
      const { text, failure } = await source.readManifest({ signal });
      const key = textKey(text);
      const known = client.getQueryData<Read<Manifest>>(queryKey);
      if (known?.key === key) return { ...known, failure };
      const value: Manifest = isSealed(text) ? JSON.parse(text) : await checkManifest(text);
      return { key, value, failure };
    },
    structuralSharing: sameValueSameData<Manifest>,
    staleTime: MANIFEST_FRESH_DURATION,
    gcTime: Number.POSITIVE_INFINITY,
  });
}

async function checkManifest(text: string): Promise<Manifest> {
  const { parseManifest } = await loadPart(
    () => import(/* webpackChunkName: "manifest" */ '../../../core/site/manifest/parseManifest.ts'),
  );
  try {
    return parseManifest(text);
  } catch (error) {
    const { explainManifest } = await loadPart(
      () => import(/* webpackChunkName: "explain" */ '../../../core/site/manifest/explainManifest.ts'),
    );
    throw explainManifest(error, text);
  }
}

/** One markdown file, parsed. `file` must come from the manifest, never from an address. */
export function docQuery(source: ContentSource, file: string) {
  return queryOptions({
    queryKey: docKey(file),
    queryFn: async ({ signal, client, queryKey }): Promise<Read<PageText>> => {
      const known = client.getQueryData<Read<PageText>>(queryKey);
      // The parser is on its way while the text is, unless it is likely that nothing has to be parsed.
      const parser = known ? undefined : loadParser();
      // Where the text cannot be read, that is what is told.
      parser?.catch(() => {});
      // One that is on the screen by now: whether it has changed may wait until it has been painted.
      if (known) await new Promise<void>(afterPaint);
      const ahead = known ? undefined : await takeAhead({ source, client }, file);
      const { text, failure } = ahead ?? (await readPageText({ source, client }, file, { signal }));
      const key = textKey(text);
      if (known?.key === key) return { ...known, failure };
      if (known && 'nodes' in known.value && isCutOff(text, { key: known.key, ...known.value }))
        throw failure ?? incomplete(file);
      const { parseText } = await (parser ?? loadParser());
      const value = await parseText(text, signal, { file, client });
      // It may have changed since; asked once this reading has ended.
      if (ahead) void nextTask().then(() => client.invalidateQueries({ queryKey, exact: true }));
      return { key, value, failure };
    },
    structuralSharing: sameValueSameData<PageText>,
    staleTime: FRESH_DURATION,
  });
}
