// Reads the folder of a version: docs, category files, and the file that lists the pages in order.
import { join } from 'node:path';
import { manifestMessages as messages } from '#i18n/manifestMessages';
import type { Finding } from '../../core/site/manifest/finding.ts';
import type { Version } from '../../core/site/manifest/manifest.ts';
import type { NavItem } from '../../core/site/manifest/navItem.ts';
import { findLeadNumber } from '../../core/site/nav/compareNames.ts';
import { buildListedSidebar } from '../../core/site/nav/listedSidebar.ts';
import { SIDEBAR } from '../../core/site/nav/sidebarItems.ts';
import { findLinkedDoc } from '../../core/site/nav/sidebarTree.ts';
import {
  listSummaryNames,
  listsPages,
  parseSummary,
  SIDEBAR_FILE,
  SUMMARY_FILE,
} from '../../core/site/nav/summarySidebar.ts';
import { fileName, parentFolder } from '../../core/site/urls/filePath.ts';
import { selectLanguage } from '../../core/site/urls/fileUrl.ts';
import { folderPrefix } from '../../core/site/urls/folder.ts';
import { isCategoryFile, isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import {
  assignFolderUrls,
  fileToOwnSlug,
  fileToSlug,
  type PreservedNumbers,
  stripEnding,
} from '../../core/site/urls/slug.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { checkPageReferences } from '../../writer/lint/checkPage.ts';
import { walk } from '../lib/listFiles.ts';
import { readSiteText } from '../lib/readText.ts';
import type { CategoryInfo, DocInfo } from './inheritDocs.ts';
import {
  findBadUrl,
  findCaseTwins,
  type ReadFile,
  readPageFields,
  readPageFiles,
  type SiteReader,
} from './pageEntryFields.ts';
import { type CategoryFile, readCategoryFile } from './readCategory.ts';
import { assertFollowed } from './readSiteManifest.ts';

export interface VersionFolder {
  docs: DocInfo[];
  categories: Map<string, CategoryInfo>;
  /** The pages in the order of a file that lists them, such as SUMMARY.md of mdBook. */
  listed?: NavItem[] | undefined;
  findings: Finding[];
  /** Checks that need the ids of the inherited docs, and are called when these are known. */
  checks: ((ids: ReadonlyMap<string, DocInfo>) => Finding[])[];
}

/**
 * Reads and parses the files of a version once, for manifests with drafts and without.
 * @param skipped folders of other versions and of standalone pages
 */
export async function readVersionFolder(
  reader: SiteReader,
  dir: string,
  skipped: readonly string[],
  rules: Pick<Version, 'navigation' | 'numberPrefixes' | 'urls' | 'exclude'>,
): Promise<(drafts: boolean) => VersionFolder> {
  const prefix = folderPrefix(dir);
  const { navigation, urls, exclude = [] } = rules;
  const others = [...skipped, ...exclude.map((path) => prefix + path)];
  const isOwn = (file: string) => !others.some((other) => `${prefix}${file}/`.startsWith(`${other}/`));
  assertFollowed(reader.siteDir, dir);
  const files = selectLanguage((await walk(reader.siteDir, dir)).filter(isOwn), urls?.languages);
  const [{ files: pages, preserved }, categoryFiles] = await Promise.all([
    readPageFiles(reader, dir, files.filter(isMarkdownFile), rules),
    mapLimit(files.filter(isCategoryFile), (file) => readCategoryFile(reader.siteDir, `${prefix}${file}`)),
  ]);
  const read = await mapLimit(pages, (page) => readDoc(reader, dir, page, preserved));
  const categories = categoryFiles.map((found) => ({
    ...found,
    path: parentFolder(found.file.slice(prefix.length)),
  }));
  const twins = findCaseTwins(read.map(({ info }) => info.entry));
  const shown = read.filter((doc) => !isEmptyHomePage(doc) && !twins.has(doc.info.entry.file));
  const docs = shown.filter(({ info }) => info.file !== SUMMARY_FILE);
  const infos = docs.map(({ info }) => info);
  const hasSummary = shown.length > docs.length;
  const listed = navigation ? undefined : await readSummary(reader.siteDir, dir, infos, hasSummary);
  const lists = navigation ? Object.values(navigation) : listed ? [listed] : [];
  const named = listed || navigation ? nameDocs(docs, lists.flat()) : shown;
  return (drafts) => ({ ...listDocs(named, { categories, preserved }, drafts), listed });
}

/** Names the docs without a title by their labels in a list. */
function nameDocs(docs: readonly ReadDoc[], navigation: readonly NavItem[]): ReadDoc[] {
  const infos = docs.map(({ info }) => info);
  const names = new Map(listSummaryNames(buildListedSidebar(navigation, infos).items));
  return docs.map(({ info, metadata }) => {
    const isNamed = metadata.front.title || metadata.title;
    return { metadata, info: isNamed ? info : nameDoc(info, names.get(info.id)) };
  });
}

type FoundCategory = CategoryFile & {
  path: string;
};

function listDocs(
  docs: readonly ReadDoc[],
  { categories, preserved }: { categories: readonly FoundCategory[]; preserved: PreservedNumbers },
  drafts: boolean,
): VersionFolder {
  const folder: VersionFolder = { docs: [], categories: new Map(), findings: [], checks: [] };
  const ids = new Map<string, string>();
  const listed: ReadDoc[] = [];
  // Published docs claim ids first, so that an id belongs to the same doc with drafts and without.
  const [drafted, published] = [docs.filter(isDraft), docs.filter((doc) => !isDraft(doc))];
  for (const doc of [...published, ...drafted]) {
    const { info, metadata } = doc;
    const { file } = info.entry;
    folder.findings.push(...metadata.findings.map((finding) => ({ file, ...finding })));
    folder.findings.push(...findBadUrl(file, { inside: info.file, metadata }, info.slug));
    if (info.entry.draft && !drafts) continue;
    const owner = ids.get(info.id);
    if (owner !== undefined) {
      folder.findings.push({
        file,
        line: metadata.fieldLines.id ?? 1,
        rule: 'duplicate-id',
        message: messages.duplicateId(info.id, owner),
        values: { id: info.id, owner },
      });
      continue;
    }
    ids.set(info.id, file);
    listed.push(doc);
    folder.checks.push((known) => checkPageReferences(file, metadata, SIDEBAR, known));
  }
  const fronts = new Map(listed.map(({ info, metadata }) => [info, metadata.front]));
  folder.docs = assignFolderUrls([...fronts.keys()], (info) =>
    fileToOwnSlug(info.file, fronts.get(info) ?? {}, preserved),
  );
  for (const found of categories) {
    folder.findings.push(...found.findings);
    if (folder.categories.has(found.path)) continue;
    const written = { file: found.file, line: found.findLine('link') };
    folder.categories.set(found.path, { ...found.category, written });
    folder.checks.push((known) => checkCategoryReference(found, known));
  }
  return folder;
}

/** Whether a page has only the front matter of the site's home page (guessHome.ts). */
function isEmptyHomePage({ metadata: { front, title, lead, headings } }: ReadDoc): boolean {
  return front.isHomePage === true && title === undefined && lead === '' && headings.length === 0;
}

const isDraft = ({ info }: ReadDoc) => info.entry.draft === true;

function checkCategoryReference(
  { category, path, file, findLine }: FoundCategory,
  docs: ReadonlyMap<string, DocInfo>,
): Finding[] {
  const { link } = category;
  if (link?.type !== 'doc' || findLinkedDoc(docs, path, link.id) !== undefined) return [];
  const message = messages.category.unknownDoc(link.id);
  return [
    {
      file,
      line: findLine('link'),
      rule: 'category-file',
      message,
      values: { field: 'link.id', value: link.id },
    },
  ];
}

type ReadDoc = Awaited<ReturnType<typeof readDoc>>;

async function readDoc(reader: SiteReader, dir: string, page: ReadFile, preserved: PreservedNumbers) {
  const { inside: file, metadata } = page;
  const fields = await readPageFields(reader, dir, page, preserved);
  const { front } = metadata;
  const name = stripEnding(fileName(file));
  const number = front.parse_number_prefixes === false ? undefined : findLeadNumber(name);
  const info: DocInfo = {
    id: fields.id,
    file,
    slug: fileToSlug(file, front, preserved),
    position: front.sidebar_position ?? number,
    label: front.sidebar_label || fields.title,
    draft: fields.draft,
    entry: {
      ...fields,
      sidebar: front.displayed_sidebar === null ? undefined : SIDEBAR,
      sidebarLabel: front.sidebar_label || undefined,
      paginationLabel: front.pagination_label || undefined,
      paginationNext: front.pagination_next,
      paginationPrev: front.pagination_prev,
    },
  };
  return { info, metadata };
}

/**
 * Reads the file that lists the docs in order, of mdBook, GitBook or docsify. Undefined where the file does not exist, or
 * lists none of the docs and is itself a page.
 * @param hasSummary whether SUMMARY.md is among the files
 */
async function readSummary(
  siteDir: string,
  dir: string,
  docs: readonly DocInfo[],
  hasSummary: boolean,
): Promise<NavItem[] | undefined> {
  const file = await readSiteText(siteDir, join(dir, hasSummary ? SUMMARY_FILE : SIDEBAR_FILE));
  const items = parseSummary(file?.text ?? '');
  return listsPages(items, docs) ? items : undefined;
}

/** Sets the title of a doc without one, and hides it on the page where the first heading repeats it. */
function nameDoc(info: DocInfo, name: string | undefined): DocInfo {
  if (name === undefined) return info;
  const { entry } = info;
  const [first] = entry.headings ?? [];
  const isRepeated = (typeof first === 'string' ? first : first?.[0]) === name;
  return {
    ...info,
    label: entry.sidebarLabel ?? name,
    entry: { ...entry, title: name, ...(isRepeated && { hideTitle: true }) },
  };
}
