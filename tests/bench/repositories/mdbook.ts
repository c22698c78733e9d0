import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMarkdownList } from './markdownList.ts';
import type { NavNode } from './navigation.ts';
import { isFile } from './pages.ts';

export const config = /^book\.toml$/;

export function readNavigation(site: string): NavNode[] {
  const source = /^src\s*=\s*"([^"]+)"/m.exec(readFileSync(join(site, 'book.toml'), 'utf8'))?.[1] ?? 'src';
  const resolve = (href: string) => {
    const file = join(site, source, decodeURI(href));
    return isFile(file) ? file : undefined;
  };
  // The first heading is the title of the summary; only headings of the first level are parts.
  const summary = readFileSync(join(site, source, 'SUMMARY.md'), 'utf8').replace(/^\s*# .*/, '');
  return readMarkdownList(summary, resolve, (level) => level === 1);
}
