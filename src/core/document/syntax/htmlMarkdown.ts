// Markdown right below a line of HTML, without the blank line that would end the HTML: a list below `</h2>`, a table
// below `</summary>`. To CommonMark it is text of the HTML; what begins like a block is meant as one.
import type { Html, Nodes } from 'mdast';

/** Lines that begin a block, or show a picture. */
const BLOCK =
  /^ {0,3}(?:[-*+][ \t]+\S|\d{1,9}[.)][ \t]+\S|#{1,6}[ \t]+\S|\|.*\||!\[[^\]\n]{0,300}\]\(|`{3,}|~{3,})/;
/** Ends with a tag. */
const TAG_AT_END = /<\/?[a-z][^<>]*>[ \t]*$/i;
/** Their text is their own, or they hold no blocks. */
const OPAQUE = /<\/?(?:pre|script|style|textarea|table|code|svg|math|ul|ol|template)\b/i;

/** Nodes that one block of HTML becomes, more or less: the parser begins anew for each piece of markdown. */
const MOST = 60;

/** The HTML and the blocks of markdown between its lines. */
export function readMarkdownInHtml(
  node: Html,
  read: (text: string, place: Html['position']) => Nodes[],
): Nodes[] {
  const lines = node.value.split('\n');
  const { position } = node;
  if (position === undefined || lines.length === 1 || node.value.includes('<!--')) return [node];
  const placeOf = (from: number, to: number) => ({
    start: { line: position.start.line + from, column: 1 },
    end: { line: position.start.line + to - 1, column: 1 },
  });
  const textOf = (from: number, to: number) => lines.slice(from, to).join('\n');
  const nodes: Nodes[] = [];
  let from = 0;
  for (let at = 1; at < lines.length; at += 1) {
    if (!BLOCK.test(lines[at] ?? '') || !TAG_AT_END.test(lines[at - 1] ?? '')) continue;
    const value = textOf(from, at);
    if (OPAQUE.test(value) || nodes.length > MOST) break;
    nodes.push({ type: 'html', value, position: placeOf(from, at) });
    from = findEnd(lines, at);
    nodes.push(...read(textOf(at, from), placeOf(at, from)));
    at = from;
  }
  if (nodes.length === 0) return [node];
  if (from < lines.length)
    nodes.push({ type: 'html', value: textOf(from, lines.length), position: placeOf(from, lines.length) });
  return nodes;
}

/** The next line of HTML; none is in code. */
function findEnd(lines: readonly string[], from: number): number {
  if (/^ {0,3}[`~]{3}/.test(lines[from] ?? '')) return lines.length;
  let at = from;
  while (at < lines.length && !/^[ \t]*<\/?[a-z]/i.test(lines[at] ?? '')) at += 1;
  return at;
}
