// What a link leads to, from what has been read ahead.
import type { RootContent } from 'hast';
import { fromDom } from 'hast-util-from-dom';
import { findSection } from '../../../core/preview/findSectionStart.ts';
import { listSections, type Section } from '../../../core/search/index/sections.ts';
import type { PageText } from '../../../core/site/manifest/doc.ts';
import { findCategoryTrail } from '../../../core/site/nav/categoryTrail.ts';
import { decodeSafely } from '../../../core/site/urls/filePath.ts';
import { entryOfRoute, versionOfRoute } from '../../../core/site/urls/route.ts';
import { memoize } from '../../../lib/memoize.ts';
import { prefetchPage } from '../../content/queries/cache.ts';
import type { Reader } from '../../content/queries/contentReader.ts';
import { locate } from '../../content/queries/locate.ts';
import { docQuery } from '../../content/queries/queries.ts';
import { isPrefetchWelcome } from '../../platform/isPrefetchAllowed.ts';

export interface Preview {
  title: string;
  /** Where it stands: version, categories, page, headings above. */
  path: readonly string[];
  text: string;
}

/**
 * Reads what stands at a place of the site; undefined where that is no page of text, or nothing may be read
 * ahead. It asks for nothing that the read-ahead of the same link does not.
 * @param place path, query and hash as in a link's address, without the base
 */
export async function readPreview(reader: Reader, place: string): Promise<Preview | undefined> {
  if (!isPrefetchWelcome()) return undefined;
  const [, pathname = '', hash = ''] = /^([^?#]*)(?:\?[^#]*)?#?(.*)$/.exec(place) ?? [];
  await prefetchPage(reader, pathname);
  const { manifest, route } = await locate(reader, pathname);
  const entry = entryOfRoute(route);
  if (entry === undefined) return undefined;
  const text = reader.client.getQueryData(docQuery(reader.source, entry.file).queryKey)?.value;
  if (text === undefined) return undefined;
  const { heading, trail, text: start } = findSection(sectionsOf(text), decodeSafely(hash));
  const version = versionOfRoute(route);
  const names = [
    ...(version === undefined || version.isLast ? [] : [version.label]),
    ...findCategoryTrail(manifest, route.path),
    entry.title,
    ...trail,
  ];
  return heading === ''
    ? { title: entry.title, path: names.slice(0, -1), text: start }
    : { title: heading, path: names, text: start };
}

/** The sections of a text; once for each, a long one has many links to itself. */
const sectionsOf = memoize((text: PageText): readonly Section[] =>
  listSections('nodes' in text ? asDoc(text) : text),
);

/** The text of a page that the build drew: its title stands above it. */
function asDoc({
  nodes,
  headings,
}: Extract<PageText, { nodes: unknown }>): Parameters<typeof listSections>[0] {
  // They were found in the page's shell (reader/app/navigation/prerenderedPage.ts), and the article's elements are what is in them.
  const children = (nodes as readonly Node[]).map((node) => fromDom(node) as RootContent);
  return { blocks: [{ type: 'root', children }], headings: headings.filter(({ level }) => level > 1) };
}
