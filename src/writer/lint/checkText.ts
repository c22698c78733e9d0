// What is wrong with a text, in words.
import { describeFinding } from '../../core/document/describeFinding.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { checkDiagrams, type FindDiagramFault } from './checkDiagrams.ts';
import type { CheckedPage } from './checkLinks.ts';
import type { JudgedText } from './judgeText.ts';

/** What is wrong with a text below its front matter. */
export async function checkText(
  file: string,
  { textFindings, diagrams }: Pick<JudgedText, 'textFindings' | 'diagrams'>,
  findFault: FindDiagramFault,
): Promise<Finding[]> {
  const found = [...textFindings.map(describeFinding), ...(await checkDiagrams(diagrams, findFault))];
  return found.map((finding) => ({ file, ...finding }));
}

/** What the link check wants to know of a text. */
export function linksOf({
  links,
  ids,
  almostLinks,
}: Pick<JudgedText, 'links' | 'ids' | 'almostLinks'>): CheckedPage['found'] {
  return { links, ids: new Set(ids), almostLinks };
}
