// Navigation in a markdown list of links: docsify's _sidebar.md, mdBook's and GitBook's SUMMARY.md, PingCAP's TOC.md.
import { groupBySeparators, type NavNode } from './navigation.ts';

interface Item extends NavNode {
  items: Item[];
}

/**
 * Reads list items, headings and lines that are only a link.
 * @param resolve finds the file of a link
 * @param isPart whether a heading of a level groups what follows
 */
export function readMarkdownList(
  text: string,
  resolve: (href: string) => string | undefined,
  isPart: (level: number) => boolean,
): NavNode[] {
  const top: NavNode[] = [];
  const open: { indent: number; item: Item }[] = [];
  const parts = new Set<NavNode>();
  for (const line of text.replace(/<!--[\s\S]*?-->/g, '').split(/\r?\n/)) {
    const [, hashes, title] = /^(#+)\s+(.*)$/.exec(line) ?? [];
    const [, spaces = '', bullet, written = ''] = /^(\s*)([-*+]\s+|\d+\.\s+)?(.*)$/.exec(line) ?? [];
    if (hashes !== undefined) {
      const part = { label: title };
      if (!isPart(hashes.length)) continue;
      parts.add(part);
      top.push(part);
      open.length = 0;
    } else if (bullet !== undefined || /^\[.*\]\(.*\)$/.test(written)) {
      const [, label = written, href] =
        /^!?\[((?:[^[\]]|\[[^\]]*\])*)\]\(<?([^)\s>]*)>?[^)]*\)/.exec(written) ?? [];
      const item: Item = { label, file: href ? resolve(href) : undefined, items: [] };
      const indent = bullet === undefined ? -1 : spaces.replace(/\t/g, '    ').length;
      while ((open.at(-1)?.indent ?? -2) >= indent) open.pop();
      (open.at(-1)?.item.items ?? top).push(item);
      if (bullet !== undefined) open.push({ indent, item });
    }
  }
  return groupBySeparators(top, (node) => parts.has(node));
}
