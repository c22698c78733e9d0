export interface Tag {
  name: string;
  kind: 'open' | 'close' | 'void';
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
    const kind = match[1] === '/' ? 'close' : VOID.has(name) ? 'void' : 'open';
    tags.push({ name, kind });
    const next = kind === 'open' && RAW_TEXT.has(name) ? html.indexOf(`</${name}`, end) : end;
    at = next < 0 ? -1 : html.indexOf('<', next);
  }
  return tags;
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
