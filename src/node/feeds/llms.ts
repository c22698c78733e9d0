// Files for language models (https://llmstxt.org): per version an index of its markdown URLs, and one file of all texts.

import { buildMessages } from '#site-i18n/buildMessages';
import { unfoldIncludes } from '../../core/document/includes/unfoldIncludes.ts';
import type { DocEntry, Manifest, PageEntry, Version } from '../../core/site/manifest/manifest.ts';
import { ownsPath } from '../../core/site/manifest/siteEntries.ts';
import { listSidebarIds } from '../../core/site/nav/sidebarItems.ts';
import { makeLinksAbsolute, publicUrl, type TextWithUrl } from '../../core/site/urls/absoluteLinks.ts';
import { homePath } from '../../core/site/urls/localePaths.ts';
import { latestVersion } from '../../core/site/urls/route.ts';

const LIST_FILE = 'llms.txt';
const FULL_FILE = 'llms-full.txt';

/** In characters: longer files exceed the context of a model, and double the bytes on the server. */
const FULL_LIMIT = 5_000_000;

interface Section {
  title: string;
  docs: DocEntry[];
}

/** Markdown of a page without front matter. */
export interface PageBody extends TextWithUrl {
  /** Whether the text starts with an h1; otherwise the renderer adds one. */
  hasTitle: boolean;
}

/** URL paths of a version's two files; those of the latest version are at the root. */
export function llmsFiles(manifest: Manifest, version: Version): { list: string; full: string } {
  const folder =
    version === latestVersion(manifest) ? homePath(manifest) : `${version.path.replace(/\/$/, '')}/`;
  return { list: `${folder}${LIST_FILE}`, full: `${folder}${FULL_FILE}` };
}

/**
 * Renders llms.txt: title, markdown URL and description of each page.
 * @param hasFull whether llms-full.txt exists
 */
export function renderLlmsList(manifest: Manifest, version: Version, hasFull: boolean): string {
  const { full } = llmsFiles(manifest, version);
  const isLatest = version === latestVersion(manifest);
  const sections = listSections(manifest, version).map(({ title, docs }) => [
    `## ${title}`,
    docs.map((doc) => link(manifest, doc.title, `/${doc.file}`, doc.description)).join('\n'),
  ]);
  const pages = isLatest ? manifest.pages.filter((page) => isListed(manifest, page)) : [];
  const others = isLatest ? manifest.versions.filter((other) => other !== version) : [];
  const optional = [
    ...pages.map((page) => link(manifest, page.title, `/${page.file}`, page.description)),
    ...others.map((other) =>
      link(manifest, other.label, llmsFiles(manifest, other).list, buildMessages.llms.versionDocs),
    ),
  ];
  return `${[
    ...head(manifest, version),
    ...(hasFull ? [buildMessages.llms.fullText(publicUrl(manifest, full))] : []),
    ...sections.flat(),
    // The format names this heading: a client with a short context may skip the section.
    ...(optional.length === 0 ? [] : ['## Optional', optional.join('\n')]),
  ].join('\n\n')}\n`;
}

/**
 * Renders llms-full.txt, the texts in sidebar order with their URLs; undefined above FULL_LIMIT.
 * @param countCharacters counts those that readers of a page see, fewer than those of its markdown
 */
export async function renderLlmsFull(
  manifest: Manifest,
  version: Version,
  readBody: (page: PageEntry) => Promise<PageBody | undefined>,
  countCharacters: (page: PageEntry) => Promise<number> = async () => 0,
): Promise<string | undefined> {
  const docs = listSections(manifest, version).flatMap((section) => section.docs);
  let least = 0;
  // Counted first: a large site would read and render thousands of texts that no file gets.
  for (const doc of docs) {
    least += await countCharacters(doc);
    if (least > FULL_LIMIT) return undefined;
  }
  const parts = head(manifest, version);
  let length = 0;
  for (const doc of docs) {
    const page = await readBody(doc);
    if (page === undefined) continue;
    const text = unfoldIncludes(makeLinksAbsolute(manifest, { file: doc.file, version }, page)).trim();
    length += text.length;
    if (length > FULL_LIMIT) return undefined;
    parts.push('---', buildMessages.llms.url(publicUrl(manifest, doc.path)));
    parts.push(page.hasTitle ? text : `# ${doc.title}\n\n${text}`);
  }
  return `${parts.join('\n\n')}\n`;
}

function head({ site }: Manifest, version: Version): string[] {
  return [`# ${site.title}`, `> ${buildMessages.llms.about(site.tagline, version.label)}`];
}

function link(manifest: Manifest, title: string, path: string, about: string | undefined): string {
  const name = title.replace(/[[\]\\]/g, '\\$&');
  return `- [${name}](${publicUrl(manifest, path)})${about ? `: ${about.replace(/\s+/g, ' ')}` : ''}`;
}

/** Sections in sidebar order: a section per top-level category, then the pages that no sidebar lists. */
function listSections(manifest: Manifest, version: Version): Section[] {
  const rest = new Map(version.docs.filter((doc) => isListed(manifest, doc)).map((doc) => [doc.id, doc]));
  const take = (ids: Iterable<string>): DocEntry[] =>
    [...ids].flatMap((id) => {
      const doc = rest.get(id);
      rest.delete(id);
      return doc ?? [];
    });
  const items = Object.values(version.sidebars).flat();
  const loose = {
    title: buildMessages.llms.looseDocs,
    docs: take(items.flatMap((item) => (item.type === 'doc' ? item.id : []))),
  };
  const categories = items.flatMap((item) =>
    item.type === 'category' ? { title: item.label, docs: take(listSidebarIds([item])) } : [],
  );
  const others = { title: buildMessages.llms.unlistedDocs, docs: [...rest.values()] };
  return [loose, ...categories, others].filter(({ docs }) => docs.length > 0);
}

function isListed(manifest: Manifest, page: PageEntry): boolean {
  return !page.unlisted && !page.draft && ownsPath(manifest, page);
}
