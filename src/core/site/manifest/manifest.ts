// The manifest: every page of the site as data. Contract: shared names in
// `site`, `locales`, `versions`, `pages`. A hand-written manifest passes here too.
import * as v from 'valibot';
import { USUAL_LOCALE, USUAL_SITE, USUAL_VERSION } from '../../constants.ts';
import { HomeSchema } from './home.ts';
import type { KnownParts } from './knownParts.ts';
import { LinkItem } from './linkItem.ts';
import { ReaderValueSchema } from './readerValue.ts';
import { SidebarItemSchema } from './sidebarItem.ts';

const Text = v.string();
const OptText = v.optional(Text);

const Site = v.object({
  title: Text,
  tagline: v.optional(Text, USUAL_SITE.tagline),
  /** Origin of the published site, without a trailing slash. */
  url: v.optional(Text, USUAL_SITE.url),
  baseUrl: v.optional(Text, USUAL_SITE.baseUrl),
  defaultLocale: v.optional(Text, USUAL_SITE.defaultLocale),
  titleDelimiter: v.optional(Text, USUAL_SITE.titleDelimiter),
  favicon: OptText,
  navbar: v.optional(
    v.object({
      title: OptText,
      logo: OptText,
      hideOnScroll: v.optional(v.boolean(), true),
      items: v.optional(v.array(LinkItem), []),
    }),
    {},
  ),
  footer: v.optional(
    v.object({
      columns: v.optional(
        v.array(v.object({ title: Text, items: v.array(LinkItem) })),
        USUAL_SITE.footer.columns,
      ),
      copyright: v.optional(Text, USUAL_SITE.footer.copyright),
    }),
    {},
  ),
  colorMode: v.optional(
    v.object({
      defaultMode: v.optional(v.picklist(['light', 'dark']), USUAL_SITE.colorMode.defaultMode),
      disableSwitch: v.optional(v.boolean(), USUAL_SITE.colorMode.disableSwitch),
      respectPrefersColorScheme: v.optional(v.boolean(), USUAL_SITE.colorMode.respectPrefersColorScheme),
    }),
    {},
  ),
  announcementBar: v.optional(
    v.object({
      id: v.optional(Text, 'announcement-bar'),
      /** Inline markdown. */
      content: Text,
      isCloseable: v.optional(v.boolean(), true),
    }),
  ),
  docsVersionPersistence: v.optional(v.picklist(['localStorage', 'none']), USUAL_SITE.docsVersionPersistence),
  tableOfContents: v.optional(
    v.object({
      minHeadingLevel: v.optional(v.number(), USUAL_SITE.tableOfContents.minHeadingLevel),
      maxHeadingLevel: v.optional(v.number(), USUAL_SITE.tableOfContents.maxHeadingLevel),
    }),
    {},
  ),
  /** Prefix of edit links; the file's path inside the site folder is appended. */
  editUrl: OptText,
  /** Whether pages are written where they are read; absent: all but those of versions that nobody maintains. */
  editor: v.optional(v.boolean()),
  /** Which findings make the checks fail: all, or those of the named rules; absent: none. */
  strict: v.optional(v.union([v.boolean(), v.array(Text)])),
  home: v.optional(HomeSchema),
  /** What each reader has of their own; pages may name more. */
  values: v.optional(v.array(ReaderValueSchema)),
});

const Locale = v.object({
  locale: Text,
  label: Text,
  direction: v.optional(v.picklist(['ltr', 'rtl']), USUAL_LOCALE.direction),
  htmlLang: v.optional(Text, USUAL_LOCALE.htmlLang),
  calendar: v.optional(Text, USUAL_LOCALE.calendar),
  path: v.optional(Text, USUAL_LOCALE.path),
});

const pageFields = {
  id: Text,
  /** Site path without the base: `/docs/osc/` or `/docs/deploy`. */
  path: Text,
  title: Text,
  /** Path of the markdown file inside the site folder: `docs/v8/deploy.md`. */
  file: Text,
  description: OptText,
  keywords: v.optional(v.array(Text)),
  /** ISO day, `2025-06-01`. */
  lastUpdate: OptText,
  lastUpdateAuthor: OptText,
  /** Short content hash of the file. */
  hash: OptText,
  draft: v.optional(v.boolean()),
  unlisted: v.optional(v.boolean()),
  /** false: the search leaves the page out. */
  search: v.optional(v.boolean()),
  hideTitle: v.optional(v.boolean()),
  hideTableOfContents: v.optional(v.boolean()),
  tocMinHeadingLevel: v.optional(v.number()),
  tocMaxHeadingLevel: v.optional(v.number()),
  /** null: no edit link on this page. */
  editUrl: v.optional(v.nullable(Text)),
  /**
   * The sections, for finding a page before its text has come: their text, and their anchor where
   * it is not the one that the text gives. An inherited doc leaves them to the one it stands for.
   */
  headings: v.optional(v.array(v.union([Text, v.tuple([Text, Text])]))),
  /** Sizes in pixels of the local images on the page, by their path inside the site folder. */
  images: v.optional(v.record(Text, v.tuple([v.number(), v.number()]))),
  /** Files of other folders that links of the page name as a wiki does, by their paths inside the site folder. */
  files: v.optional(v.array(Text)),
  /** Files whose code the page shows, by their paths inside the site folder. */
  includes: v.optional(v.array(Text)),
  /** Files that the page links to by paths that do not show that they are files, by these paths: `demo`, `a.html`. */
  attachments: v.optional(v.record(Text, Text)),
  /** What each reader has of their own. */
  values: v.optional(v.array(ReaderValueSchema)),
};

const PageEntry = v.object(pageFields);

const DocEntry = v.object({
  ...pageFields,
  /** Name of the sidebar that shows this doc. */
  sidebar: OptText,
  sidebarLabel: OptText,
  paginationLabel: OptText,
  /** A doc id, or null: no link on that side; absent: the sidebar's order decides. */
  paginationNext: v.optional(v.nullable(Text)),
  paginationPrev: v.optional(v.nullable(Text)),
  /** Where the file of an inherited doc comes from: the name of that version. */
  inheritedFrom: OptText,
  /** true: a name and an address only; the rest stands in a part. The build writes it, nobody else does. */
  brief: v.optional(v.boolean()),
});

const Version = v.object({
  name: Text,
  label: Text,
  isLast: v.optional(v.boolean(), USUAL_VERSION.isLast),
  path: Text,
  mainDocId: OptText,
  banner: v.optional(v.picklist(['none', 'unreleased', 'unmaintained']), USUAL_VERSION.banner),
  badge: v.optional(v.boolean()),
  noIndex: v.optional(v.boolean(), USUAL_VERSION.noIndex),
  /** Folder of the version's files inside the site folder: `docs/v8`. */
  dir: OptText,
  /** Name of the version whose pages stand in for the ones missing here. */
  inherits: OptText,
  /** Whether an unmaintained version shows pages that the other one gets later; absent: those that are listed already. */
  inheritsNew: v.optional(v.boolean()),
  /** Ids of docs that it does not show, though the version that it inherits from has them. */
  without: v.optional(v.array(Text)),
  /** Labels over the sidebar's items, by the docs that stand below each; inherited like the pages. */
  groups: v.optional(v.array(v.object({ label: Text, docs: v.array(Text) }))),
  /** Folder of the version's search index inside `search/`; the build writes it, nobody else does. */
  search: OptText,
  docs: v.optional(v.array(DocEntry), []),
  sidebars: v.optional(v.record(Text, v.array(SidebarItemSchema)), {}),
});

export const ManifestSchema = v.object({
  $schema: OptText,
  site: Site,
  locales: v.optional(v.array(Locale), []),
  versions: v.pipe(v.array(Version), v.minLength(1, '至少含一个版本的列表')),
  pages: v.optional(v.array(PageEntry), []),
  /** Old addresses, with an anchor or without, and where what stood there stands now (core/site/urls/redirects.ts). */
  redirects: v.optional(v.record(Text, Text)),
  /** Where the docs and sidebars of a large site are (core/site/shards). The build writes it, nobody else does. */
  parts: v.optional(
    v.object({
      /** The files of the parts, by number. */
      files: v.array(Text),
      /** By number: the part that the items of a part belong into, -1 for none. */
      parents: v.array(v.number()),
      /** Lists of all addresses in their order: the first address of each, and its file. */
      ranges: v.array(v.tuple([Text, Text])),
    }),
  ),
});

export interface Manifest extends v.InferOutput<typeof ManifestSchema> {
  /** In what a page brings of the manifest: the path of the one page that it is enough for. */
  onlyFor?: string | undefined;
  /** What has been read of the parts. */
  known?: KnownParts | undefined;
}
export type SiteConfig = Manifest['site'];
export type NavLink = v.InferOutput<typeof LinkItem>;
export type Version = Manifest['versions'][number];
export type DocEntry = v.InferOutput<typeof DocEntry>;
export type PageEntry = v.InferOutput<typeof PageEntry>;
