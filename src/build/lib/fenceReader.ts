const FENCE = /^ {0,3}(?:>\s*)*(`{3,}|~{3,})(.*)$/;

/** Reads markdown line by line: tells of each line in turn whether it belongs to fenced code. */
export function createFenceReader(): (line: string) => boolean {
  let fence: string | undefined;
  return (line) => {
    const mark = FENCE.exec(line);
    if (fence !== undefined) {
      if (mark?.[1]?.startsWith(fence) && mark[2]?.trim() === '') fence = undefined;
      return true;
    }
    // Backticks behind the mark make it code inside a line.
    if (mark === null || (mark[1]?.startsWith('`') && mark[2]?.includes('`'))) return false;
    fence = mark[1];
    return true;
  };
}
