import { dropForbiddenReferences } from '../../../lib/forbiddenCharacters.ts';
import { createLineScanner } from '../syntax/lineScanner.ts';
import { changeWords } from './codeInLine.ts';
import { createFenceWatch } from './fenceWatch.ts';

/**
 * The lines of a text without character references such as `&#8;`, for which the parser would put U+FFFD on the page.
 * Code shows them as they are written.
 */
export function dropReferences(source: readonly string[]): readonly string[] {
  if (!source.some((line) => line.includes('&#') && dropForbiddenReferences(line) !== line)) return source;
  const watch = createFenceWatch();
  const scan = createLineScanner(source);
  return source.map((line, at) => {
    const { kind, indent, quotes } = scan(at);
    const { place } = watch(line);
    const isCode =
      place === 'inside' || (place === undefined && kind === 'code' && (indent >= 4 || quotes > 0));
    return isCode ? line : changeWords(line, dropForbiddenReferences);
  });
}
