// Where the links of a printed text lead: to a place on the paper, else to an address that can be typed.
import type { Manifest } from '../site/manifest/manifest.ts';
import { hashOf } from '../site/urls/pageAddress.ts';
import { readableAddress } from '../site/urls/readableAddress.ts';
import { type LinkOrigin, type LinkTarget, resolveLink } from '../site/urls/resolveLink.ts';
import { normalizePath } from '../site/urls/siteIndex.ts';
import { siteUrl } from '../site/urls/siteUrl.ts';
import type { Chapter } from './chapters.ts';
import { printId } from './printText.ts';

/** `page` leads to a place on the paper. */
export type PrintLink = { kind: 'page' | 'external' | 'program'; href: string } | { kind: 'broken' };

export interface Printed {
  manifest: Manifest;
  chapters: readonly Chapter[];
  /** The ids in the texts, by the ids of their chapters. */
  ids: ReadonlyMap<string, readonly string[]>;
  /** The address of a site path where the manifest names no origin. */
  addressOf: (path: string) => string;
}

export type ResolvePrintLink = (origin: LinkOrigin, chapter: Chapter, href: string) => PrintLink;

/** Resolves links as written in a file that stands in a chapter. */
export function createPrintLinks({ manifest, chapters, ids, addressOf }: Printed): ResolvePrintLink {
  const byPath = new Map(
    chapters.flatMap((chapter) => (chapter.path ? [[normalizePath(chapter.path), chapter]] : [])),
  );
  const published = (path: string) => siteUrl(manifest.site, path) ?? addressOf(path);
  const placeIn = ({ id }: Chapter, anchor: string): PrintLink => {
    const known = ids.get(id) ?? [];
    const lower = anchor.toLowerCase();
    const found = known.find((each) => each === anchor) ?? known.find((each) => each.toLowerCase() === lower);
    return { kind: 'page', href: `#${encodeURIComponent(found === undefined ? id : printId(id, found))}` };
  };
  const settle = (target: LinkTarget, own: Chapter): PrintLink => {
    switch (target.kind) {
      case 'page': {
        const chapter = byPath.get(normalizePath(target.path));
        if (chapter !== undefined) return placeIn(chapter, target.anchor);
        return toTyped(published(target.path) + target.search + hashOf(target.anchor));
      }
      case 'anchor':
        return placeIn(own, target.anchor);
      case 'asset':
        return toTyped(published(`/${target.file}`) + target.suffix);
      case 'external':
        return toTyped(target.href);
      case 'program':
        return target;
      case 'broken':
        return { kind: 'broken' };
    }
  };
  return (origin, chapter, href) => settle(resolveLink(manifest, origin, href), chapter);
}

/** The address stands behind its link on paper, where somebody reads it. */
function toTyped(address: string): PrintLink {
  return { kind: 'external', href: readableAddress(address) };
}
