// What language models read (llmstxt.org): per version a list of its pages' markdown, and all of it in one file.
import { unfoldIncludes } from '../../core/document/includes/unfoldIncludes.ts';
import type { DocEntry, Manifest, PageEntry, Version } from '../../core/site/manifest/manifest.ts';
import { ownsPath } from '../../core/site/manifest/siteEntries.ts';
import { listSidebarIds } from '../../core/site/nav/sidebarItems.ts';
import { makeLinksAbsolute, publicAddress, type WrittenText } from '../../core/site/urls/absoluteLinks.ts';
import { latestVersion } from '../../core/site/urls/route.ts';

const LIST_FILE = 'llms.txt';
const FULL_FILE = 'llms-full.txt';

/** In characters. What is longer no model reads at once, and a host would hold every text twice. */
const FULL_LIMIT = 5_000_000;

/** A version's pages under one heading: those of a category, or those outside of all. */
interface Section {
  title: string;
  docs: DocEntry[];
}

/** A page's markdown without its front matter, and whether its title stands in it. */
export interface PageBody extends WrittenText {
  hasTitle: boolean;
}

/** Where a version's two files stand in the site: the latest's at its root. */
export function llmsFiles(manifest: Manifest, version: Version): { list: string; full: string } {
  const folder = version === latestVersion(manifest) ? '/' : `${version.path.replace(/\/$/, '')}/`;
  return { list: `${folder}${LIST_FILE}`, full: `${folder}${FULL_FILE}` };
}

/**
 * The list of a version's pages: their title, the address of their markdown, what they are about.
 * @param hasFull whether there is the file of all texts
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
    ...others.map((other) => link(manifest, other.label, llmsFiles(manifest, other).list, '这个版本的文档')),
  ];
  return `${[
    ...head(manifest, version),
    ...(hasFull ? [`全文在一个文件里：${publicAddress(manifest, full)}`] : []),
    ...sections.flat(),
    // The heading's name is the format's: what a short reading may leave out.
    ...(optional.length === 0 ? [] : ['## Optional', optional.join('\n')]),
  ].join('\n\n')}\n`;
}

/** All pages of a version in reading order, with their addresses; nothing where that is too long. */
export async function renderLlmsFull(
  manifest: Manifest,
  version: Version,
  readBody: (page: PageEntry) => Promise<PageBody | undefined>,
): Promise<string | undefined> {
  const parts = head(manifest, version);
  let length = 0;
  for (const doc of listSections(manifest, version).flatMap(({ docs }) => docs)) {
    const page = await readBody(doc);
    if (page === undefined) continue;
    const text = unfoldIncludes(makeLinksAbsolute(manifest, { file: doc.file, version }, page)).trim();
    length += text.length;
    if (length > FULL_LIMIT) return undefined;
    parts.push('---', `地址：${publicAddress(manifest, doc.path)}`);
    parts.push(page.hasTitle ? text : `# ${doc.title}\n\n${text}`);
  }
  return `${parts.join('\n\n')}\n`;
}

function head({ site }: Manifest, version: Version): string[] {
  const about = [site.tagline, `版本 ${version.label}`].filter((part) => part !== '').join('。');
  return [`# ${site.title}`, `> ${about}`];
}

function link(manifest: Manifest, title: string, path: string, about: string | undefined): string {
  const name = title.replace(/[[\]\\]/g, '\\$&');
  return `- [${name}](${publicAddress(manifest, path)})${about ? `: ${about.replace(/\s+/g, ' ')}` : ''}`;
}

/** The pages in the sidebars' order, one section for each category at the top, what no sidebar shows at the end. */
function listSections(manifest: Manifest, version: Version): Section[] {
  const rest = new Map(version.docs.filter((doc) => isListed(manifest, doc)).map((doc) => [doc.id, doc]));
  const take = (ids: Iterable<string>): DocEntry[] =>
    [...ids].flatMap((id) => {
      const doc = rest.get(id);
      rest.delete(id);
      return doc ?? [];
    });
  const items = Object.values(version.sidebars).flat();
  const loose = { title: '文档', docs: take(items.flatMap((item) => (item.type === 'doc' ? item.id : []))) };
  const categories = items.flatMap((item) =>
    item.type === 'category' ? { title: item.label, docs: take(listSidebarIds([item])) } : [],
  );
  const others = { title: '其他', docs: [...rest.values()] };
  return [loose, ...categories, others].filter(({ docs }) => docs.length > 0);
}

function isListed(manifest: Manifest, page: PageEntry): boolean {
  return !page.unlisted && !page.draft && ownsPath(manifest, page);
}
