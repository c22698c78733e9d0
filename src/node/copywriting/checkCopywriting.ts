// Reads the Chinese texts of a site the way an editor would: spaces, punctuation, terms, words to avoid.
import { basename, join } from 'node:path';
import { splitFrontMatter } from '../../core/document/frontMatterBlock.ts';
import { listIncludedTexts } from '../../core/document/includes/includes.ts';
import { parseMarkdown } from '../../core/document/parseMarkdown.ts';
import { isCategoryFile } from '../../core/site/manifest/category.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { folderPrefix } from '../../core/site/urls/folder.ts';
import { isMarkdownFile } from '../../core/site/urls/pageFile.ts';
import { versionFolder } from '../../core/site/urls/siteIndex.ts';
import { runToEnd } from '../../lib/runToEnd.ts';
import { checkRequirements } from '../../writer/copywriting/checkRequirements.ts';
import { checkWords, createTextLinter, type LintText } from '../../writer/copywriting/createTextLinter.ts';
import { listFieldPieces } from '../../writer/copywriting/listSegments.ts';
import type { TextPiece } from '../../writer/copywriting/textPiece.ts';
import type { WordTable } from '../../writer/copywriting/wordTable.ts';
import { shortHash } from '../lib/hashes.ts';
import { walk } from '../lib/listFiles.ts';
import { memoByFile } from '../lib/memoByFile.ts';
import { readTextFile } from '../lib/readText.ts';
import { kindInSite } from '../lib/siteLinks.ts';
import { readSiteManifest } from '../manifest/readSiteManifest.ts';
import { pageCache } from '../pageIndex/pageCache.ts';
import { readExpandedMetadata, readPageMetadata } from '../pageIndex/pageMetadata.ts';
import { listManifestPieces } from './manifestPieces.ts';
import { readWordTable } from './readWordTable.ts';

export interface CopywritingCheck {
  findings: Finding[];
  /** How many files were read. */
  files: number;
}

/** Checks the texts of a site by its own table; undefined when it has none, for then nobody said what is right. */
export async function checkCopywriting(siteDir: string): Promise<CopywritingCheck | undefined> {
  const table = await readWordTable(siteDir);
  if (table === undefined) return undefined;
  const key = hashOf(table);
  if (last?.key !== key) last = { key, checkFile: createFileCheck(table) };
  const { checkFile } = last;
  const files = await listTexts(siteDir);
  const parts = await listParts(siteDir, files);
  const findings: Finding[] = [];
  for (const file of [...files, ...parts]) {
    const lacks =
      isMarkdownFile(file) && table.require.length > 0 && !parts.has(file)
        ? checkRequirements(table.require, await readExpandedMetadata(siteDir, file))
        : [];
    const found = [...lacks, ...(await checkFile(join(siteDir, file)))];
    findings.push(...found.map((finding) => ({ file, ...finding })));
  }
  return { findings, files: files.length + parts.size };
}

type FileCheck = (path: string) => Promise<Omit<Finding, 'file'>[]>;

/** While the table stays, what its rules found in a file is known until the file changes. */
let last: { key: string; checkFile: FileCheck } | undefined;

function createFileCheck(table: WordTable): FileCheck {
  const lint = createTextLinter(table);
  return memoByFile(async (path) => {
    // Without a byte order mark: editors count no column for it.
    const { text } = await readTextFile(path);
    return pageCache.getOrMake(`${hashOf([table, basename(path), text])}-copywriting`, async () =>
      checkText(path, text, lint),
    );
  });
}

function hashOf(value: unknown): string {
  return shortHash(JSON.stringify(value));
}

/** What stands in the folders of pages, wherever the manifest says that they are, and the manifest itself. */
async function listTexts(siteDir: string): Promise<string[]> {
  const site = await readSiteManifest(siteDir).catch(() => undefined);
  const dirs = (site?.manifest.versions ?? []).map(versionFolder);
  const folders = ['docs', 'pages', ...dirs].map(folderPrefix);
  return (await walk(siteDir)).filter((file) => {
    const isContent = isMarkdownFile(file) || isCategoryFile(file);
    return file === 'manifest.json' || (isContent && folders.some((folder) => file.startsWith(folder)));
  });
}

/** What pages show of other files, and is no page: readers read it all the same. */
async function listParts(siteDir: string, files: readonly string[]): Promise<Set<string>> {
  const parts = new Set<string>();
  for (const page of files.filter(isMarkdownFile)) {
    const { includes } = await readPageMetadata(join(siteDir, page));
    for (const file of listIncludedTexts(page, includes))
      if (isMarkdownFile(file) && kindInSite(siteDir, file) === 'file') parts.add(file);
  }
  for (const file of files) parts.delete(file);
  return parts;
}

function checkText(path: string, text: string, lint: LintText): Omit<Finding, 'file'>[] {
  const lintAll = (pieces: readonly TextPiece[]) => {
    const lines = text.split(/\r?\n/);
    return pieces.flatMap((piece) => lint(piece, lines));
  };
  if (path.endsWith('manifest.json')) return lintAll(listManifestPieces(text));
  if (!isMarkdownFile(path)) return lintAll(listFieldPieces(text, 0));
  const { body, bodyLine } = splitFrontMatter(text);
  const { root: tree } = parseMarkdown(body, { firstLine: bodyLine });
  return runToEnd(checkWords({ text, tree }, lint));
}
