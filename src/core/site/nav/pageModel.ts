// Computes the model of a markdown page from manifest entry and text metadata. Components render its fields.

import type { Heading, TextMetadata } from '../../document/parsedDoc.ts';
import { readingMinutes } from '../../reading/readingTime.ts';
import type { DocEntry, Manifest, PageEntry, Version } from '../manifest/manifest.ts';
import type { PageName } from '../manifest/sidebarItem.ts';
import { encodePath } from '../urls/filePath.ts';
import { langOf } from '../urls/localePaths.ts';
import { findPagerLinks } from './pager.ts';
import { buildBreadcrumbs, buildSidebarNodes, type Crumb, type SidebarNode } from './sidebarNodes.ts';
import { buildVersionBanner, findVersionLabel, type VersionBannerModel } from './versionSwitch.ts';

export interface PageModel {
  /** Content of the h1: that of the h1 in the text, by default the entry's title. */
  heading: Heading['content'];
  /** Whether the h1 is hidden visually only, since screen readers need a heading. */
  isHeadingHidden: boolean;
  /** Label of the version; undefined if the page does not show one. */
  versionLabel: string | undefined;
  toc: readonly TocNode[];
  hasTocColumn: boolean;
  minutes: number;
  editUrl: string | undefined;
  lastUpdate: string | undefined;
  isDraft: boolean;
  isUnlisted: boolean;
  /** Language and direction of the text, if they are not those of the site. */
  language: { lang: string; dir: 'ltr' | 'rtl' } | undefined;
}

export interface DocPageModel extends PageModel {
  sidebar: readonly SidebarNode[];
  breadcrumbs: readonly Crumb[];
  previous: PageName | undefined;
  next: PageName | undefined;
  banner: VersionBannerModel | undefined;
}

export function buildDocPage(
  manifest: Manifest,
  version: Version,
  entry: DocEntry,
  text: TextMetadata,
): DocPageModel {
  const sidebar = entry.sidebar === undefined ? [] : buildSidebarNodes(version, entry.sidebar, entry.path);
  return {
    ...buildPage(manifest, entry, text),
    sidebar,
    breadcrumbs: buildBreadcrumbs(sidebar),
    ...findPagerLinks(version, entry),
    versionLabel: findVersionLabel(manifest, version),
    banner: buildVersionBanner(manifest, version, entry),
  };
}

/** Model of a standalone page, with the fields that a doc's page has too. */
export function buildPage(manifest: Manifest, entry: PageEntry, text: TextMetadata): PageModel {
  const { minHeadingLevel, maxHeadingLevel } = manifest.site.tableOfContents;
  const toc = entry.hideTableOfContents
    ? []
    : buildTocTree(
        text.headings,
        entry.tocMinHeadingLevel ?? minHeadingLevel,
        entry.tocMaxHeadingLevel ?? maxHeadingLevel,
      );
  return {
    heading: headingOf(entry, text),
    isHeadingHidden: text.title === undefined && (entry.hideTitle ?? false),
    versionLabel: undefined,
    toc,
    hasTocColumn: !entry.hideTableOfContents,
    minutes: readingMinutes(text.length),
    editUrl: editUrlOf(manifest, entry),
    lastUpdate: entry.lastUpdate,
    isDraft: entry.draft ?? false,
    isUnlisted: entry.unlisted ?? false,
    language: languageOf(manifest, entry),
  };
}

function headingOf(entry: PageEntry, { title, headings }: TextMetadata): Heading['content'] {
  const written = title === undefined ? undefined : headings.find(({ level }) => level === 1);
  return written?.content ?? [{ type: 'text', value: entry.title }];
}

/** Attributes of a text in another language than that of the manifest; undefined for a text in its language. */
export function languageOf({ locales }: Manifest, { lang }: PageEntry): PageModel['language'] {
  const locale = lang === undefined ? undefined : locales.find((other) => other.locale === lang);
  return locale && { lang: langOf(locale), dir: locale.direction };
}

/** URL at which a page's file is edited on its git host. */
export function editUrlOf(manifest: Manifest, entry: PageEntry): string | undefined {
  if (entry.editUrl === null) return undefined;
  if (entry.editUrl !== undefined && entry.editUrl !== '') return entry.editUrl;
  const prefix = manifest.site.editUrl;
  return prefix === undefined || prefix === ''
    ? undefined
    : `${prefix.replace(/\/?$/, '/')}${encodePath(entry.file)}`;
}

export interface TocNode {
  heading: Heading;
  children: readonly TocNode[];
}

/**
 * Nests headings into a tree: the parent of a heading is the nearest heading before it with a smaller level. Headings
 * with a level outside `min`–`max` are omitted, and their child nodes move up, as in Docusaurus.
 */
export function buildTocTree(headings: readonly Heading[], min: number, max: number): readonly TocNode[] {
  const roots: MutableNode[] = [];
  const open: MutableNode[] = [];
  for (const heading of headings) {
    if (heading.level === 1 || heading.text === '') continue;
    while ((open.at(-1)?.heading.level ?? 0) >= heading.level) open.pop();
    const node: MutableNode = { heading, children: [] };
    const visibleParent = open.filter((candidate) => isShown(candidate, min, max)).at(-1);
    if (isShown(node, min, max)) (visibleParent?.children ?? roots).push(node);
    open.push(node);
  }
  return roots;
}

/** Finds the heading with an id in the tree. */
export function findHeading(nodes: readonly TocNode[], id: string | undefined): Heading | undefined {
  for (const { heading, children } of nodes) {
    const found = heading.id === id ? heading : findHeading(children, id);
    if (found !== undefined) return found;
  }
  return undefined;
}

interface MutableNode extends TocNode {
  children: MutableNode[];
}

function isShown(node: TocNode, min: number, max: number): boolean {
  return node.heading.level >= min && node.heading.level <= max;
}
