// What a page brings of the manifest: as much as it takes to draw what surrounds its text, and no more, however
// large the site is. It is a manifest itself, so that whoever draws a page need not know the difference.

import { valuesIn } from '../../variables/readerVariable.ts';
import type { DocEntry, Manifest, SiteConfig, Version } from '../manifest/manifest.ts';
import type { SidebarItem } from '../manifest/sidebarItem.ts';
import { docOf, docsById, listItemDocs } from '../nav/sidebarItems.ts';
import { findCounterpart } from '../urls/counterpart.ts';
import { entryOfRoute, findMainDoc, type Route, sidebarOfRoute, versionOfRoute } from '../urls/route.ts';
import type { Place } from '../urls/siteIndex.ts';
import { briefDoc, briefPage } from './briefDoc.ts';
import { listLinkedPlaces } from './linkedPlaces.ts';
import { listNamedDocs } from './namedDocs.ts';
import { sliceSidebar } from './sliceSidebar.ts';

/** Sidebar of categories that are only linked to. */
const ELSEWHERE = ' elsewhere';

/** The slices of a manifest, by the links of the page's text; of the site's values those that stand in the text. */
export type Slicer = (route: Route, hrefs?: readonly string[], text?: string) => Manifest;

export function createSlicer(manifest: Manifest): Slicer {
  const docs = new Map(manifest.versions.map((version) => [version, docsById(version)]));
  const named = new Map(manifest.versions.map((version) => [version, listNamedDocs(manifest.site, version)]));
  const mains = new Map(manifest.versions.map((version) => [version, findMainDoc(version)?.id]));
  // Of the versions that are not on the screen only the way into them is needed.
  const namedIn = (version: Version, shown: Version | undefined) =>
    (named.get(version) ?? []).filter(
      ({ id }) => shown === undefined || version === shown || id === mains.get(version),
    );
  const docsOf = (version: Version) => docs.get(version) ?? new Map<string, DocEntry>();

  return (route, hrefs = [], text = '') => {
    const shown = versionOfRoute(route);
    const entry = entryOfRoute(route);
    const slices = new Map(
      manifest.versions.map((version) => [
        version,
        {
          docs: new Map(namedIn(version, shown).map((doc) => [doc.id, briefDoc(doc)])),
          sidebars: {} as Record<string, SidebarItem[]>,
        },
      ]),
    );
    const pages = new Map<string, Manifest['pages'][number]>();
    const add = (version: Version, doc: DocEntry | undefined) => {
      if (doc !== undefined) slices.get(version)?.docs.set(doc.id, briefDoc(doc));
    };
    const addPlace = (place: Place | undefined) => {
      if (place?.kind === 'doc') add(place.version, place.entry);
      if (place?.kind === 'page') pages.set(place.path, briefPage(place.entry));
      if (place?.kind === 'category') {
        const sidebars = slices.get(place.version)?.sidebars ?? {};
        sidebars[ELSEWHERE] = [...(sidebars[ELSEWHERE] ?? []), { ...place.category, items: [] }];
      }
    };

    for (const href of hrefs)
      for (const place of listLinkedPlaces(manifest, { file: entry?.file ?? '', version: shown }, href))
        addPlace(place);
    if (shown !== undefined) {
      for (const version of manifest.versions) {
        const doc = docsOf(version).get(entry?.id ?? '');
        if (doc !== undefined) add(version, doc);
        else if (version !== shown)
          addPlace(findCounterpart(manifest, version, { version: shown, path: route.path }));
      }
      const sidebar = sidebarOfRoute(route);
      const slice = slices.get(shown);
      if (sidebar !== undefined && slice !== undefined) {
        const items = sliceSidebar(shown, sidebar, route, docsOf(shown));
        slice.sidebars = { [sidebar]: items, ...slice.sidebars };
        for (const doc of listItemDocs(items, docsOf(shown))) slice.docs.set(doc.id, briefDoc(doc));
        // The cards of a category's page show them.
        if (route.kind === 'category')
          for (const item of route.category.items) {
            const doc = docOf(item, docsOf(shown));
            if (doc !== undefined) slice.docs.set(doc.id, { ...briefDoc(doc), description: doc.description });
          }
      }
    }
    if (route.kind === 'doc') slices.get(route.version)?.docs.set(route.entry.id, ownEntry(route.entry));
    if (route.kind === 'page') pages.set(route.path, ownEntry(route.entry));

    return {
      onlyFor: route.path,
      site: sliceSite(manifest.site, route, text),
      locales: manifest.locales,
      // The search's folder has another name whenever a text has changed.
      versions: manifest.versions.map((version) => ({
        ...version,
        mainDocId: mains.get(version),
        search: undefined,
        groups: undefined,
        docs: [...(slices.get(version)?.docs.values() ?? [])],
        sidebars: slices.get(version)?.sidebars ?? {},
      })),
      pages: [...pages.values()],
    };
  };
}

/** The site as a page shows it. Each field is named: what is large, or changes often, would stand in every page. */
function sliceSite(site: SiteConfig, route: Route, text: string) {
  return {
    title: site.title,
    tagline: site.tagline,
    url: site.url,
    baseUrl: site.baseUrl,
    defaultLocale: site.defaultLocale,
    titleDelimiter: site.titleDelimiter,
    favicon: site.favicon,
    navbar: site.navbar,
    footer: site.footer,
    colorMode: site.colorMode,
    announcementBar: site.announcementBar,
    docsVersionPersistence: site.docsVersionPersistence,
    tableOfContents: site.tableOfContents,
    editUrl: site.editUrl,
    editor: site.editor,
    strict: undefined,
    home: route.kind === 'home' ? site.home : undefined,
    values: someOrNone(valuesIn(text, site.values ?? [])),
  } satisfies { [K in keyof Required<SiteConfig>]: SiteConfig[K] };
}

function someOrNone<T>(list: readonly T[]): T[] | undefined {
  return list.length > 0 ? [...list] : undefined;
}

/** All that the page itself shows. */
function ownEntry<T extends DocEntry | Manifest['pages'][number]>(entry: T): T {
  return { ...entry, headings: undefined, hash: undefined };
}
