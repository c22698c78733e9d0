// Escapes the bars in the code of table rows: in Python-Markdown they separate no cells, as they do in GitHub's tables.
import { isDelimiterRow } from '../../syntax/formulaLines.ts';
import { CODE, createFenceScanner } from '../codeLines.ts';

export function escapeBars(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => isDelimiterRow(line))) return lines;
  const watch = createFenceScanner();
  let isTable = false;
  return lines.map((line, at) => {
    const isCode = watch(line).place !== undefined;
    isTable = !isCode && line.trim() !== '' && (isTable || isDelimiterRow(lines[at + 1] ?? ''));
    return isTable ? line.replace(CODE, (code) => code.replace(/\\?\|/g, '\\|')) : line;
  });
}
