// Regions of a file, as mdBook, MkDocs and editors mark them in comments.

const MARK = /\bANCHOR(_END)?:\s*([\w-]+)|-8<-+\s+\[(start|end):\s*([\w-]+)\]|#\s?(end)?region\b\s*([\w-]*)/;

/**
 * The lines of a region, without the marks in it; undefined where there is no such region.
 * @example cutRegion(['a', '// ANCHOR: one', 'b', '// ANCHOR_END: one'], 'one') // ['b']
 */
export function cutRegion(lines: readonly string[], name: string): string[] | undefined {
  let isInside = false;
  let found: string[] | undefined;
  for (const line of lines) {
    const mark = readMark(line);
    if (mark === undefined) {
      if (isInside) found?.push(line);
      continue;
    }
    // An editor's mark of an end may lack the name.
    if (mark.name !== name && !(mark.isEnd && mark.name === '')) continue;
    isInside = !mark.isEnd;
    if (isInside) found ??= [];
  }
  return found;
}

function readMark(line: string): { isEnd: boolean; name: string } | undefined {
  const [whole, anchorEnd, anchor, snippet, snippetName, regionEnd, region] = MARK.exec(line) ?? [];
  return whole === undefined
    ? undefined
    : {
        isEnd: anchorEnd !== undefined || snippet === 'end' || regionEnd !== undefined,
        name: anchor ?? snippetName ?? region ?? '',
      };
}
