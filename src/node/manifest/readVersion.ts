// One version's folder, read: its docs and its category files.

import { isCategoryFile } from '../../core/site/manifest/category.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { findLinkedDoc } from '../../core/site/nav/categoryLink.ts';
import { findLeadNumber } from '../../core/site/nav/compareNames.ts';
import { SUMMARY_FILE } from '../../core/site/nav/summarySidebar.ts';
import { fileName } from '../../core/site/urls/fileName.ts';
import { parentFolder } from '../../core/site/urls/filePath.ts';
import { folderPrefix } from '../../core/site/urls/folder.ts';
import type { KeptNumbers } from '../../core/site/urls/numberPrefix.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFile.ts';
import {
  fileToOwnSlug,
  fileToSlug,
  findIndexDoc,
  isIndexFile,
  stripEnding,
} from '../../core/site/urls/slug.ts';
import { mapLimit } from '../../lib/mapLimit.ts';
import { checkPageReferences } from '../../writer/lint/checkPage.ts';
import { walk } from '../lib/walk.ts';
import { assertFollowed } from './assertFollowed.ts';
import { type CategoryInfo, type DocInfo, SIDEBAR } from './docInfo.ts';
import {
  findBadUrl,
  findCaseTwins,
  type ReadFile,
  readPageFields,
  readPageFiles,
  type SiteReader,
} from './pageFields.ts';
import { type CategoryFile, readCategoryFile } from './readCategory.ts';
import { nameDoc, readSummary, type Summary } from './summary.ts';

export interface VersionFolder {
  docs: DocInfo[];
  categories: Map<string, CategoryInfo>;
  /** The text of the file that gives the pages their order, as mdBook and GitBook have it. */
  summary?: string | undefined;
  findings: Finding[];
  /** What can only be judged when the docs of all versions are known. */
  checks: ((ids: ReadonlyMap<string, DocInfo>) => Finding[])[];
}

/**
 * Reads a version's folder; gives what it holds with its drafts or without.
 * @param skipped folders inside the site folder that belong to others
 */
export async function readVersionFolder(
  reader: SiteReader,
  dir: string,
  skipped: readonly string[],
): Promise<(drafts: boolean) => VersionFolder> {
  const prefix = folderPrefix(dir);
  const isOwn = (file: string) => !skipped.some((other) => `${prefix}${file}`.startsWith(`${other}/`));
  assertFollowed(reader.siteDir, dir);
  const files = (await walk(reader.siteDir, dir)).filter(isOwn);
  const [{ files: pages, kept }, categoryFiles] = await Promise.all([
    readPageFiles(reader, dir, files.filter(isMarkdownFile)),
    mapLimit(files.filter(isCategoryFile), (file) => readCategoryFile(reader.siteDir, `${prefix}${file}`)),
  ]);
  const read = await mapLimit(pages, (page) => readDoc(reader, dir, page, kept));
  const categories = categoryFiles.map((found) => ({
    ...found,
    path: parentFolder(found.file.slice(prefix.length)),
  }));
  const twins = findCaseTwins(read.map(({ info }) => info.entry));
  const shown = read.filter((doc) => !isOnlyFrontDoor(doc) && !twins.has(doc.info.entry.file));
  const docs = shown.filter(({ info }) => info.file !== SUMMARY_FILE);
  const infos = docs.map(({ info }) => info);
  const hasSummary = shown.length > docs.length;
  const summary = await readSummary(reader.siteDir, dir, infos, hasSummary);
  const named = summary === undefined ? shown : docs.map((doc) => nameBySummary(doc, summary));
  return (drafts) => ({ ...judgeFolder(named, { categories, kept }, drafts), summary: summary?.text });
}

function nameBySummary({ info, facts }: ReadDoc, { names }: Summary): ReadDoc {
  const isNamed = facts.front.title || facts.title;
  return { facts, info: isNamed ? info : nameDoc(info, names.get(info.id)) };
}

/** A category file, with its folder inside the version's. */
type FoundCategory = CategoryFile & { path: string };

function judgeFolder(
  docs: readonly ReadDoc[],
  { categories, kept }: { categories: readonly FoundCategory[]; kept: KeptNumbers },
  drafts: boolean,
): VersionFolder {
  const folder: VersionFolder = { docs: [], categories: new Map(), findings: [], checks: [] };
  const ids = new Map<string, string>();
  const listed: ReadDoc[] = [];
  // Readers get the page of an id that is no draft: a draft takes no id away from it.
  const [later, first] = [docs.filter(isDraft), docs.filter((doc) => !isDraft(doc))];
  for (const doc of [...first, ...later]) {
    const { info, facts } = doc;
    const { file } = info.entry;
    folder.findings.push(...facts.findings.map((finding) => ({ file, ...finding })));
    folder.findings.push(...findBadUrl(file, { inside: info.file, facts }, info.slug));
    if (info.entry.draft && !drafts) continue;
    const owner = ids.get(info.id);
    if (owner !== undefined) {
      folder.findings.push({
        file,
        line: facts.fieldLines.id ?? 1,
        rule: 'duplicate-id',
        message: `id「${info.id}」已被 ${owner} 使用，本页没有收录；请给文件改名，或在页首写另一个 id`,
      });
      continue;
    }
    ids.set(info.id, file);
    listed.push(doc);
    folder.checks.push((known) => checkPageReferences(file, facts, SIDEBAR, known));
  }
  folder.docs = settleIndexDocs(listed, kept);
  for (const found of categories) {
    folder.findings.push(...found.findings);
    if (folder.categories.has(found.path)) continue;
    const written = { file: found.file, line: found.findLine('link') };
    folder.categories.set(found.path, { ...found.category, written });
    folder.checks.push((known) => checkCategoryReference(found, known));
  }
  return folder;
}

/** It is the site's home page (guessManifest.ts), and holds nothing for a page of its own. */
function isOnlyFrontDoor({ facts: { front, title, lead, headings } }: ReadDoc): boolean {
  return front.isFrontDoor === true && title === undefined && lead === '' && headings.length === 0;
}

const isDraft = ({ info }: ReadDoc) => info.entry.draft === true;

/** Checks the doc that a category file links to. */
function checkCategoryReference(
  { category, path, file, findLine }: FoundCategory,
  docs: ReadonlyMap<string, DocInfo>,
): Finding[] {
  const { link } = category;
  if (link?.type !== 'doc' || findLinkedDoc(docs, path, link.id) !== undefined) return [];
  const message = `link.id 应为文档的 id，没有文档叫「${link.id}」，这一项已忽略`;
  return [{ file, line: findLine('link'), rule: 'category-file', message }];
}

/** Gives the address of a folder to one of its docs: others that claim it, a README beside an index, get their own. */
function settleIndexDocs(docs: readonly ReadDoc[], kept: KeptNumbers): DocInfo[] {
  const isClaim = ({ file, slug }: DocInfo) => slug.endsWith('/') && isIndexFile(file);
  const owners = new Map<string, DocInfo>();
  for (const { info } of docs) {
    if (!isClaim(info)) continue;
    const first = owners.get(info.slug);
    owners.set(info.slug, (first && findIndexDoc([first, info])) ?? info);
  }
  return docs.map(({ info, facts }) => {
    const isSettled = !isClaim(info) || owners.get(info.slug) === info;
    return isSettled ? info : { ...info, slug: fileToOwnSlug(info.file, facts.front, kept) };
  });
}

type ReadDoc = Awaited<ReturnType<typeof readDoc>>;

async function readDoc(reader: SiteReader, dir: string, page: ReadFile, kept: KeptNumbers) {
  const { inside: file, facts } = page;
  const fields = await readPageFields(reader, dir, page, kept);
  const { front } = facts;
  const name = stripEnding(fileName(file));
  const number = front.parse_number_prefixes === false ? undefined : findLeadNumber(name);
  const info: DocInfo = {
    id: fields.id,
    file,
    slug: fileToSlug(file, front, kept),
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
  return { info, facts };
}
