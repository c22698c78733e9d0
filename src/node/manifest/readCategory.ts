import { join } from 'node:path';
import { type CategoryMeta, checkCategory } from '../../core/site/manifest/category.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import { findJsonError } from '../../core/site/manifest/jsonText.ts';
import { readTextFields } from '../../core/site/manifest/textFields.ts';
import { findForbiddenInJson } from '../../writer/lint/forbiddenCharacters.ts';
import { memoByFile } from '../lib/memoByFile.ts';
import { readTextFile } from '../lib/readText.ts';

export interface CategoryFile {
  /** Path inside the site folder. */
  file: string;
  category: CategoryMeta;
  findLine: (field: string) => number;
  findings: readonly Finding[];
}

/** Reads a `_category_` file; what is wrong in it is reported and ignored. */
export async function readCategoryFile(siteDir: string, file: string): Promise<CategoryFile> {
  const { findings, ...rest } = await readFields(join(siteDir, file));
  return {
    file,
    ...rest,
    findings: findings.map((finding) => ({ file, rule: 'category-file' as const, ...finding })),
  };
}

type Fault = Omit<Finding, 'file' | 'rule'> & Partial<Pick<Finding, 'rule'>>;

const NOT_UTF8 = '分类文件不是 UTF-8 编码，已忽略，请另存为 UTF-8';

function ignored(fault: Fault) {
  return { category: {} as CategoryMeta, findLine: () => 1, findings: [fault] };
}

const readFields = memoByFile(async (path) => {
  const { text, badLine } = await readTextFile(path);
  if (badLine !== undefined) return ignored({ line: badLine, rule: 'bad-encoding', message: NOT_UTF8 });
  // JSON is YAML, so that one reader gives the lines of both; what is YAML only is no JSON.
  const fields = (path.endsWith('.json') && findJsonError(text)) || readTextFields(text);
  if ('message' in fields) {
    const message = `分类文件无法读取，已忽略：${fields.message}`;
    return ignored({ line: fields.line, column: fields.column, message });
  }
  const findLine = (...path: (string | number)[]) => fields.findLine(...path) ?? 1;
  const { category, issues } = checkCategory(fields.data);
  const findings = issues.map(
    ({ place, path, text }): Fault => ({
      line: findLine(...path),
      message: place === '' ? `分类文件${text}，已忽略` : `${place} ${text}，这一项已忽略`,
    }),
  );
  return { category, findLine, findings: [...findForbiddenInJson(text), ...fields.notes, ...findings] };
});
