// Plans the files of a site of another engine in our own form: paths stay, so that links and includes do, except for
// those of public files whose folder is not one of ours.
import type { WrittenUrl } from '../../core/document/writtenUrls.ts';
import type { DocEntry } from '../../core/site/manifest/manifest.ts';
import { isOwn } from '../../core/site/manifest/siteEntries.ts';
import { parentFolder } from '../../core/site/urls/filePath.ts';
import { encodeLike, relativePath, resolveLinkedPath } from '../../core/site/urls/linkPath.ts';
import { type Replacement, rewriteText } from '../../writer/refactor/rewritePages.ts';
import { renameForeignFields } from './renameForeignFields.ts';

/** A file of the converted site: a copy of one of the site, or a text. */
export type Write = { to: string } & ({ from: string } | { text: string });

export interface ConvertedPage {
  entry: Pick<DocEntry, 'file' | 'attachments' | 'inheritedFrom' | 'lang'>;
  /** Undefined where the bytes are no text. */
  text: string | undefined;
  addresses: readonly WrittenUrl[];
}

export interface ConvertedSite {
  /** Files that are copied, by their new paths. */
  copies: ReadonlyMap<string, string>;
  pages: readonly ConvertedPage[];
  /** Texts of manifests and of their schema, by path. */
  texts: ReadonlyMap<string, string>;
}

/** The files to write, sorted by path. */
export function planConversion({ copies, pages, texts }: ConvertedSite): Write[] {
  const writes = new Map<string, Write>([...copies].map(([to, from]) => [to, { to, from }]));
  const files = new Set(pages.map(({ entry }) => entry.file));
  for (const page of pages) {
    const { entry, text } = page;
    // A page that is shown in another version or language is converted as a page of its own.
    if (text === undefined || !isOwn(entry) || entry.lang !== undefined) continue;
    const edited = renameForeignFields(rewriteText(text, listLinks(page, files)).text);
    if (edited !== text) writes.set(entry.file, { to: entry.file, text: edited });
  }
  for (const [to, text] of texts) writes.set(to, { to, text });
  return [...writes.values()].sort((a, b) => (a.to < b.to ? -1 : 1));
}

/** The links that name a page by its URL (node/manifest/linkedUrls.ts), as relative links to its file. */
function listLinks({ entry, addresses }: ConvertedPage, files: ReadonlySet<string>): Replacement[] {
  const { file, attachments = {} } = entry;
  return addresses.flatMap(({ line, column, text, href }) => {
    const target = attachments[resolveLinkedPath(file, href) ?? ''];
    if (target === undefined || !files.has(target)) return [];
    const rest = href.slice(href.search(/[?#]|$/));
    const link = encodeLike(relativePath(parentFolder(file), target), text) + rest;
    return [{ line, column, text, to: text.startsWith('<') ? `<${link}>` : link }];
  });
}
