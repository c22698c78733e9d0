import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMarkdownList } from './markdownList.ts';
import type { NavNode } from './navigation.ts';
import { isFile } from './pages.ts';

export const config = /^TOC\.md$/;

/** Each TOC is a sidebar of its own. */
export function readNavigation(site: string): NavNode[] {
  const resolve = (href: string) => {
    const file = join(site, decodeURI(href).replace(/#.*$/, ''));
    return isFile(file) ? file : undefined;
  };
  const files = readdirSync(site).filter((name) => /^TOC(-.*)?\.md$/.test(name));
  // `TOC.md` is the main one.
  files.sort((a, b) => a.length - b.length || a.localeCompare(b));
  return files.map((name) => ({
    label: name,
    isTab: true,
    items: readMarkdownList(readFileSync(join(site, name), 'utf8'), resolve, (level) => level > 1),
  }));
}
