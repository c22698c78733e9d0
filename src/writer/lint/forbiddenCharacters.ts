// Finds characters that XML forbids. Pages are rendered without them: in the feed or the sitemap they would be invalid.

import type { Root } from 'mdast';
import { lintMessages as words } from '#i18n/lintMessages';
import { listCodeBlocks } from '../../core/document/codeBlocks.ts';
import type { Finding } from '../../core/site/manifest/finding.ts';
import {
  type ForbiddenOccurrence,
  listForbidden,
  listForbiddenEscapes,
  listForbiddenReferences,
} from '../../lib/forbiddenCharacters.ts';

/** Finds forbidden characters in markdown: raw, as escapes in quoted front matter, and as HTML references. */
export function findForbiddenInPage(text: string, tree: Root, bodyLine: number): Omit<Finding, 'file'>[] {
  const head = text.split('\n', bodyLine - 1).join('\n');
  const before = ({ offset }: ForbiddenOccurrence) => text.slice(text.lastIndexOf('\n', offset) + 1, offset);
  const isInCode = (place: ForbiddenOccurrence) =>
    before(place)
      .replace(/^[\s>]*`{3,}/, '')
      .split('`').length %
      2 ===
    0;
  const references = listForbiddenReferences(text);
  // References in code and front matter are rendered literally.
  const codeLines = references.length === 0 ? new Set<number>() : new Set(linesOfCode(tree));
  const isShown = ({ offset }: ForbiddenOccurrence) => {
    const line = text.slice(0, offset).split('\n').length;
    return line < bodyLine || codeLines.has(line);
  };
  return describePlaces(text, [
    ...listForbidden(text),
    ...listForbiddenEscapes(head).filter((place) => before(place).includes('"')),
    ...references.filter((place) => !isShown(place) && !isInCode(place)),
  ]);
}

/** Finds forbidden characters in JSON: raw, and as escapes in strings. */
export function findForbiddenInJson(text: string): Omit<Finding, 'file'>[] {
  return describePlaces(text, [...listForbidden(text), ...listForbiddenEscapes(text)]);
}

/** Lists the lines of code nodes, without the line of an info string, where references are decoded. */
function* linesOfCode(tree: Root): Generator<number> {
  for (const { lang, position } of listCodeBlocks(tree)) {
    const { start, end } = position ?? { start: { line: 1 }, end: { line: 0 } };
    for (let line = start.line + (lang ? 1 : 0); line <= end.line; line += 1) yield line;
  }
}

function describePlaces(text: string, places: readonly ForbiddenOccurrence[]): Omit<Finding, 'file'>[] {
  if (places.length === 0) return [];
  // A column does not count the byte order mark.
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
        message: words.forbiddenCharacter(name),
        values: { character: name },
        fix: { length, text: '' },
        group: words.forbiddenCharacterGroup(name),
      };
    });
}
