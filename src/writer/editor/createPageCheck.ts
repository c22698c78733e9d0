// Creates the input of `checkPage` in the browser: the manifest, and requests for files that the manifest does not list.

import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { REQUEST_TIMEOUT } from '../../core/constants.ts';
import { dialectsOfFile } from '../../core/site/manifest/dialectsOfFile.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { listSiteEntries } from '../../core/site/manifest/siteEntries.ts';
import type { ContentSource } from '../../core/source.ts';
import { messageOf } from '../../lib/messageOf.ts';
import { DOCS_KEY } from '../../reader/content/queries/contentReader.ts';
import { loadParser } from '../../reader/content/queries/queries.ts';
import { isHttpUrl } from '../../reader/platform/fetchPrerenderedPage.ts';
import { isHtmlResponse } from '../../reader/platform/isHtmlResponse.ts';
import { loadChunk } from '../../reader/platform/loadChunk.ts';
import { withTimeout } from '../../reader/platform/withTimeout.ts';
import type { PageCheck } from '../lint/checkPage.ts';
import { collectLinks } from '../lint/collectLinks.ts';

/** @param isNew whether a file is an unsaved image */
export function createPageCheck(
  manifest: Manifest,
  source: ContentSource,
  client: QueryClient,
  isNew: (file: string) => boolean,
): PageCheck {
  const { findProblem } = createFileLookup(manifest, source);
  return {
    manifest,
    findFileProblem: async (file) => (isNew(file) ? undefined : findProblem(file)),
    findDiagramError,
    readIds: (file) => client.fetchQuery(idsQuery(source, file, manifest.versions)).catch(() => ANY_ID),
  };
}

/** Fallback for a page that cannot be fetched: every id is valid, so that no link is reported. */
const ANY_ID: ReadonlySet<string> = Object.assign(new Set<string>(), { has: () => true });

/** Fetches and parses a page for its ids: the page data of the build contains only the ids of headings. */
function idsQuery(source: ContentSource, file: string, versions: Manifest['versions']) {
  return queryOptions({
    queryKey: [...DOCS_KEY, file, 'ids'],
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
      const { text } = await source.readText(file, { signal });
      const { parseText } = await loadParser();
      return collectLinks((await parseText(text, { dialects: dialectsOfFile(file, versions) }, signal)).doc)
        .ids;
    },
    structuralSharing: false,
    staleTime: 60_000,
  });
}

/** Looks files up in the manifest, else by a request, whose result is cached. */
export function createFileLookup(manifest: Manifest, source: ContentSource) {
  const known = new Set(
    listSiteEntries(manifest).flatMap(({ images = {}, attachments = {} }) => [
      ...Object.keys(images),
      ...Object.values(attachments),
    ]),
  );
  const asked = new Map<string, Promise<boolean | undefined>>();
  const find = async (file: string) => {
    if (known.has(file)) return true;
    const answer = asked.get(file) ?? requestFile(source.assetUrl(file), file.endsWith('.html'));
    asked.set(file, answer);
    return answer;
  };
  return {
    findProblem: async (file: string) => ((await find(file)) === false ? {} : undefined),
    isThere: async (file: string) => (await find(file)) === true,
  };
}

/** Requests a file by HEAD; undefined if that is impossible, as for a `file:` URL. */
async function requestFile(address: string, isHtml: boolean): Promise<boolean | undefined> {
  if (!isHttpUrl(address)) return undefined;
  try {
    const asked = fetch(address, { method: 'HEAD', cache: 'no-cache' });
    const response = await withTimeout(asked, REQUEST_TIMEOUT);
    return response.ok && (isHtml || !isHtmlResponse(response));
  } catch {
    return undefined;
  }
}

/** Parses a diagram; no error is reported if Mermaid does not load, since the preview renders that error. */
async function findDiagramError(text: string): Promise<string | undefined> {
  const library = await loadMermaid().catch(() => undefined);
  return library?.default.parse(text).then(() => undefined, messageOf);
}

const loadMermaid = () => loadChunk(() => import(/* webpackChunkName: "mermaid" */ 'mermaid'));
