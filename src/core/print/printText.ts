// Prepares the AST of a page for a print document that contains several pages.
import type { Element, ElementContent, Root, RootContent } from 'hast';
import type { Manifest } from '../site/manifest/manifest.ts';
import { toHash } from '../site/urls/pageHref.ts';
import { readableUrl } from '../site/urls/readableUrl.ts';
import { type LinkOrigin, type LinkTarget, resolveLink } from '../site/urls/resolveLink.ts';
import { normalizePath } from '../site/urls/siteIndex.ts';
import { siteUrl } from '../site/urls/siteUrl.ts';
import type { Chapter } from './printChapters.ts';

type SitePage = Pick<Chapter, 'id' | 'depth'>;

/** Attributes that refer to elements by id. `href` is not listed: createPrintLinks() resolves links. */
const REFERENCES = ['ariaDescribedBy', 'ariaLabelledBy', 'htmlFor', 'headers'];

/**
 * Copies the blocks of a page: ids get the chapter's prefix, headings a level below the chapter's, and all `details`
 * elements are open.
 * @param change callback that replaces each element before it is copied
 */
export function toPrintBlocks(
  blocks: readonly Root[],
  { id, depth }: SitePage,
  change: (element: Element) => Element = (element) => element,
): Root[] {
  const copy = <T extends RootContent | ElementContent>(node: T): T => {
    if (node.type !== 'element') return node;
    const { tagName, properties, children, ...rest } = change(node);
    const element: Element = {
      ...rest,
      tagName: demoteHeading(tagName, depth - 1),
      properties: prefixIds(properties, id),
      children: children.map(copy),
    };
    if (tagName === 'details') element.properties.open = true;
    // Copying preserves the node's type.
    return element as T;
  };
  return blocks.map((block) => ({ ...block, children: block.children.map(copy) }));
}

/** Lists the ids of all elements in the trees. */
export function listIds(nodes: readonly (Root | RootContent)[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (!('children' in node)) return [];
    const own = node.type === 'element' ? node.properties.id : undefined;
    const inside = listIds(node.children);
    return own ? [String(own), ...inside] : inside;
  });
}

/** @example printId('print-3', '启动') === 'print-3-启动' */
export function printId(chapter: string, id: string): string {
  return `${chapter}-${id}`;
}

function prefixIds(properties: Element['properties'], chapter: string): Element['properties'] {
  const prefixed = { ...properties };
  if (properties.id) prefixed.id = printId(chapter, String(properties.id));
  for (const name of REFERENCES) {
    const value = properties[name];
    if (value)
      prefixed[name] = [value]
        .flat()
        .flatMap((ids) => String(ids).split(/\s+/))
        .map((id) => printId(chapter, id))
        .join(' ');
  }
  return prefixed;
}

/** @example demoteHeading('h2', 1) === 'h3'; demoteHeading('h6', 1) === 'h6' */
function demoteHeading(tagName: string, levels: number): string {
  const level = /^h([2-6])$/.exec(tagName)?.[1];
  return level === undefined ? tagName : `h${Math.min(6, Number(level) + levels)}`;
}

// Resolves links of a printed text: to an id if the print contains the target, else to an absolute URL.

/** A link of kind `page` refers to an id in the print. */
type PrintLink = { kind: 'page' | 'external' | 'program'; href: string } | { kind: 'broken' };

interface Printed {
  manifest: Manifest;
  chapters: readonly Chapter[];
  /** The ids of the elements in each chapter's text, by chapter id. */
  ids: ReadonlyMap<string, readonly string[]>;
  /** Fallback that maps a site path to a URL if the manifest has no origin. */
  addressOf: (path: string) => string;
}

export type ResolvePrintLink = (origin: LinkOrigin, chapter: Chapter, href: string) => PrintLink;

/** Creates a function that resolves the links of all chapters. */
export function createPrintLinks({ manifest, chapters, ids, addressOf }: Printed): ResolvePrintLink {
  const byPath = new Map(
    chapters.flatMap((chapter) => (chapter.path ? [[normalizePath(chapter.path), chapter]] : [])),
  );
  const published = (path: string) => siteUrl(manifest.site, path) ?? addressOf(path);
  const linkInto = ({ id }: Chapter, anchor: string): PrintLink => {
    const known = ids.get(id) ?? [];
    const lower = anchor.toLowerCase();
    const found = known.find((each) => each === anchor) ?? known.find((each) => each.toLowerCase() === lower);
    return { kind: 'page', href: `#${encodeURIComponent(found === undefined ? id : printId(id, found))}` };
  };
  const toPrintLink = (target: LinkTarget, own: Chapter): PrintLink => {
    switch (target.kind) {
      case 'page': {
        const chapter = byPath.get(normalizePath(target.path));
        if (chapter !== undefined) return linkInto(chapter, target.anchor);
        return toExternal(published(target.path) + target.search + toHash(target.anchor));
      }
      case 'anchor':
        return linkInto(own, target.anchor);
      case 'asset':
        return toExternal(published(`/${target.file}`) + target.suffix);
      case 'external':
        return toExternal(target.href);
      case 'program':
        return target;
      case 'broken':
        return { kind: 'broken' };
    }
  };
  return (origin, chapter, href) => toPrintLink(resolveLink(manifest, origin, href), chapter);
}

/** The stylesheet prints the URL after the link's text, so the URL is decoded for readers. */
function toExternal(address: string): PrintLink {
  return { kind: 'external', href: readableUrl(address) };
}
