// Markdown that is shown as source with its result: a code block with the info string `md example`.
import type { BlockContent, Blockquote, Code, Nodes } from 'mdast';

const MARKDOWN = /^(?:md|markdown)$/i;
const QUOTED = /"[^"]*"|'[^']*'/g;

/** Whether the result of a code block is shown beside it. */
export const isExample = ({ lang, meta }: Code): boolean =>
  MARKDOWN.test(lang ?? '') && (meta ?? '').replace(QUOTED, '').split(/\s+/).includes('example');

/** Creates the node that becomes `<div data-layout="example"><pre>…</pre><div>…</div></div>`. */
export const createExample = (code: Code, result: readonly Nodes[]): Blockquote =>
  toDiv([code, toDiv(result)], { dataLayout: 'example' });

/** mdast has no neutral block: `hName` renames a quote. */
function toDiv(children: readonly Nodes[], hProperties = {}): Blockquote {
  // The cast is safe: the children are top-level nodes of a text.
  return { type: 'blockquote', data: { hName: 'div', hProperties }, children: children as BlockContent[] };
}
