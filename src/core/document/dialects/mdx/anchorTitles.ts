// Ids of collapsible content that Mintlify makes of the title.
import type { Nodes, Paragraph, Root } from 'mdast';
import { isContainerLabel } from '../../syntax/containerSyntax.ts';
import { toSlug } from '../../tree/headingIds.ts';
import { createAnchor, wordsOf } from '../createNodes.ts';

/** Puts anchors into the titles of containers, except those whose id is that of a heading or of another title. */
export function anchorTitles(root: Root): void {
  const ids = new Set(['']);
  const titles: Paragraph[] = [];
  const visit = (node: Nodes): void => {
    if (node.type === 'heading') ids.add(toSlug(wordsOf(node)));
    const [title] = node.type === 'containerDirective' && node.data?.hasAnchor ? node.children : [];
    if (isContainerLabel(title)) titles.push(title);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(root);
  for (const title of titles) {
    const id = toSlug(wordsOf(title));
    if (!ids.has(id)) title.children.unshift(createAnchor(id));
    ids.add(id);
  }
}
