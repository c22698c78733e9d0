// Finds the script in the index.html of docsify that sets `window.$docsify`.
import { parentFolder } from '../../core/site/urls/filePath.ts';
import { findFolder } from './foreignLinks.ts';
import type { SiteFiles } from './foreignSite.ts';
import type { TextFiles } from './readLiterals.ts';

interface ConfigScript {
  /** Path of the script; that of the page for a script in it. */
  file: string;
  /** Path of the module by which the script is read. */
  path: string;
  /** The files of the site, among which the script is a module whose default export is the configuration. */
  files: TextFiles;
  /** The line on which a word is first; 1 where it is not. */
  lineOf: (word: string) => number;
}

const PART = /<!--[\s\S]*?-->|<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;

const SETS = /\$docsify(?:['"]\s*\])?\s*(?:=(?!=)|,)/;

export async function findConfigScript(files: SiteFiles, html: string, page: string): Promise<ConfigScript> {
  const parts = [...page.matchAll(PART)].map((match) => ({
    at: match.index + match[0].indexOf('>') + 1,
    attributes: match[1] ?? '',
    code: match[2] ?? '',
  }));
  const inline = parts.find(({ code }) => SETS.test(code));
  if (inline !== undefined) {
    const above = page.slice(0, inline.at).replace(/[^\n]/g, '');
    return open(files, html, above + inline.code);
  }
  for (const { attributes } of parts) {
    const src = /\bsrc\s*=\s*["']([^"':]+)["']/i.exec(attributes)?.[1]?.replace(/[?#].*$/, '');
    const path = src?.endsWith('.js') ? findFolder(parentFolder(html), src.replace(/^\/+/, '')) : '';
    const code = path === '' ? undefined : await files.read(path);
    if (code !== undefined && SETS.test(code)) return open(files, path, code);
  }
  return open(files, html, page.replace(/[^\n]/g, ''));
}

function open(files: SiteFiles, file: string, code: string): ConfigScript {
  const path = file.endsWith('.js') ? file : `${file}.js`;
  const module = code.replace(
    /\bwindow\s*(?:\.\s*\$docsify\b|\[\s*(['"])\$docsify\1\s*\])/g,
    'module.exports',
  );
  const lines = code.split('\n');
  return {
    file,
    path,
    files: { read: async (asked) => (asked === path ? module : files.read(asked)) },
    lineOf: (word) => lines.findIndex((line) => line.includes(word)) + 1 || 1,
  };
}

/** An attribute of the first element in a page that matches. */
export function findHtmlText(page: string, element: RegExp, name: string): string | undefined {
  const [tag = ''] = element.exec(page) ?? [];
  return new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(tag)?.[1] || undefined;
}
