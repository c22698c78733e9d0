import type { Finding } from './finding.ts';
import { checkFrontMatter, type FrontMatter } from './frontMatter.ts';
import { readTextFields } from './textFields.ts';

interface WrittenFrontMatter {
  front: FrontMatter;
  /** Lines of the fields in the file. */
  fieldLines: Record<string, number>;
  findings: Omit<Finding, 'file'>[];
}

/** The opening `---` is line 1 of the file, so the first field is line 2. */
const LINES_BEFORE = 1;

/** Reads the front matter of a file; what is wrong in it is reported and ignored. */
export function readFrontMatter(yaml: string): WrittenFrontMatter {
  const findings: Omit<Finding, 'file'>[] = [];
  const fields = readTextFields(yaml);
  for (const { line, column, message } of fields.notes)
    findings.push({ line: line + LINES_BEFORE, column, rule: 'front-matter', message });
  if ('message' in fields) {
    const message = `页首信息不是有效的 YAML，全部字段已忽略：${fields.message}`;
    findings.push({ line: fields.line + LINES_BEFORE, column: fields.column, rule: 'front-matter', message });
    return { front: {}, fieldLines: {}, findings };
  }
  const { front, issues } = checkFrontMatter(fields.data);
  for (const { place, path, text, isForeign } of issues) {
    const message = place === '' ? `页首信息${text}，已忽略` : `${place} ${text}，这一项已忽略`;
    const line = (fields.findLine(...path) ?? 1) + LINES_BEFORE;
    findings.push({ line, rule: 'front-matter', message, ...(isForeign && { habit: `字段 ${place} ` }) });
  }
  const lines = Object.keys(front).map((field) => [field, (fields.findLine(field) ?? 0) + LINES_BEFORE]);
  return { front, fieldLines: Object.fromEntries(lines), findings };
}
