import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMarkdownList } from './markdownList.ts';
import type { NavNode } from './navigation.ts';
import { findPage, isFile } from './pages.ts';

export const config = /^_sidebar\.md$/;

export function readNavigation(site: string): NavNode[] {
  const resolve = (href: string) => {
    if (/^[a-z]+:/i.test(href)) return undefined;
    const path = decodeURI(href)
      .replace(/[?#].*$/, '')
      .replace(/^\//, '');
    const file = join(site, /(^|\/)$/.test(path) ? `${path}README.md` : path);
    return isFile(file) ? file : findPage(file);
  };
  return readMarkdownList(readFileSync(join(site, '_sidebar.md'), 'utf8'), resolve, () => false);
}
