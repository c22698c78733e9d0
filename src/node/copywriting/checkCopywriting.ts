// Reads the Chinese texts of a site the way an editor would: spaces, punctuation, terms, words to avoid.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { splitFrontMatter } from '../../core/markdown/frontMatterBlock.ts';
import { isCategoryFile } from '../../core/model/category.ts';
import type { Finding } from '../../core/model/finding.ts';
import { readPageFacts } from '../facts/pageFacts.ts';
import { recall } from '../facts/recall.ts';
import { memoByFile } from '../lib/memoByFile.ts';
import { isMarkdownFile, walk } from '../lib/walk.ts';
import { checkRequirements } from './checkRequirements.ts';
import { createTextLinter, type LintText } from './createTextLinter.ts';
import { listFieldPieces, listManifestPieces } from './fieldPieces.ts';
import { loadAutocorrect } from './loadAutocorrect.ts';
import { listMarkdownPieces } from './markdownPieces.ts';
import type { TextPiece } from './textPiece.ts';
import { readWordTable, type WordTable } from './wordTable.ts';

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
  const files = (await walk(siteDir)).filter(isText);
  const findings: Finding[] = [];
  for (const file of files)
    findings.push(...(await checkFile(join(siteDir, file))).map((finding) => ({ file, ...finding })));
  return { findings, files: files.length };
}

type FileCheck = (path: string) => Promise<Omit<Finding, 'file'>[]>;

/** While the table stays, what was found in a file is known until the file changes. */
let last: { key: string; checkFile: FileCheck } | undefined;

function createFileCheck(table: WordTable): FileCheck {
  // It takes a second to load, and is seldom needed: what was found in a text is kept.
  let linter: Promise<LintText> | undefined;
  const loadLinter = () => {
    linter ??= loadAutocorrect().then((correct) => createTextLinter(correct, table));
    return linter;
  };
  return memoByFile(async (path) => {
    const text = await readFile(path, 'utf8');
    return recall(`${hashOf([table, basename(path), text])}-copywriting`, async () =>
      checkText(path, text, { lint: await loadLinter(), table }),
    );
  });
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

function isText(file: string): boolean {
  const isContent = /^(?:docs|pages)\//.test(file) && (isMarkdownFile(file) || isCategoryFile(file));
  return isContent || file === 'manifest.json';
}

async function checkText(
  path: string,
  text: string,
  { lint, table }: { lint: LintText; table: WordTable },
): Promise<Omit<Finding, 'file'>[]> {
  const lines = text.split(/\r?\n/);
  const lintAll = (pieces: readonly TextPiece[]) => pieces.flatMap((piece) => lint(piece, lines));
  if (path.endsWith('manifest.json')) return lintAll(listManifestPieces(text));
  if (!isMarkdownFile(path)) return lintAll(listFieldPieces(text, 0));
  const { yaml = '', body, bodyLine } = splitFrontMatter(text);
  const facts = await readPageFacts(path);
  // The opening `---` stands above the fields.
  const pieces = [...listFieldPieces(yaml, 1), ...listMarkdownPieces(body, bodyLine)];
  return [...checkRequirements(table.require, facts), ...lintAll(pieces)];
}
