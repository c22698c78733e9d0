import type { Finding } from '../../core/site/manifest/finding.ts';
import type { JudgedText } from './judgeText.ts';

/** Checks the ids and the sidebar that a doc's front matter names. */
export function checkPageReferences(
  file: string,
  { front, fieldLines }: Pick<JudgedText, 'front' | 'fieldLines'>,
  sidebar: string,
  docs: { has: (id: string) => boolean },
): Finding[] {
  const report = (field: string, message: string): Finding => ({
    file,
    line: fieldLines[field] ?? 1,
    rule: 'front-matter',
    message: `${field} ${message}`,
  });
  const findings = (['pagination_next', 'pagination_prev'] as const).flatMap((field) => {
    const id = front[field];
    const isKnown = typeof id !== 'string' || docs.has(id);
    return isKnown ? [] : [report(field, `应为文档的 id 或 null，没有文档叫「${id}」`)];
  });
  const wanted = front.displayed_sidebar;
  if (typeof wanted === 'string' && wanted !== sidebar)
    findings.push(report('displayed_sidebar', `应为 ${sidebar} 或 null，没有侧边栏叫「${wanted}」`));
  return findings;
}
