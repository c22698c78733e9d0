// Classifies the HTML nodes of the markdown AST: comments, line breaks and text that is not HTML need no HTML parser.
import type { Html, Nodes } from 'mdast';
import { ELEMENT_NAME } from '../siteElements.ts';

const NAMES = new Set(
  `a abbr acronym address applet area article aside audio b base bdi bdo big blink blockquote body br button canvas
  caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset
  figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img
  input ins kbd keygen label legend li link main map mark marquee math menu meta meter nav nobr noembed noframes
  noscript object ol optgroup option output p param picture plaintext pre progress q rb rp rt rtc ruby s samp script
  search section select slot small source span strike strong style sub summary sup svg table tbody td template
  textarea tfoot th thead time title tr track tt u ul var video wbr xmp`.split(/\s+/),
);

type HtmlReading = 'comment' | 'break' | 'component' | 'text' | 'html';

/** Matches attributes of Vue's templates: `:name="…"`, `@click="…"`, `v-if="…"`. */
const VUE = /\s(?::|@|v-)[a-z][\w.:-]*=["'][^<>]*\/>$/i;

/**
 * Classifies an HTML node of the AST by its value.
 * @param closed names of custom elements that have an end tag beside the node
 * @example readHtml('<your-host>') // 'text': a placeholder without backticks
 */
export function readHtml(html: string, closed?: ReadonlySet<string>): HtmlReading {
  const value = html.trim();
  if (isComments(value)) return 'comment';
  if (/^<br[ \t]*\/?>$/i.test(value)) return 'break';
  const name = /^<\/?([a-z][a-z\d-]*)[^<>]*>$/i.exec(value)?.[1];
  if (name === undefined || NAMES.has(name.toLowerCase())) return 'html';
  if (VUE.test(value)) return 'component';
  return closed?.has(name) ? 'html' : 'text';
}

const END_OR_EMPTY_TAG = /^<(?:\/([a-z][^<>\s]*)\s*|([a-z][^<>\s/]*)[^<>]*\/)>$/;

/** Names of the custom elements that end among sibling nodes: HTML requires the end tag. An empty tag ends itself. */
export function findClosedElements(nodes: readonly Nodes[]): ReadonlySet<string> | undefined {
  const names = nodes.flatMap((node) => {
    const [, ended, empty] = (node.type === 'html' && END_OR_EMPTY_TAG.exec(node.value.trim())) || [];
    return ended ?? empty ?? [];
  });
  return names.length === 0 ? undefined : new Set(names.filter((name) => ELEMENT_NAME.test(name)));
}

/** Parses the comment `<!-- #id -->`; undefined for other HTML. */
export function readIdComment(html: string): string | undefined {
  return /^<!--\s*#([^\s#]+)\s*-->$/.exec(html)?.[1];
}

/** Whether the value of an HTML node consists of comments only. */
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

// Parses markdown directly below an HTML tag: a list below `</h2>`, a table below `</summary>`. In CommonMark, the HTML
// block would continue up to a blank line.

/** Matches a line that begins a markdown block or an image. */
const BLOCK =
  /^ {0,3}(?:[-*+][ \t]+\S|\d{1,9}[.)][ \t]+\S|#{1,6}[ \t]+\S|\|.*\||!\[[^\]\n]{0,300}\]\(|`{3,}|~{3,})/;
const TAG_AT_END = /<\/?[a-z][^<>]*>[ \t]*$/i;
/** Matches the tags of elements in which markdown is not parsed. */
const OPAQUE = /<\/?(?:pre|script|style|textarea|table|code|svg|math|ul|ol|template)\b/i;

/** Limit of nodes per HTML block, since each markdown block in it is parsed separately. */
const MAX_NODES = 60;

/** Splits an HTML node into HTML nodes and the parsed nodes of the markdown blocks in it. */
export function readMarkdownInHtml(
  node: Html,
  read: (text: string, position: Html['position']) => Nodes[],
): Nodes[] {
  const lines = node.value.split('\n');
  const { position } = node;
  if (position === undefined || lines.length === 1 || node.value.includes('<!--')) return [node];
  const positionOf = (from: number, to: number) => ({
    start: { line: position.start.line + from, column: 1 },
    end: { line: position.start.line + to - 1, column: 1 },
  });
  const textOf = (from: number, to: number) => lines.slice(from, to).join('\n');
  const nodes: Nodes[] = [];
  let from = 0;
  for (let at = 1; at < lines.length; at += 1) {
    if (!BLOCK.test(lines[at] ?? '') || !TAG_AT_END.test(lines[at - 1] ?? '')) continue;
    const value = textOf(from, at);
    if (OPAQUE.test(value) || nodes.length > MAX_NODES) break;
    nodes.push({ type: 'html', value, position: positionOf(from, at) });
    from = findEnd(lines, at);
    nodes.push(...read(textOf(at, from), positionOf(at, from)));
    at = from;
  }
  if (nodes.length === 0) return [node];
  if (from < lines.length)
    nodes.push({ type: 'html', value: textOf(from, lines.length), position: positionOf(from, lines.length) });
  return nodes;
}

/** Index of the line after a markdown block: the next line that begins with a tag; a code block extends to the end. */
function findEnd(lines: readonly string[], from: number): number {
  if (/^ {0,3}[`~]{3}/.test(lines[from] ?? '')) return lines.length;
  let at = from;
  while (at < lines.length && !/^[ \t]*<\/?[a-z]/i.test(lines[at] ?? '')) at += 1;
  return at;
}

const OPENING = /^<svg(?:\s[^<>]*)?>$/i;
const CLOSING = /^<\/svg\s*>$/i;

/**
 * Joins the tags of an inline SVG to one HTML node: a node with `<path d="…"/>` only would be classified as text.
 * @param nodes children of a paragraph
 */
export function joinInlineSvg(nodes: readonly Nodes[]): readonly Nodes[] {
  const joined: Nodes[] = [];
  /** Index of the node with the opening tag of an SVG; -1 outside of an SVG. */
  let start = -1;
  for (const node of nodes) {
    const tag = node.type === 'html' ? node.value : '';
    if (OPENING.test(tag)) start = joined.length;
    else if (tag === '' && node.type !== 'text') start = -1;
    joined.push(node);
    if (start < 0 || !CLOSING.test(tag)) continue;
    const pieces = joined.splice(start);
    const position = pieces[0]?.position;
    const value = pieces.map((piece) => ('value' in piece ? piece.value : '')).join('');
    joined.push({ type: 'html', value, ...(position && { position }) });
    start = -1;
  }
  return joined;
}
