import type { Finding } from '../../core/site/manifest/finding.ts';
import { runInSlices } from '../../reader/platform/nextTask.ts';
import { checkRequirements } from '../copywriting/checkRequirements.ts';
import { createTextLinter, lintPage } from '../copywriting/createTextLinter.ts';
import { parseWordTable } from '../copywriting/wordTable.ts';
import { collectDiagrams } from '../lint/checkDiagrams.ts';
import type { ParsedDraft } from './useParsedDraft.ts';

/** Checks a draft against the site's list of preferred and forbidden words. */
export type LintCopywriting = (draft: ParsedDraft, signal: AbortSignal) => Promise<Omit<Finding, 'file'>[]>;

/** @param text word table as JSON. Throws in a browser that cannot parse its regular expressions. */
export function createCopywritingLinter(text: string): LintCopywriting {
  const table = parseWordTable(text);
  const lint = createTextLinter(table);
  return async ({ text, tree, doc, front }, signal) => {
    const facts = { front, title: doc.title, diagrams: collectDiagrams(doc, tree) };
    const found = await runInSlices(lintPage({ text, tree }, lint), signal);
    return [...checkRequirements(table.require, facts), ...found];
  };
}
