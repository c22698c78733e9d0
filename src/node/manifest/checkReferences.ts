// Ids in front matter and category files that name other docs: judged when all docs are known.
import type { Finding } from '../../core/model/finding.ts';
import { findLinkedDoc } from '../../core/nav/categoryLink.ts';
import type { PageBrief } from '../facts/pageBrief.ts';
import type { DocInfo } from './docInfo.ts';
import type { CategoryFile } from './readCategory.ts';

type Docs = ReadonlyMap<string, DocInfo>;

/** Checks the ids and the sidebar that a doc's front matter names. */
export function checkPageReferences(file: string, facts: PageBrief, sidebar: string, docs: Docs): Finding[] {
  const report = (field: string, message: string): Finding => ({
    file,
    line: facts.fieldLines[field] ?? 1,
    rule: 'front-matter',
    message: `${field} ${message}`,
  });
  const findings = (['pagination_next', 'pagination_prev'] as const).flatMap((field) => {
    const id = facts.front[field];
    const isKnown = typeof id !== 'string' || docs.has(id);
    return isKnown ? [] : [report(field, `应为文档的 id 或 null，没有文档叫「${id}」`)];
  });
  const wanted = facts.front.displayed_sidebar;
  if (typeof wanted === 'string' && wanted !== sidebar)
    findings.push(report('displayed_sidebar', `应为 ${sidebar} 或 null，没有侧边栏叫「${wanted}」`));
  return findings;
}

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
