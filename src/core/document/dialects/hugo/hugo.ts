// Shortcodes of Hugo that are alone on their lines and show nothing of their own: `{{< copyable "sql" >}}` of PingCAP's
// documentation, whose code has a button for copying here anyway.
import type { Nodes } from 'mdast';
import type { Dialect } from '../dialect.ts';
import { createMarkerLine, markersFromMarkdown } from '../markerLines.ts';
import { NO_TITLE } from '../titledLine.ts';

const BRACE = 123;

const SHORTCODE = /^\{\{[<%][ \t]+copyable\b.*[%>]\}\}$/;

const shortcode = createMarkerLine((line) => (SHORTCODE.test(line) ? NO_TITLE : undefined));

function dropShortcodes(node: Nodes): void {
  if (!('children' in node)) return;
  const kept = (node.children as Nodes[]).filter(({ type, ...own }) => {
    return !(type === 'marker' && 'value' in own && SHORTCODE.test(own.value));
  });
  kept.forEach(dropShortcodes);
  // The cast is safe: nodes are left out, none is added.
  node.children = kept as typeof node.children;
}

export const hugo: Dialect = {
  name: 'hugo',
  micromark: { flow: { [BRACE]: shortcode } },
  fromMarkdown: markersFromMarkdown,
  resolve: dropShortcodes,
};
