import { collectDiagrams } from '../../core/check/collectDiagrams.ts';
import { checkRequirements } from '../../core/copywriting/checkRequirements.ts';
import { checkWords } from '../../core/copywriting/checkWords.ts';
import { createTextLinter } from '../../core/copywriting/createTextLinter.ts';
import { parseWordTable } from '../../core/copywriting/wordTable.ts';
import type { Finding } from '../../core/model/finding.ts';
import { runInSlices } from '../../platform/nextTask.ts';
import type { ParsedDraft } from './parseDraft.ts';

/** Judges a text by the site's own words. */
export type JudgeWords = (draft: ParsedDraft, signal: AbortSignal) => Promise<Omit<Finding, 'file'>[]>;

/** @param text of the site's table. Throws where a browser does not know the rules' expressions. */
export function createWordJudge(text: string): JudgeWords {
  const table = parseWordTable(text);
  const lint = createTextLinter(table);
  return async ({ text, tree, doc, front }, signal) => {
    const facts = { front, title: doc.title, diagrams: collectDiagrams(doc, tree) };
    const found = await runInSlices(checkWords({ text, tree }, lint), signal);
    return [...checkRequirements(table.require, facts), ...found];
  };
}
