import { useMemo } from 'react';
import { CONTAINER_NAMES } from '../../core/document/containerKinds.ts';
import type { Version } from '../../core/site/manifest/manifest.ts';
import { resolveLink } from '../../core/site/urls/resolveLink.ts';
import { findSitePage, latestVersion } from '../../core/site/urls/route.ts';
import type { MarkdownPage } from '../../core/site/urls/siteIndex.ts';
import type { ContentSource } from '../../core/source.ts';
import { useContentReader, useManifest } from '../../reader/content/queries/ContentProvider.tsx';
import { docQuery, sourceTextQuery } from '../../reader/content/queries/queries.ts';
import { loadChunk } from '../../reader/platform/loadChunk.ts';
import type { CompletionRequest } from '../editing/completionRequest.ts';
import {
  completeTerms,
  findGlossary,
  findTerms,
  listImageCompletions,
  listPageCompletions,
  matchesQuery,
  toPageCompletion,
} from '../editing/completionSources.ts';
import { loadFields } from './loadFields.ts';
import type { Completion, EditorOptions } from './textEditor.ts';
import type { ParsedDraft } from './useParsedDraft.ts';

const LANGUAGES =
  'bash c cpp csharp css diff dockerfile go html http ini java javascript json kotlin lua makefile markdown mermaid nginx openapi php powershell properties python ruby rust scss sql swift text typescript wireframe xml yaml'.split(
    ' ',
  );

const loadSearch = () =>
  loadChunk(() => import(/* webpackChunkName: "search" */ '../../reader/content/queries/searcherQuery.ts'));

/** Fetches a glossary; its response is cached for minutes, because a glossary rarely changes. */
const glossaryQuery = (source: ContentSource, file: string) => ({
  ...sourceTextQuery(source, file),
  staleTime: 300_000,
});

/** Matches a query that may be pinyin, which only the search index can match. */
const PINYIN = /^[a-z]{2,}$/i;
const HITS = 6;

/**
 * Returns the completion callback.
 * @param draft returns the newest parsed draft
 */
export function useCompletions(
  { entry, ...place }: MarkdownPage,
  draft: () => ParsedDraft | undefined,
): EditorOptions['findCompletions'] {
  const manifest = useManifest();
  const { source, client } = useContentReader();
  const shown = place.kind === 'doc' ? place.version : undefined;
  return useMemo(() => {
    const { file } = entry;
    const version: Version = shown ?? latestVersion(manifest);
    const findByPinyin = async (query: string): Promise<Completion[]> => {
      const { searcherQuery } = await loadSearch();
      const searcher = await client.fetchQuery(searcherQuery(source, version));
      const { hits } = await searcher.search(query, { limit: HITS, isTyping: true });
      const found = new Set(hits.map(({ href }) => findSitePage(manifest, href.replace(/#.*/s, ''))));
      return [...found].flatMap((hit) => (hit && 'entry' in hit ? toPageCompletion(file, hit.entry) : []));
    };
    const pages = async (query: string): Promise<readonly Completion[]> => {
      const found = listPageCompletions(manifest, version, file, query);
      const byPinyin = PINYIN.test(query) ? await findByPinyin(query).catch(() => []) : [];
      const known = new Set(found.map(({ insert }) => insert));
      return [...found, ...byPinyin.filter(({ insert = '' }) => !known.has(insert))];
    };
    const anchors = async (href: string, query: string): Promise<readonly Completion[]> => {
      const target = href === '' ? undefined : resolveLink(manifest, { file, version: shown }, href);
      const other = target?.kind === 'page' ? target.file : undefined;
      if (href !== '' && other === undefined) return [];
      const headings =
        other === undefined || other === file
          ? draft()?.doc.headings
          : (await client.fetchQuery(docQuery(source, other))).value.headings;
      return (headings ?? [])
        .filter(({ id, text, level }) => level > 1 && [id, text].some((name) => matchesQuery(name, query)))
        .map(({ id, text }) => ({ label: id, detail: text === id ? undefined : text }));
    };
    const terms = async (query: string): Promise<readonly Completion[]> => {
      const glossary = findGlossary(version);
      if (glossary === undefined) return [];
      const text = await client.fetchQuery(glossaryQuery(source, glossary.file));
      const found = findTerms(completeTerms(text), query);
      return found.terms.map(({ term, meaning }) => ({ label: term, detail: meaning, length: found.length }));
    };
    const matchNames = (names: readonly string[], query: string): Completion[] =>
      names.filter((name) => matchesQuery(name, query)).map((label) => ({ label }));
    const find: {
      [K in CompletionRequest['kind']]: (
        wanted: Extract<CompletionRequest, { kind: K }>,
      ) => Promise<readonly Completion[]>;
    } = {
      page: ({ query }) => pages(query),
      anchor: ({ href, query }) => anchors(href, query),
      term: ({ query }) => terms(query).catch(() => []),
      image: async ({ query }) => listImageCompletions(manifest, file, query),
      admonition: async ({ query }) => matchNames(CONTAINER_NAMES, query),
      language: async ({ query }) => matchNames(LANGUAGES, query),
      field: async ({ query }) => {
        const { completeFields, readKnownFields } = await loadFields();
        return completeFields(version, await readKnownFields(client, manifest), query);
      },
      value: async ({ field, query }) => {
        const { listFields } = await loadFields();
        return matchNames(listFields(version).find(({ name }) => name === field)?.values ?? [], query);
      },
    };
    // The mapped type has checked that each function accepts the requests of its kind.
    return (wanted) =>
      (find[wanted.kind] as (asked: CompletionRequest) => Promise<readonly Completion[]>)(wanted);
  }, [manifest, source, client, entry, shown, draft]);
}
