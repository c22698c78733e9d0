// What becomes of the places that name a page's anchors when its headings get other words.
import type { JSONPath } from 'jsonc-parser';
import { parseWithTree } from '../../core/document/parseDoc.ts';
import { listAddresses } from '../../core/document/writtenAddresses.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import { listSiteEntries } from '../../core/site/manifest/siteEntries.ts';
import { readPlace } from '../../core/site/urls/redirects.ts';
import { resolveLink } from '../../core/site/urls/resolveLink.ts';
import { plainPath } from '../../core/site/urls/siteIndex.ts';
import { encodeLike } from '../../core/site/urls/spellPath.ts';
import { readWikiAddress } from '../../core/site/urls/wikiAddress.ts';
import type { Fate } from './manifestFates.ts';
import type { Origin } from './rewriteAddress.ts';
import { rewriteText, type Wanted } from './rewritePages.ts';
import type { PageParts } from './siteFiles.ts';

export interface AnchorChange {
  manifest: Manifest;
  /** The page. */
  file: string;
  /** Anchors that become others, and those that stand in the page afterwards. */
  anchors: ReadonlyMap<string, string>;
  standing: ReadonlySet<string>;
}

/** An address with the anchor that is meant now; undefined where it stays as it is. */
function rewriteAnchor(
  { manifest, file, anchors }: AnchorChange,
  from: Origin,
  { text, href }: { text: string; href: string },
): string | undefined {
  if (!href.includes('#')) return undefined;
  const target = resolveLink(manifest, from, href);
  const isMeant =
    target.kind === 'anchor' ? from.file === file : target.kind === 'page' && target.file === file;
  const anchor = isMeant && 'anchor' in target ? anchors.get(target.anchor) : undefined;
  if (anchor === undefined) return undefined;
  if (readWikiAddress(href) !== undefined) return text.replace(/#[^|\]\\]*/, () => `#${anchor}`);
  const spelled = `${text.slice(0, text.indexOf('#') + 1)}${encodeLike(anchor, text)}`;
  return text.startsWith('<') ? `<${spelled.replace(/^</, '')}>` : spelled;
}

/** A page's text with the anchors that are meant now. */
export function rewriteAnchors(
  change: AnchorChange,
  origin: Origin,
  text: string,
  addresses: PageParts['addresses'] = [],
): string {
  const wanted = addresses.flatMap(({ line, column, ...written }): Wanted[] => {
    const to = rewriteAnchor(change, origin, written);
    return to === undefined ? [] : [{ line, column, text: written.text, to }];
  });
  return rewriteText(text, wanted).text;
}

/** What a string of manifest.json becomes. */
export function findAnchorFate(change: AnchorChange, path: JSONPath, text: string): Fate {
  const [top, at] = path;
  const key = path.at(-1);
  const origin = { file: 'manifest.json', version: undefined };
  if (key === 'href') {
    const value = rewriteAnchor(change, origin, { text, href: text });
    return value === undefined ? undefined : { value };
  }
  if (top !== 'site' || at !== 'announcementBar' || key !== 'content') return undefined;
  const addresses = listAddresses(parseWithTree(text).tree, text, 1);
  const value = rewriteAnchors(change, origin, text, addresses);
  return value === text ? undefined : { value };
}

/** The redirects as they have to be: old anchors lead on to new ones. */
export function moveAnchorRedirects({
  manifest,
  file,
  anchors,
  standing,
}: AnchorChange): Record<string, string> {
  const places = listSiteEntries(manifest).filter((entry) => entry.file === file);
  const own = new Set(places.map(({ path }) => plainPath(path)));
  const kept = Object.entries(manifest.redirects ?? {}).flatMap(([from, to]): [string, string][] => {
    const [asked, wanted] = [readPlace(from), readPlace(to)];
    if (asked.anchor !== '' && own.has(plainPath(asked.path)) && standing.has(asked.anchor)) return [];
    const anchor = own.has(plainPath(wanted.path)) ? anchors.get(wanted.anchor) : undefined;
    return [[from, anchor === undefined ? to : to.slice(0, to.indexOf('#') + 1) + anchor]];
  });
  // A draft has never had readers.
  const added = places
    .filter(({ draft }) => !draft)
    .flatMap(({ path }) =>
      [...anchors].flatMap(([from, to]): [string, string][] =>
        standing.has(from) ? [] : [[`${path}#${from}`, `${path}#${to}`]],
      ),
    );
  return { ...Object.fromEntries(kept), ...Object.fromEntries(added) };
}
