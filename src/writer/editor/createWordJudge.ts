import type { Finding } from '../../core/site/manifest/finding.ts';
import { runInSlices } from '../../reader/platform/nextTask.ts';
import { checkRequirements } from '../copywriting/checkRequirements.ts';
import { checkWords, createTextLinter } from '../copywriting/createTextLinter.ts';
import { parseWordTable } from '../copywriting/wordTable.ts';
import { collectDiagrams } from '../lint/checkDiagrams.ts';
import type { ParsedDraft } from './useParsedDraft.ts';

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
