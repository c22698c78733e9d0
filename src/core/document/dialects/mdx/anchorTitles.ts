// Ids of collapsible content that Mintlify makes of the title.
import type { Nodes, Root } from 'mdast';
import { isContainerLabel } from '../../syntax/containerSyntax.ts';
import { toSlug } from '../../tree/headingIds.ts';
import { wordsOf } from '../createNodes.ts';

/** Puts anchors into the titles of containers. A heading with the same id has precedence: createHeadingReader.ts. */
export function anchorTitles(root: Root): void {
  const ids = new Set(['']);
  const visit = (node: Nodes): void => {
    const [title] = node.type === 'containerDirective' && node.data?.hasAnchor ? node.children : [];
    if (isContainerLabel(title)) {
      const id = toSlug(wordsOf(title));
      if (!ids.has(id)) title.children.unshift({ type: 'html', value: `<a id="${id}"></a>` });
      ids.add(id);
    }
    if ('children' in node) node.children.forEach(visit);
  };
  visit(root);
}
