// What other engines write otherwise, in the order in which it is rewritten: what one makes, the next may read.
import type { Report } from '../findings.ts';
import { rewriteBlockIds } from './blockIds.ts';
import { rewriteBoxes } from './boxLines.ts';
import { dropComments } from './commentLines.ts';
import { listComponents, rewriteComponentTags } from './componentLines.ts';
import { dropReferences } from './forbiddenReferences.ts';
import { fenceFormulas } from './formulaLines.ts';
import { rewriteGridTables } from './gridTables.ts';
import { rewriteIncludes } from './includeLines.ts';
import { rewriteJsxAttributes } from './jsxAttributes.ts';
import { dropMdxCode } from './mdxCode.ts';
import { dropMeta } from './metaLines.ts';
import { rewriteMkdocs } from './mkdocsLines.ts';
import { rewritePandoc } from './pandocLines.ts';
import { rewritePictureSizes } from './pictureLines.ts';
import { rewriteSlashBlocks } from './slashBlocks.ts';
import { rewriteTabs } from './tabLines.ts';

const SPELLINGS: readonly ((lines: readonly string[]) => readonly string[])[] = [
  dropReferences,
  dropMeta,
  rewriteMkdocs,
  rewriteIncludes,
  fenceFormulas,
  rewriteJsxAttributes,
  dropMdxCode,
  rewritePandoc,
  rewriteBlockIds,
  rewritePictureSizes,
  rewriteSlashBlocks,
  rewriteBoxes,
  rewriteTabs,
];

/** The lines of a text in the spellings that the parser knows; as many as there were. */
export function rewriteForeign(written: readonly string[], report: Report): readonly string[] {
  const source = rewriteGridTables(dropComments(written, report), report);
  const lines = SPELLINGS.reduce((rewritten, rewrite) => rewrite(rewritten), source);
  // Tabs are components as well. What is imported stands in no line by then.
  return rewriteComponentTags(lines, listComponents(source), report);
}
