// Lints the Chinese texts of a site: spaces, punctuation, terms, forbidden words.
import { basename, join } from 'node:path';
import { parseTree } from 'jsonc-parser';
import { dialectsOf } from '../../core/document/dialects/dialectsOf.ts';
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import { listIncludedTexts } from '../../core/document/includes/includeSyntax.ts';
import { parseMarkdown } from '../../core/document/parseMarkdown.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { findJsonError, findJsonPosition } from '../../core/site/manifest/jsonText.ts';
import { MANIFEST_FILE } from '../../core/site/shards/shard.ts';
import { folderPrefix } from '../../core/site/urls/folder.ts';
import { listOtherLocales, localeFolder } from '../../core/site/urls/localePaths.ts';
import { isCategoryFile, isMarkdownFile } from '../../core/site/urls/pageFileNames.ts';
import { versionFolder } from '../../core/site/urls/siteIndex.ts';
import { runGenerator } from '../../lib/runGenerator.ts';
import { HAN } from '../../lib/unicodeScripts.ts';
import { checkRequirements } from '../../writer/copywriting/checkRequirements.ts';
import { createTextLinter, type LintText, lintPage } from '../../writer/copywriting/createTextLinter.ts';
import { listFieldSegments, listMarkdownSegments } from '../../writer/copywriting/listSegments.ts';
import type { TextSegment } from '../../writer/copywriting/textSegment.ts';
import type { WordTable } from '../../writer/copywriting/wordTable.ts';
import { shortHash } from '../lib/hashes.ts';
import { walk } from '../lib/listFiles.ts';
import { memoByFile } from '../lib/memoByFile.ts';
import { dialectsOfPath } from '../lib/namedDialects.ts';
import { readTextFile } from '../lib/readText.ts';
import { kindInSite } from '../lib/siteLinks.ts';
import { readSiteManifest } from '../manifest/readSiteManifest.ts';
import { metadataStore } from '../pageIndex/pageCache.ts';
import { readExpandedMetadata, readPageMetadata } from '../pageIndex/pageMetadata.ts';
import { fixFiles } from '../report/fixFiles.ts';
import { readWordTable } from './readWordTable.ts';

export interface CopywritingCheck {
  findings: Finding[];
  files: number;
}

/** Lints by the rules that the site's table of words configures; undefined without a table. */
export async function checkCopywriting(siteDir: string): Promise<CopywritingCheck | undefined> {
  const table = await readWordTable(siteDir);
  if (table === undefined) return undefined;
  const key = hashOf(table);
  if (last?.key !== key) last = { key, checkFile: createFileCheck(table) };
  const { checkFile } = last;
  const files = await listTexts(siteDir);
  const includes = await listIncludes(siteDir, files);
  const findings: Finding[] = [];
  for (const file of [...files, ...includes]) {
    const unmet =
      isMarkdownFile(file) && table.require.length > 0 && !includes.has(file)
        ? checkRequirements(table.require, await readExpandedMetadata(siteDir, file))
        : [];
    const found = [...unmet, ...(await checkFile(join(siteDir, file)))];
    findings.push(...found.map((finding) => ({ file, ...finding })));
  }
  return { findings, files: files.length + includes.size };
}

type FileCheck = (path: string) => Promise<Omit<Finding, 'file'>[]>;

/** Findings are cached per file until the table of words changes. */
let last: { key: string; checkFile: FileCheck } | undefined;

function createFileCheck(table: WordTable): FileCheck {
  const lint = createTextLinter(table);
  return memoByFile(async (path) => {
    // readTextFile() drops the BOM: editors do not count the BOM as a column.
    const { text } = await readTextFile(path);
    return metadataStore.getOrMake(`${hashOf([table, basename(path), text])}-copywriting`, async () =>
      checkText(path, text, lint),
    );
  });
}

function hashOf(value: unknown): string {
  return shortHash(JSON.stringify(value));
}

/** Markdown and category files of all versions and standalone pages, and manifest.json, in each language. */
async function listTexts(siteDir: string): Promise<string[]> {
  const { manifest } = (await readSiteManifest(siteDir).catch(() => undefined)) ?? {};
  const languages = [
    '',
    ...(manifest ? listOtherLocales(manifest) : []).map((locale) => `${localeFolder(locale)}/`),
  ];
  const dirs = ['docs', 'pages', ...(manifest?.versions ?? []).map(versionFolder)];
  const folders = languages.flatMap((language) => dirs.map((dir) => language + folderPrefix(dir)));
  const manifests = languages.map((language) => language + MANIFEST_FILE);
  return (await walk(siteDir)).filter((file) => {
    const isContent = isMarkdownFile(file) || isCategoryFile(file);
    return manifests.includes(file) || (isContent && folders.some((folder) => file.startsWith(folder)));
  });
}

/** Texts that pages include and that are not pages themselves. */
async function listIncludes(siteDir: string, files: readonly string[]): Promise<Set<string>> {
  const included = new Set<string>();
  for (const page of files.filter(isMarkdownFile)) {
    const { includes } = await readPageMetadata(join(siteDir, page));
    for (const file of listIncludedTexts(page, includes))
      if (isMarkdownFile(file) && kindInSite(siteDir, file) === 'file') included.add(file);
  }
  for (const file of files) included.delete(file);
  return included;
}

function checkText(path: string, text: string, lint: LintText): Omit<Finding, 'file'>[] {
  const lintAll = (pieces: readonly TextSegment[]) => {
    const lines = text.split(/\r?\n/);
    return pieces.flatMap((piece) => lint(piece, lines));
  };
  if (path.endsWith('manifest.json')) return lintAll(listManifestPieces(text));
  if (!isMarkdownFile(path)) return lintAll(listFieldSegments(text, 0));
  const { body, bodyLine } = splitFrontMatter(text);
  const { root: tree } = parseMarkdown(body, {
    firstLine: bodyLine,
    dialects: dialectsOf(body, dialectsOfPath(path)),
  });
  return runGenerator(lintPage({ text, tree }, lint));
}

/**
 * Fixes and returns the findings that have exactly one correction; changes nothing in a site without a table of
 * words.
 */
export function fixCopywriting(siteDir: string): Promise<Finding[]> {
  return fixFiles(siteDir, async () => (await checkCopywriting(siteDir))?.findings ?? []);
}

const HAS_HAN = new RegExp(HAN, 'u');

const GENERATED = new Set(['docs', 'sidebars', 'pages']);

/** The handwritten Chinese strings of manifest.json, parsed as markdown. */
export function listManifestPieces(text: string): TextSegment[] {
  // `npm run check` validates the JSON.
  if (findJsonError(text) !== undefined) return [];
  const root = parseTree(text);
  const pieces: TextSegment[] = [];
  const visit = (value: unknown, place: (string | number)[]): void => {
    if (typeof value === 'string') {
      const line = HAS_HAN.test(value) ? findJsonPosition(root, text, place)?.line : undefined;
      if (line !== undefined) {
        // A JSON string is on one line even if its value has several lines.
        for (const piece of listMarkdownSegments(value, line))
          pieces.push({ ...piece, lines: [{ offset: 0, line }] });
      }
    } else if (Array.isArray(value)) {
      for (const [index, item] of value.entries()) visit(item, [...place, index]);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, item] of Object.entries(value)) if (!GENERATED.has(key)) visit(item, [...place, key]);
    }
  };
  visit(JSON.parse(text), []);
  return pieces;
}
