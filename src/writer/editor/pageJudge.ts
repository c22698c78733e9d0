// What the desk judges a page by: the manifest, and the server for what that does not know.
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { REQUEST_TIMEOUT } from '../../core/constants.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { listSiteEntries } from '../../core/site/manifest/siteEntries.ts';
import type { ContentSource } from '../../core/source.ts';
import { messageOf } from '../../lib/messageOf.ts';
import { DOCS_KEY } from '../../reader/content/queries/contentReader.ts';
import { loadParser } from '../../reader/content/queries/queries.ts';
import { isHttpUrl } from '../../reader/platform/fetchPrerenderedPage.ts';
import { isHtmlResponse } from '../../reader/platform/isHtmlResponse.ts';
import { loadPart } from '../../reader/platform/loadPart.ts';
import { withTimeout } from '../../reader/platform/withTimeout.ts';
import { NO_FILE } from '../lint/checkLinks.ts';
import type { PageJudge } from '../lint/checkPage.ts';
import { collectLinks } from '../lint/pageLinks.ts';

/** @param isNew tells of files that are yet to be saved */
export function createPageJudge(
  manifest: Manifest,
  source: ContentSource,
  client: QueryClient,
  isNew: (file: string) => boolean,
): PageJudge {
  const { findProblem } = createFileLookup(manifest, source);
  return {
    manifest,
    findFileProblem: async (file) => (isNew(file) ? undefined : findProblem(file)),
    findDiagramFault,
    readIds: (file) => client.fetchQuery(idsQuery(source, file)).catch(() => EVERYTHING),
  };
}

/** A page that cannot be read now is not said to be wrong. */
const EVERYTHING: ReadonlySet<string> = Object.assign(new Set<string>(), { has: () => true });

/** A page that the build drew has its headings only: here all counts that an anchor can lead to. */
function idsQuery(source: ContentSource, file: string) {
  return queryOptions({
    queryKey: [...DOCS_KEY, file, 'ids'],
    queryFn: async ({ signal }): Promise<ReadonlySet<string>> => {
      const { text } = await source.readText(file, { signal });
      const { parseText } = await loadParser();
      return collectLinks((await parseText(text, {}, signal)).doc).ids;
    },
    structuralSharing: false,
    staleTime: 60_000,
  });
}

/** The manifest knows the pictures of pages; the server is asked for the rest, once. */
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
    const answer = asked.get(file) ?? askFor(source.assetUrl(file), file.endsWith('.html'));
    asked.set(file, answer);
    return answer;
  };
  return {
    findProblem: async (file: string) => ((await find(file)) === false ? NO_FILE : undefined),
    /** Whether a file is known to be there. */
    isThere: async (file: string) => (await find(file)) === true,
  };
}

/** Whether the server has a file. A folder on the writer's own disk answers nobody: then nothing is known. */
async function askFor(address: string, isHtml: boolean): Promise<boolean | undefined> {
  if (!isHttpUrl(address)) return undefined;
  try {
    const asked = fetch(address, { method: 'HEAD', cache: 'no-cache' });
    const response = await withTimeout(asked, REQUEST_TIMEOUT);
    return response.ok && (isHtml || !isHtmlResponse(response));
  } catch {
    return undefined;
  }
}

/** Where the library does not come, the preview says so. */
async function findDiagramFault(text: string): Promise<string | undefined> {
  const library = await loadMermaid().catch(() => undefined);
  return library?.default.parse(text).then(() => undefined, messageOf);
}

const loadMermaid = () => loadPart(() => import(/* webpackChunkName: "mermaid" */ 'mermaid'));
