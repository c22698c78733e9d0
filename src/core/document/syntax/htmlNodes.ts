// HTML that needs no HTML parser: comments, line breaks, and what is not HTML at all.

const NAMES = new Set(
  `a abbr acronym address applet area article aside audio b base bdi bdo big blink blockquote body br button canvas
  caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset
  figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img
  input ins kbd keygen label legend li link main map mark marquee math menu meta meter nav nobr noembed noframes
  noscript object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp script
  search section select slot small source span strike strong style sub summary sup svg table tbody td template
  textarea tfoot th thead time title tr track tt u ul var video wbr xmp`.split(/\s+/),
);

export type HtmlReading = 'comment' | 'break' | 'component' | 'text' | 'html';

/** What only a template of Vue has in a tag without content: `:name="…"`, `@click="…"`, `v-if="…"`. */
const VUE = /\s(?::|@|v-)[a-z][\w.:-]*=["'][^<>]*\/>$/i;

/**
 * What a piece of HTML in a markdown text is.
 * @example readHtml('<your-host>') // 'text': a placeholder that somebody forgot to put into backticks
 */
export function readHtml(html: string): HtmlReading {
  const value = html.trim();
  if (isComments(value)) return 'comment';
  if (/^<br[ \t]*\/?>$/i.test(value)) return 'break';
  const name = /^<\/?([a-z][a-z\d-]*)[^<>]*>$/i.exec(value)?.[1];
  if (name === undefined || NAMES.has(name.toLowerCase())) return 'html';
  return VUE.test(value) ? 'component' : 'text';
}

/** The id that `<!-- #id -->` names. */
export function readIdComment(html: string): string | undefined {
  return /^<!--\s*#([^\s#]+)\s*-->$/.exec(html)?.[1];
}

/** Comments and nothing else. */
function isComments(value: string): boolean {
  let at = 0;
  while (value.startsWith('<!--', at)) {
    const end = value.indexOf('-->', at + 2);
    if (end < 0) return true;
    at = end + 3;
    while (at < value.length && /\s/.test(value.charAt(at))) at++;
  }
  return at > 0 && at === value.length;
}
