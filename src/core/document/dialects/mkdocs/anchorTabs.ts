// Ids of tabs, which Python-Markdown makes of the heading above and of the title: `install-npm` (pymdownx.tabbed with
// combine_header_slug).
import type { Heading, Nodes, Root } from 'mdast';
import { isTab } from '../../syntax/tabTitles.ts';
import { splitNamedId, toSlug } from '../../tree/headingIds.ts';
import { createAnchor, wordsOf } from '../createNodes.ts';

/** Puts anchors into the titles of the tabs below headings. */
export function anchorTabs(root: Root): void {
  const ids = new Set<string>();
  let heading = '';
  const addTo = (title: Heading) => {
    const id = `${heading}-${toSlug(wordsOf(title))}`;
    if (heading !== '' && !ids.has(id)) title.children.unshift(createAnchor(id));
    ids.add(id);
  };
  const visit = (node: Nodes): void => {
    if (node.type !== 'heading') {
      if ('children' in node) node.children.forEach(visit);
    } else if (isTab(node)) addTo(node);
    else {
      const [words, id] = splitNamedId(wordsOf(node));
      heading = id ?? toSlug(words);
    }
  };
  visit(root);
}
