import type { Blockquote, Paragraph, PhrasingContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { findAlertType } from '../containerKinds.ts';
import { lineOf, type Report, toFinding } from '../findings.ts';

/**
 * Matches the marker of an alert, `[!NOTE]`. In Obsidian, `+` or `-` after the marker makes the alert collapsible;
 * docsify's plugin has options such as a label inside the brackets.
 */
const MARKER = /^\[!([^\]|\n]{1,40})(\|[^\]\n]*)?\]([+-]?)[ \t]*/;
const LABEL = /\|[ \t]*label[ \t]*:([^|]*)/i;

/**
 * Converts GitHub's alert, a blockquote that begins with `[!NOTE]`, to a container node; undefined for other
 * blockquotes. The title is the text after the marker, as in VitePress and Obsidian, or docsify's label,
 * `[!NOTE|label:题]`. An unknown name becomes the title of a note.
 */
export function readAlert(quote: Blockquote, report: Report): ContainerDirective | undefined {
  const [first, ...rest] = quote.children;
  const text = first?.type === 'paragraph' ? first.children[0] : undefined;
  if (first?.type !== 'paragraph' || text?.type !== 'text') return undefined;
  const match = MARKER.exec(text.value);
  const written = match?.[1]?.trim();
  if (match === null || !written) return undefined;
  const known = findAlertType(written);
  if (known === undefined) report(toFinding('unknownAlert', lineOf(quote), written));

  text.value = text.value.slice(match[0].length);
  const { line, below } = splitLine(first.children);
  const isUntitled = known === undefined && line.length === 0;
  const named = LABEL.exec(match[2] ?? '')?.[1]?.trim() || (isUntitled ? written : undefined);
  const title: PhrasingContent[] = named === undefined ? line : [{ type: 'text', value: named }];
  const body = named === undefined || line.length === 0 ? below : first.children;
  const position = quote.position && { position: quote.position };
  const label: Paragraph[] =
    title.length > 0
      ? [{ type: 'paragraph', children: title, data: { directiveLabel: true }, ...position }]
      : [];
  const content: Paragraph[] = body.length > 0 ? [{ ...first, children: body }] : [];
  const fold = FOLDS[match[3] ?? ''];
  return {
    type: 'containerDirective',
    name: known ?? 'note',
    children: [...label, ...content, ...rest],
    ...(fold && { data: { fold } }),
    ...position,
  };
}

const FOLDS: Readonly<Record<string, 'open' | 'closed'>> = { '+': 'open', '-': 'closed' };

declare module 'mdast-util-directive' {
  interface ContainerDirectiveData {
    /** Default state of a collapsible container; undefined if the container is not collapsible. */
    fold?: 'open' | 'closed';
  }
}

/** Splits inline nodes at the first line break; a node that contains the break is split into two nodes. */
function splitLine(children: readonly PhrasingContent[]): {
  line: PhrasingContent[];
  below: PhrasingContent[];
} {
  const at = children.findIndex(containsBreak);
  const end = children[at];
  if (end === undefined) return { line: withText(children), below: [] };
  const [line, below] = [children.slice(0, at), children.slice(at + 1)];
  if (end.type === 'text') {
    const cut = end.value.indexOf('\n');
    line.push({ ...end, value: end.value.slice(0, cut) });
    below.unshift({ ...end, value: end.value.slice(cut + 1) });
  } else if ('children' in end) {
    const inside = splitLine(end.children);
    line.push({ ...end, children: inside.line } as PhrasingContent);
    below.unshift({ ...end, children: inside.below } as PhrasingContent);
  }
  return { line: withText(line), below: withText(below) };
}

function containsBreak(node: PhrasingContent): boolean {
  if (node.type === 'text') return node.value.includes('\n');
  return node.type === 'break' || ('children' in node && node.children.some(containsBreak));
}

const withText = (nodes: readonly PhrasingContent[]) =>
  nodes.filter((node) => node.type !== 'text' || node.value !== '');
