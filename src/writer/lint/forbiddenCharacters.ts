// Characters that pages leave out, for they would break the feed and other files of the site.
import type { Root } from 'mdast';
import { listCodeBlocks } from '../../core/document/codeBlocks.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import {
  type ForbiddenPlace,
  listForbidden,
  listForbiddenEscapes,
  listForbiddenReferences,
} from '../../lib/forbiddenCharacters.ts';

/** What a markdown file has of them: as they are, in quotes of its front matter, and as references of HTML. */
export function findForbiddenInPage(text: string, tree: Root, bodyLine: number): Omit<Finding, 'file'>[] {
  const head = text.split('\n', bodyLine - 1).join('\n');
  const before = ({ offset }: ForbiddenPlace) => text.slice(text.lastIndexOf('\n', offset) + 1, offset);
  const isInCode = (place: ForbiddenPlace) =>
    before(place)
      .replace(/^[\s>]*`{3,}/, '')
      .split('`').length %
      2 ===
    0;
  const references = listForbiddenReferences(text);
  // Code shows a reference as it is written, and so does front matter.
  const codeLines = references.length === 0 ? new Set<number>() : new Set(linesOfCode(tree));
  const isShown = ({ offset }: ForbiddenPlace) => {
    const line = text.slice(0, offset).split('\n').length;
    return line < bodyLine || codeLines.has(line);
  };
  return describePlaces(text, [
    ...listForbidden(text),
    ...listForbiddenEscapes(head).filter((place) => before(place).includes('"')),
    ...references.filter((place) => !isShown(place) && !isInCode(place)),
  ]);
}

/** What a file of JSON has of them: as they are, and as escapes in its strings. */
export function findForbiddenInJson(text: string): Omit<Finding, 'file'>[] {
  return describePlaces(text, [...listForbidden(text), ...listForbiddenEscapes(text)]);
}

/** The lines inside blocks of code; what stands behind an opening fence is not among them. */
function* linesOfCode(tree: Root): Generator<number> {
  for (const { lang, position } of listCodeBlocks(tree)) {
    const { start, end } = position ?? { start: { line: 1 }, end: { line: 0 } };
    for (let line = start.line + (lang ? 1 : 0); line <= end.line; line += 1) yield line;
  }
}

function describePlaces(text: string, places: readonly ForbiddenPlace[]): Omit<Finding, 'file'>[] {
  if (places.length === 0) return [];
  // A byte order mark is in no column.
  const starts = [text.startsWith('\uFEFF') ? 1 : 0];
  for (const { 0: end, index } of text.matchAll(/\r\n?|\n/g)) starts.push(index + end.length);
  let line = 1;
  return [...places]
    .sort((a, b) => a.offset - b.offset)
    .map(({ offset, length, name }) => {
      while (offset >= (starts[line] ?? Number.POSITIVE_INFINITY)) line += 1;
      return {
        line,
        column: offset - (starts[line - 1] ?? 0) + 1,
        rule: 'forbidden-character',
        message: `这里有看不见的字符 ${name}，网页和订阅不能含有它，显示时已去掉；请删除它`,
        fix: { length, text: '' },
        habit: `字符 ${name} `,
      };
    });
}
