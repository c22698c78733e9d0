// Fixes spaces, punctuation, names and words with one wording; the rest is for people.
import type { Finding } from '../../core/site/manifest/finding.ts';
import { fixFiles } from '../report/fixFiles.ts';
import { checkCopywriting } from './checkCopywriting.ts';

/** Fixes the texts of a site; lists the fixed findings. A site without a table of words stays as it is. */
export function fixCopywriting(siteDir: string): Promise<Finding[]> {
  return fixFiles(siteDir, async () => (await checkCopywriting(siteDir))?.findings ?? []);
}
