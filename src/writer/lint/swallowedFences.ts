// Fences that were opened and not closed: what stands behind them is read as something else, so that this is the
// one mistake to be told of.
import type { Root } from 'mdast';
import { codesIn } from '../../core/document/codesIn.ts';

/** The lines of code blocks that hold the beginning of another one: their own end has been forgotten. */
export function findSwallowedFences(tree: Root, text: string, firstLine: number): number[] {
  const lines = text.split('\n');
  return [...codesIn(tree)].flatMap(({ position, value }) => {
    if (position === undefined) return [];
    const written = lines[position.start.line - firstLine] ?? '';
    const fence = /^\s*(`{3,}|~{3,})/.exec(written.slice(position.start.column - 1))?.[1];
    const isOpening = (line: string) =>
      fence !== undefined && line.trimStart().startsWith(fence) && /[`~][^\s`~]+/.test(line);
    return value.split('\n').some(isOpening) ? [position.start.line] : [];
  });
}
