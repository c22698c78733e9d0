import { useCallback, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import {
  searchTitles,
  searchVersions,
  type VersionAnswer,
} from '../../../core/search/answer/searchVersions.ts';
import type { Manifest, Version } from '../../../core/site/manifest/manifest.ts';
import { listOtherLocales } from '../../../core/site/urls/localePaths.ts';
import { useContentReader } from '../../content/queries/ContentProvider.tsx';
import { manifestQuery } from '../../content/queries/queries.ts';
import { languageQuery, SEARCHERS, searcherQuery } from '../../content/queries/searcherQuery.ts';
import { addListener } from '../../platform/listen.ts';

/** Debounce of typing, in milliseconds. */
const TYPING_PAUSE = 100;

/** Milliseconds after which titles are searched first, while the full-text index is loading. */
const TITLES_DELAY = 400;

interface SearchRequest {
  manifest: Manifest;
  versions: readonly Version[];
  query: string;
  /** Maximum of hits per version. */
  limit: number;
  isTyping: boolean;
}

/** The versions, and where all languages are searched those of the same names in the other ones, once they are known. */
export function useVersionsInLanguages(
  manifest: Manifest,
  versions: readonly Version[],
  inAllLanguages: boolean,
): readonly Version[] {
  const { source, client } = useContentReader();
  const [others, setOthers] = useState<readonly Manifest[]>([]);
  useEffect(() => {
    if (!inAllLanguages) return;
    for (const locale of listOtherLocales(manifest))
      client.fetchQuery(languageQuery(source, locale)).then(
        (other) => setOthers((known) => (known.includes(other) ? known : [...known, other])),
        // A language that cannot be fetched has no hits.
        () => {},
      );
  }, [manifest, inAllLanguages, client, source]);
  return useMemo(() => {
    if (!inAllLanguages) return versions;
    const names = new Set(versions.map(({ name }) => name));
    return [...versions, ...others.flatMap((other) => other.versions.filter(({ name }) => names.has(name)))];
  }, [versions, others, inAllLanguages]);
}

export interface SearchState {
  /** The latest result; while another query is pending, the result of the previous one. */
  found: VersionAnswer | undefined;
  isPending: boolean;
  retry: () => void;
}

/** Searches; a newer query aborts an older one. */
export function useSearch({ manifest, versions, query, limit, isTyping }: SearchRequest): SearchState {
  const { source, client } = useContentReader();
  const [found, setFound] = useState<VersionAnswer>();
  const [attempt, setAttempt] = useState(0);
  const open = useCallback(
    (version: Version) => client.fetchQuery(searcherQuery(source, version)),
    [client, source],
  );

  // Prefetches the indexes before the first key event.
  useEffect(() => {
    for (const version of versions) open(version).catch(() => {});
  }, [versions, open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry searches again, a result does not
  useEffect(() => {
    if (query === '') {
      setFound(undefined);
      return;
    }
    const abort = new AbortController();
    const { signal } = abort;
    const request = { manifest, versions, query, options: { limit, isTyping, signal } };
    let titlesTimer: number | undefined;
    // The same query with a larger limit: the current hits stay until the result arrives.
    const isAnswered = isAnswer(found, query, versions) && found.fullText === 'searched';
    const search = async () => {
      if (!isAnswered) titlesTimer = window.setTimeout(() => setFound(searchTitles(request)), TITLES_DELAY);
      const answer = await searchVersions(request, open);
      window.clearTimeout(titlesTimer);
      if (!signal.aborted) setFound(answer);
    };
    // A first query of several characters was pasted or composed, so no debounce is needed.
    const isFirstWord = found === undefined && query.length > 1;
    const pause = window.setTimeout(search, isTyping && !isFirstWord ? TYPING_PAUSE : 0);
    return () => {
      window.clearTimeout(pause);
      window.clearTimeout(titlesTimer);
      abort.abort();
    };
  }, [manifest, versions, query, limit, isTyping, open, attempt]);

  const retry = () => {
    // A shard may have failed to load; after a deployment the refetched manifest names other index files.
    client.removeQueries({ queryKey: SEARCHERS });
    void client.refetchQueries({ queryKey: manifestQuery(source).queryKey });
    setAttempt(attempt + 1);
  };
  // No title matches, but the full text may match once its index has loaded.
  const isNothingYet = found?.fullText === 'coming' && found.count === 0;
  const hasFailed = found?.fullText === 'failed';
  useLayoutEffect(() => {
    if (hasFailed) return addListener(window, ['online'], retry);
  });

  return {
    found: query === '' ? undefined : found,
    isPending: query !== '' && (isNothingYet || !isAnswer(found, query, versions)),
    retry,
  };
}

/** Whether a result belongs to a query. */
function isAnswer(
  found: VersionAnswer | undefined,
  query: string,
  versions: readonly Version[],
): found is VersionAnswer {
  return found?.query === query && found.versions === versions;
}
