import type { Cut } from './prepareText.ts';

export interface PieceEnd {
  /** Line after the piece. */
  line: number;
  /** Whether the text must end here; otherwise the parser is asked. */
  isCertain: boolean;
}

export interface PieceEnds {
  /** Characters before each line, and before the end of the text. */
  offsets: readonly number[];
  isPlain(line: number): boolean;
  /** The first end after a line that leaves a piece of at least `length` characters. */
  findEnd(line: number, length: number): PieceEnd;
}

/** Reads the cuts of a text in order; lines asked about must not go back. */
export function createPieceEnds(lines: readonly string[], cuts: readonly Cut[]): PieceEnds {
  const offsets = [0];
  for (const line of lines) offsets.push((offsets.at(-1) ?? 0) + line.length + 1);
  const plain = new Set(cuts.filter(({ kind }) => kind === 'plain').map(({ line }) => line));
  let next = 0;

  return {
    offsets,
    isPlain: (line) => plain.has(line),
    findEnd(line, length) {
      while ((cuts[next]?.line ?? Number.POSITIVE_INFINITY) <= line) next++;
      for (let at = next; at < cuts.length; at++) {
        const cut = cuts[at];
        if (cut === undefined) break;
        if (cut.kind !== 'soft') return { line: cut.line, isCertain: true };
        if ((offsets[cut.line] ?? 0) - (offsets[line] ?? 0) >= length)
          return { line: cut.line, isCertain: isForced(cuts, at) };
      }
      return { line: lines.length, isCertain: true };
    },
  };
}

/** A soft cut may share its line with a hard one. */
function isForced(cuts: readonly Cut[], at: number): boolean {
  return cuts[at + 1]?.line === cuts[at]?.line && cuts[at + 1]?.kind !== 'soft';
}
