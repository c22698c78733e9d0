import type { Finding } from '../../core/site/manifest/finding.ts';
import { runInSlices } from '../../reader/platform/nextTask.ts';
import { checkRequirements } from '../copywriting/checkRequirements.ts';
import { createTextLinter, lintPage } from '../copywriting/createTextLinter.ts';
import { parseWordTable } from '../copywriting/wordTable.ts';
import { collectDiagrams } from '../lint/checkDiagrams.ts';
import type { ParsedDraft } from './useParsedDraft.ts';

/** Lints a draft by the rules of typography and the site's word table. */
export type LintCopywriting = (draft: ParsedDraft, signal: AbortSignal) => Promise<Omit<Finding, 'file'>[]>;

/** @param text word table as JSON. Throws in a browser that cannot parse the regular expressions in it. */
export function createCopywritingLinter(text: string): LintCopywriting {
  const table = parseWordTable(text);
  const lint = createTextLinter(table);
  return async ({ text, tree, doc, front }, signal) => {
    const page = { front, title: doc.title, diagrams: collectDiagrams(doc, tree) };
    const found = await runInSlices(lintPage({ text, tree }, lint), signal);
    return [...checkRequirements(table.require, page), ...found];
  };
}
