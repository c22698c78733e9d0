import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMarkdownList } from './markdownList.ts';
import type { NavNode } from './navigation.ts';
import { isFile } from './pages.ts';

export const config = /^SUMMARY\.md$/;

export function readNavigation(site: string): NavNode[] {
  const resolve = (href: string) => {
    const file = join(site, decodeURI(href).replace(/#.*$/, ''));
    return isFile(file) ? file : undefined;
  };
  return readMarkdownList(readFileSync(join(site, 'SUMMARY.md'), 'utf8'), resolve, (level) => level > 1);
}
