import type { Version } from '../manifest/manifest.ts';
import { buildSidebarNodes, findFirstHref } from './sidebarNodes.ts';

/** Maximum number of pages, since a flat sidebar may have thousands of nodes. */
const LIMIT = 20;

/** The pages at the top level of a version's first sidebar, which the search suggests before a query. */
export function listMainPages(version: Version): readonly { label: string; href: string }[] {
  const name = Object.keys(version.sidebars)[0];
  if (name === undefined) return [];
  return buildSidebarNodes(version, name, '')
    .filter(({ cut }) => cut === undefined)
    .flatMap((node) => {
      const href = findFirstHref(node);
      return href?.startsWith('/') && !href.startsWith('//') ? [{ label: node.label, href }] : [];
    })
    .slice(0, LIMIT);
}
