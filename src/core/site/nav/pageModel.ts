// Everything a doc's page shows, computed from the manifest, the place and the doc. Components print its fields.

import { readingMinutes } from '../../reading/readingTime.ts';
import type { Heading, TextFacts } from '../manifest/doc.ts';
import type { DocEntry, Manifest, PageEntry, Version } from '../manifest/manifest.ts';
import type { PageName } from '../manifest/sidebarItem.ts';
import { encodePath } from '../urls/filePath.ts';
import { buildBreadcrumbs, type Crumb } from './breadcrumbs.ts';
import { findPagerLinks } from './pager.ts';
import { buildSidebarNodes, type SidebarNode } from './sidebarNodes.ts';
import { buildTocTree, type TocNode } from './tocTree.ts';
import { buildVersionBanner, findVersionLabel, type VersionBannerModel } from './versionSwitch.ts';

export interface PageModel {
  /** What the h1 holds: the one of the text, else the page's name. */
  heading: Heading['content'];
  /** The writer wants no title on the page; readers of its structure still need one. */
  isHeadingHidden: boolean;
  /** The name of its version, where the page bears it. */
  versionLabel: string | undefined;
  toc: readonly TocNode[];
  hasTocColumn: boolean;
  minutes: number;
  editUrl: string | undefined;
  lastUpdate: string | undefined;
  isDraft: boolean;
  isUnlisted: boolean;
}

export interface DocPageModel extends PageModel {
  sidebar: readonly SidebarNode[];
  breadcrumbs: readonly Crumb[];
  previous: PageName | undefined;
  next: PageName | undefined;
  banner: VersionBannerModel | undefined;
}

/** The page of a doc. */
export function buildDocPage(
  manifest: Manifest,
  version: Version,
  entry: DocEntry,
  text: TextFacts,
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

/** The page of a markdown file outside the docs, and what all pages of markdown share. */
export function buildPage(manifest: Manifest, entry: PageEntry, text: TextFacts): PageModel {
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
  };
}

function headingOf(entry: PageEntry, { title, headings }: TextFacts): Heading['content'] {
  const written = title === undefined ? undefined : headings.find(({ level }) => level === 1);
  return written?.content ?? [{ type: 'text', value: entry.title }];
}

/** Where a page's file is edited on its host. */
export function editUrlOf(manifest: Manifest, entry: PageEntry): string | undefined {
  if (entry.editUrl === null) return undefined;
  if (entry.editUrl !== undefined && entry.editUrl !== '') return entry.editUrl;
  const prefix = manifest.site.editUrl;
  return prefix === undefined || prefix === ''
    ? undefined
    : `${prefix.replace(/\/?$/, '/')}${encodePath(entry.file)}`;
}
