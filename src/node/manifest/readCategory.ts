import { join } from 'node:path';
import { manifestMessages as messages } from '#i18n/manifestMessages';
import { type CategoryMeta, checkCategory } from '../../core/site/manifest/category.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { findJsonError } from '../../core/site/manifest/jsonText.ts';
import { readTextFields } from '../../core/site/manifest/yamlFields.ts';
import { findForbiddenInJson } from '../../writer/lint/forbiddenCharacters.ts';
import { memoByFile } from '../lib/memoByFile.ts';
import { readTextFile } from '../lib/readText.ts';

export interface CategoryFile {
  file: string;
  category: CategoryMeta;
  findLine: (field: string) => number;
  findings: readonly Finding[];
}

/** Reads and validates a `_category_` file; invalid fields are reported and ignored. */
export async function readCategoryFile(siteDir: string, file: string): Promise<CategoryFile> {
  const { findings, ...rest } = await readFields(join(siteDir, file));
  return {
    file,
    ...rest,
    findings: findings.map((finding) => ({ file, rule: 'category-file' as const, ...finding })),
  };
}

type CategoryFinding = Omit<Finding, 'file' | 'rule'> & Partial<Pick<Finding, 'rule'>>;

function ignored(finding: CategoryFinding) {
  return { category: {} as CategoryMeta, findLine: () => 1, findings: [finding] };
}

const readFields = memoByFile(async (path) => {
  const { text, badLine } = await readTextFile(path);
  if (badLine !== undefined)
    return ignored({ line: badLine, rule: 'bad-encoding', message: messages.category.notUtf8 });
  // JSON is a subset of YAML: the YAML parser gives the lines of both.
  const fields = (path.endsWith('.json') && findJsonError(text)) || readTextFields(text);
  if ('message' in fields) {
    const message = messages.category.unreadable(fields.message);
    return ignored({ line: fields.line, column: fields.column, message });
  }
  const findLine = (...path: (string | number)[]) => fields.findLine(...path) ?? 1;
  const { category, issues } = checkCategory(fields.data);
  const findings = issues.map(
    ({ place, path, text }): CategoryFinding => ({
      line: findLine(...path),
      message: place === '' ? messages.category.ignored(text) : messages.category.fieldIgnored(place, text),
      values: { field: place },
    }),
  );
  return { category, findLine, findings: [...findForbiddenInJson(text), ...fields.notes, ...findings] };
});
