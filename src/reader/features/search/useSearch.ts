import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { askTitles, askVersions, type Found } from '../../../core/search/answer/askVersions.ts';
import type { Manifest, Version } from '../../../core/site/manifest/manifest.ts';
import { useReader } from '../../content/queries/ContentProvider.tsx';
import { manifestQuery } from '../../content/queries/queries.ts';
import { SEARCHERS, searcherQuery } from '../../content/queries/searcherQuery.ts';
import { listen } from '../../platform/listen.ts';

/** A pause in typing, in milliseconds, that is worth an answer. */
const TYPING_PAUSE = 100;

/** When the full text takes longer than this, in milliseconds, the titles answer first. */
const PATIENCE = 400;

interface SearchRequest {
  manifest: Manifest;
  versions: readonly Version[];
  query: string;
  /** The most hits of one version. */
  limit: number;
  isTyping: boolean;
}

export interface SearchState {
  /** The latest answer; it stays while the next one is on its way. */
  found: Found | undefined;
  /** The answer to the query is still to come. */
  isPending: boolean;
  retry: () => void;
}

/** Answers a query; a newer one wins. */
export function useSearch({ manifest, versions, query, limit, isTyping }: SearchRequest): SearchState {
  const { source, client } = useReader();
  const [found, setFound] = useState<Found>();
  const [attempt, setAttempt] = useState(0);
  const open = useCallback(
    (version: Version) => client.fetchQuery(searcherQuery(source, version)),
    [client, source],
  );

  // What is slow to come is on its way before the first letter.
  useEffect(() => {
    for (const version of versions) open(version).catch(() => {});
  }, [versions, open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again, an answer does not
  useEffect(() => {
    if (query === '') {
      setFound(undefined);
      return;
    }
    const abort = new AbortController();
    const { signal } = abort;
    const question = { manifest, versions, query, options: { limit, isTyping, signal } };
    let patience: number | undefined;
    // More hits of the same question are asked for: the ones that are there stay.
    const isAnswered = isAnswer(found, query, versions) && found.fullText === 'searched';
    const ask = async () => {
      if (!isAnswered) patience = window.setTimeout(() => setFound(askTitles(question)), PATIENCE);
      const answer = await askVersions(question, open);
      window.clearTimeout(patience);
      if (!signal.aborted) setFound(answer);
    };
    // A word that came as a whole, pasted or from an input method, is worth an answer at once.
    const isFirstWord = found === undefined && query.length > 1;
    const pause = window.setTimeout(ask, isTyping && !isFirstWord ? TYPING_PAUSE : 0);
    return () => {
      window.clearTimeout(pause);
      window.clearTimeout(patience);
      abort.abort();
    };
  }, [manifest, versions, query, limit, isTyping, open, attempt]);

  const retry = () => {
    // A part of one may be lost; another deployment has other indexes, and its manifest names them.
    client.removeQueries({ queryKey: SEARCHERS });
    void client.refetchQueries({ queryKey: manifestQuery(source).queryKey });
    setAttempt(attempt + 1);
  };
  // Names that do not hold the words say nothing yet.
  const isNothingYet = found?.fullText === 'coming' && found.count === 0;
  const hasFailed = found?.fullText === 'failed';
  useLayoutEffect(() => {
    if (hasFailed) return listen(window, ['online'], retry);
  });

  return {
    found: query === '' ? undefined : found,
    isPending: query !== '' && (isNothingYet || !isAnswer(found, query, versions)),
    retry,
  };
}

/** Whether an answer is the one to a question. */
function isAnswer(found: Found | undefined, query: string, versions: readonly Version[]): found is Found {
  return found?.query === query && found.versions === versions;
}
