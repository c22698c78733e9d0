// What the manifest wants to know of one markdown file, read once and remembered until the file changes.

import { splitFrontMatter } from '../../../core/markdown/frontMatterBlock.ts';
import type { Finding } from '../../../core/model/finding.ts';
import { checkFrontMatter, type FrontMatter } from '../../../core/model/frontMatter.ts';
import { memoByFile } from '../memoByFile.ts';
import { readTextFile } from '../readText.ts';
import { type MarkdownScan, scanMarkdown } from '../scanMarkdown.ts';
import { readYamlFields } from '../yamlFields.ts';

export interface MarkdownFacts {
  front: FrontMatter;
  /** Line of a front matter field in the file; the first line when the field is not there. */
  findLine: (field: string) => number;
  scan: MarkdownScan;
  hash: string;
  findings: readonly Omit<Finding, 'file'>[];
}

export const readMarkdownFacts = memoByFile(async (file): Promise<MarkdownFacts> => {
  const { text, hash, badLine } = await readTextFile(file);
  const { yaml, body } = splitFrontMatter(text);
  const { front, findLine, findings } = readFrontMatter(yaml ?? '');
  const scan = scanMarkdown(body);
  if (badLine !== undefined) {
    const message = '文件不是 UTF-8 编码，部分文字无法显示，请另存为 UTF-8';
    findings.push({ line: badLine, rule: 'bad-encoding', message });
  }
  if (!front.description && scan.lead === undefined) {
    const message = '没有 description，正文里也没有可以代替它的文字；搜索结果和分享卡片上将没有简介';
    findings.push({ line: 1, rule: 'missing-description', message });
  }
  return { front, findLine, scan, hash, findings };
});

/** The opening `---` is line 1 of the file, so the first field is line 2. */
const LINES_BEFORE = 1;

function readFrontMatter(yaml: string) {
  const findings: Omit<Finding, 'file'>[] = [];
  const report = (line: number, message: string) =>
    findings.push({ line: line + LINES_BEFORE, rule: 'front-matter', message });
  const fields = readYamlFields(yaml);
  if ('message' in fields) {
    report(fields.line, `页首信息不是有效的 YAML，全部字段已忽略：${fields.message}`);
    return { front: {}, findLine: () => 1, findings };
  }
  const { front, issues } = checkFrontMatter(fields.data);
  for (const { place, field, text } of issues) {
    const message = place === '' ? `页首信息${text}，已忽略` : `${place} ${text}，这一项已忽略`;
    report(fields.findLine(field) ?? 1, message);
  }
  const findLine = (field: string) => {
    const line = fields.findLine(field);
    return line === undefined ? 1 : line + LINES_BEFORE;
  };
  return { front, findLine, findings };
}
