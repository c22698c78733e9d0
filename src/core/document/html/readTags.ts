export interface Tag {
  name: string;
  /** `<video … />`, as pages of MDX and Vue have it, is empty: it opens nothing. */
  kind: 'open' | 'close' | 'void' | 'empty';
  /** The place after it. */
  end: number;
}

const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
/** What is inside these is not HTML. */
const RAW_TEXT = new Set(['script', 'style', 'textarea', 'title', 'xmp', 'iframe', 'noembed', 'noframes']);

/**
 * The tags in a piece of HTML, in order. One pass, so that broken HTML costs no more than good HTML.
 * @example readTags('<b>a<br></b>') // b open, br void, b close
 */
export function readTags(html: string): Tag[] {
  const tags: Tag[] = [];
  let at = html.indexOf('<');
  while (at >= 0) {
    if (html.startsWith('<!--', at)) {
      const end = html.indexOf('-->', at + 2);
      if (end < 0) break;
      at = html.indexOf('<', end);
      continue;
    }
    const match = /^<(\/?)([a-z][^\s/>]*)/i.exec(html.slice(at, at + 60));
    if (match === null) {
      at = html.indexOf('<', at + 1);
      continue;
    }
    const end = findTagEnd(html, at + match[0].length);
    if (end < 0) break;
    const name = (match[2] ?? '').toLowerCase();
    const kind = match[1] === '/' ? 'close' : VOID.has(name) ? 'void' : isEmpty(html, end) ? 'empty' : 'open';
    tags.push({ name, kind, end });
    const next = kind === 'open' && RAW_TEXT.has(name) ? html.indexOf(`</${name}`, end) : end;
    at = next < 0 ? -1 : html.indexOf('<', next);
  }
  return tags;
}

/** HTML knows no empty tags but the void ones: the others get their ends. */
export function endEmptyTags(html: string): string {
  const empty = readTags(html).filter(({ kind }) => kind === 'empty');
  const starts = [0, ...empty.map(({ end }) => end)];
  return starts
    .map((start, at) => html.slice(start, starts[at + 1]) + (empty[at] ? `</${empty[at].name}>` : ''))
    .join('');
}

/** A slash at the end of a value without quotes is part of that. */
function isEmpty(html: string, end: number): boolean {
  return html[end - 2] === '/' && !/=[^\s"'=<>]*$/.test(html.slice(Math.max(0, end - 400), end - 2));
}

/** The place after a tag's `>`, which may also stand in quotes. */
function findTagEnd(html: string, from: number): number {
  for (let at = from; at < html.length; at++) {
    const char = html[at];
    if (char === '>') return at + 1;
    if (char === '"' || char === "'") {
      at = html.indexOf(char, at + 1);
      if (at < 0) return -1;
    }
  }
  return -1;
}
