// Ids in category files that name docs: judged when all docs are known.
import type { Finding } from '../../core/model/finding.ts';
import { findLinkedDoc } from '../../core/nav/categoryLink.ts';
import type { DocInfo } from './docInfo.ts';
import type { CategoryFile } from './readCategory.ts';

type Docs = ReadonlyMap<string, DocInfo>;

/**
 * Checks the doc that a category file links to.
 * @param folder of the category inside its version's folder
 */
export function checkCategoryReference(folder: string, found: CategoryFile, docs: Docs): Finding[] {
  const { link } = found.category;
  if (link?.type !== 'doc' || findLinkedDoc(docs, folder, link.id) !== undefined) return [];
  const message = `link.id 应为文档的 id，没有文档叫「${link.id}」，这一项已忽略`;
  return [{ file: found.file, line: found.findLine('link'), rule: 'category-file', message }];
}
