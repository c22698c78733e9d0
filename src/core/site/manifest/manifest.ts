// Schema of the manifest, which lists every page of the site. It validates generated and hand-written manifests; the
// field names of `site`, `locales`, `versions` and `pages` are a public contract.

import * as v from 'valibot';
import { expectedMessages } from '#i18n/expectedMessages';
import { DEFAULT_LOCALE, DEFAULT_SITE, DEFAULT_VERSION } from '../../constants.ts';
import { DIALECT_NAMES } from '../../document/dialects/dialectNames.ts';
import { isImageHost } from '../urls/imageHosts.ts';
import { NavItemSchema } from './navItem.ts';
import { ReaderVariableSchema } from './readerVariable.ts';
import { SidebarItemSchema } from './sidebarItem.ts';
import { ElementsSchema, FaviconSchema, HeadTagSchema, ThemedPictureSchema } from './siteHead.ts';
import { ThemeSchema } from './theme.ts';
import { UrlRulesSchema } from './urlRules.ts';

const Text = v.string();
const OptText = v.optional(Text);

/** A link of the navbar, the footer or the home page. */
const LinkItem = v.looseObject({
  label: OptText,
  /** Site path (`/docs/deploy`) or absolute URL. */
  href: OptText,
  /** Id of a doc in the current version; has priority over `href`. */
  doc: OptText,
  /** Name of a sidebar of the current version: its first page; has priority over both. */
  sidebar: OptText,
});

const MenuLink = v.looseObject({ ...LinkItem.entries, icon: v.optional(ThemedPictureSchema) });

/** A link of a drop-down list, or a titled group of links. */
const MenuItem = v.looseObject({ ...MenuLink.entries, items: v.optional(v.array(MenuLink)) });

const NavbarItem = v.looseObject({
  ...MenuLink.entries,
  type: v.optional(v.picklist(['link', 'versions', 'locales', 'search', 'theme'])),
  position: v.optional(v.picklist(['left', 'right'])),
  /** Only screen readers read the label; the icon is shown. */
  hideLabel: v.optional(v.boolean()),
  /** Links of a drop-down list. */
  items: v.optional(v.array(MenuItem)),
});

// `site.home`: content of the home page.

const section = <Type extends string, Item extends v.ObjectEntries>(type: Type, item: Item) =>
  v.object({ type: v.literal(type), title: Text, text: OptText, items: v.array(v.object(item)) });

const Steps = section('steps', { title: Text, text: OptText, href: OptText });

const Links = section('links', {
  title: Text,
  text: OptText,
  links: v.array(v.object({ label: Text, href: Text })),
});

const Roles = section('roles', {
  title: Text,
  text: OptText,
  steps: v.array(v.object({ label: Text, href: Text })),
});

const Facts = section('facts', { title: Text, text: Text, href: OptText });

export const HomeSchema = v.object({
  lead: OptText,
  points: v.optional(v.array(Text), []),
  actions: v.optional(v.array(LinkItem), []),
  commands: v.optional(v.array(v.object({ label: Text, code: Text })), []),
  picture: v.optional(
    v.union([
      v.object({ src: Text, alt: Text, width: v.number(), height: v.number() }),
      /** The lines of a wireframe, of which those with a step appear one after another. */
      v.object({ wireframe: v.array(Text), alt: Text }),
    ]),
  ),
  features: v.optional(v.array(v.object({ title: Text, text: Text, image: OptText, href: OptText })), []),
  sections: v.optional(v.array(v.variant('type', [Steps, Links, Roles, Facts])), []),
});

export type Home = v.InferOutput<typeof HomeSchema>;
export type HomeSection = Home['sections'][number];

/** An entry of a sharded manifest's URL index: maps a URL path to the shard that lists its page. */
export interface ShardUrl {
  /** URL path after normalizePath(). */
  path: string;
  /** Number of the shard; -1 for a redirect without a page. */
  part: number;
  version: string;
  /** Id of the doc, if suggestions for an unknown URL may list it. */
  id?: string | undefined;
  title?: string | undefined;
  /** The manifest's `redirects` from this path and its anchors. */
  redirects?: Record<string, string> | undefined;
}

/** The part of the site that an incomplete manifest lists; serialized only with the slice a page embeds. */
export type Coverage =
  /** The slice that the prerendered page at `path` embeds. */
  | { of: 'page'; path: string }
  /** The root manifest of a large site, and the shards and URL ranges fetched so far. */
  | { of: 'shards'; shards: ReadonlySet<number>; ranges: ReadonlyMap<string, readonly ShardUrl[]> };

const Site = v.object({
  title: Text,
  tagline: v.optional(Text, DEFAULT_SITE.tagline),
  /** Origin of the published site, without a trailing slash. */
  url: v.optional(Text, DEFAULT_SITE.url),
  baseUrl: v.optional(Text, DEFAULT_SITE.baseUrl),
  defaultLocale: v.optional(Text, DEFAULT_SITE.defaultLocale),
  titleDelimiter: v.optional(Text, DEFAULT_SITE.titleDelimiter),
  favicon: v.optional(FaviconSchema),
  /** Tags of the site's own in the head of each page. */
  head: v.optional(v.array(HeadTagSchema)),
  /** Picture of shared links to pages without one: a file of the site, or a URL. */
  image: OptText,
  /** Draws a picture of shared links for each page without one of its own, in a font of the system or of the site. */
  card: v.optional(v.union([v.boolean(), v.object({ /** Path inside the site folder. */ font: Text })])),
  theme: v.optional(ThemeSchema),
  navbar: v.optional(
    v.object({
      title: OptText,
      logo: v.optional(ThemedPictureSchema),
      hideOnScroll: v.optional(v.boolean(), true),
      items: v.optional(v.array(NavbarItem), []),
    }),
    {},
  ),
  footer: v.optional(
    v.object({
      columns: v.optional(
        v.array(v.object({ title: Text, items: v.array(LinkItem) })),
        DEFAULT_SITE.footer.columns,
      ),
      copyright: v.optional(Text, DEFAULT_SITE.footer.copyright),
    }),
    {},
  ),
  colorMode: v.optional(
    v.object({
      defaultMode: v.optional(v.picklist(['light', 'dark']), DEFAULT_SITE.colorMode.defaultMode),
      disableSwitch: v.optional(v.boolean(), DEFAULT_SITE.colorMode.disableSwitch),
      respectPrefersColorScheme: v.optional(v.boolean(), DEFAULT_SITE.colorMode.respectPrefersColorScheme),
    }),
    {},
  ),
  announcementBar: v.optional(
    v.object({
      id: v.optional(Text, 'announcement-bar'),
      /** Inline markdown, parsed on render. */
      content: Text,
      isCloseable: v.optional(v.boolean(), true),
    }),
  ),
  docsVersionPersistence: v.optional(
    v.picklist(['localStorage', 'none']),
    DEFAULT_SITE.docsVersionPersistence,
  ),
  tableOfContents: v.optional(
    v.object({
      minHeadingLevel: v.optional(v.number(), DEFAULT_SITE.tableOfContents.minHeadingLevel),
      maxHeadingLevel: v.optional(v.number(), DEFAULT_SITE.tableOfContents.maxHeadingLevel),
    }),
    {},
  ),
  /** Prefix of edit links; the file's path inside the site folder is appended. */
  editUrl: OptText,
  /** Custom elements that texts may contain, with their attributes; `site.js` defines them. */
  elements: v.optional(ElementsSchema),
  /** Whether pages have an editor; default: only pages of unmaintained versions have none. */
  editor: v.optional(v.boolean()),
  /** Whether a page that another language lacks is shown in the default language. */
  fallback: v.optional(v.boolean()),
  /** Name of the site in the browser's storage, which its languages share; default: its title. */
  storageName: OptText,
  /** Which findings fail the checks: all (`true`), or those of the named rules; default: none. */
  strict: v.optional(v.union([v.boolean(), v.array(Text)])),
  home: v.optional(HomeSchema),
  /** How readers say whether a page helped: URL of a form, or path on the site's host (core/site/urls/feedback.ts). */
  feedback: OptText,
  /** Origins from which pages may load images: `https://img.example.com`. Others are dropped; a check reports them. */
  imageHosts: v.optional(
    v.pipe(
      v.array(Text),
      v.transform((hosts) => hosts.filter(isImageHost)),
    ),
  ),
  /** Reader variables declared for all pages. */
  values: v.optional(v.array(ReaderVariableSchema)),
});

const DialectNameSchema = v.picklist(DIALECT_NAMES);

const Locale = v.object({
  locale: Text,
  label: Text,
  direction: v.optional(v.picklist(['ltr', 'rtl']), DEFAULT_LOCALE.direction),
  /** Value of `lang` on its pages; default: `locale`. */
  htmlLang: OptText,
  calendar: v.optional(Text, DEFAULT_LOCALE.calendar),
  /** Site path under which its pages are, or the URL of another site. */
  path: v.optional(Text, DEFAULT_LOCALE.path),
  /** Folder of its files inside the site folder; default: named like its path. */
  dir: OptText,
  /** Whether pages that it lacks are shown in the default language; default: as `site.fallback` says. */
  fallback: v.optional(v.boolean()),
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
  /** Picture of shared links to the page: a path inside the site folder, or a URL. */
  image: OptText,
  /** Labels; a tuple adds the path below that of all tags, unless it follows from the label. */
  tags: v.optional(v.array(v.union([Text, v.tuple([Text, Text])]))),
  /** ISO day, `2025-06-01`. */
  lastUpdate: OptText,
  lastUpdateAuthor: OptText,
  /** Short content hash of the file: caches are invalidated by it. */
  hash: OptText,
  draft: v.optional(v.boolean()),
  unlisted: v.optional(v.boolean()),
  /** false: the page is excluded from the search index. */
  search: v.optional(v.boolean()),
  hideTitle: v.optional(v.boolean()),
  hideTableOfContents: v.optional(v.boolean()),
  tocMinHeadingLevel: v.optional(v.number()),
  tocMaxHeadingLevel: v.optional(v.number()),
  /** null: the page has no edit link. */
  editUrl: v.optional(v.nullable(Text)),
  /**
   * Headings, so that clients search them before they fetch the text; a tuple adds the anchor, unless slugifying the
   * text gives it. Inherited docs omit them: clients read the headings of the original doc.
   */
  headings: v.optional(v.array(v.union([Text, v.tuple([Text, Text])]))),
  /** Sizes in pixels of local images, by path inside the site folder: they prevent layout shifts. */
  images: v.optional(v.record(Text, v.tuple([v.number(), v.number()]))),
  /** Paths inside the site folder of files in other folders that wiki links of the page refer to. */
  files: v.optional(v.array(Text)),
  /** Paths inside the site folder of files that the page includes as code blocks. */
  includes: v.optional(v.array(Text)),
  /** Maps links that look like links to pages (`demo`, `a.html`) to the path of the file they refer to. */
  attachments: v.optional(v.record(Text, Text)),
  /** Reader variables declared for this page. */
  values: v.optional(v.array(ReaderVariableSchema)),
  /** Language of the text, where it is not that of the manifest: the page is not translated. */
  lang: OptText,
  /** Other languages that have the page, with its site path there. Written by the build. */
  translations: v.optional(v.array(v.tuple([Text, Text]))),
};

const PageEntry = v.object(pageFields);

const DocEntry = v.object({
  ...pageFields,
  /** Name of the sidebar that lists this doc. */
  sidebar: OptText,
  sidebarLabel: OptText,
  paginationLabel: OptText,
  /** A doc id; null: the pager has no link on that side; absent: the next page in sidebar order. */
  paginationNext: v.optional(v.nullable(Text)),
  paginationPrev: v.optional(v.nullable(Text)),
  /** Name of the version from which the doc is inherited: the doc renders that version's file. */
  inheritedFrom: OptText,
  /**
   * true: the entry has only the fields that links need; a shard, or the slice which the page embeds, has all fields.
   * Written by the build.
   */
  brief: v.optional(v.boolean()),
});

const Version = v.object({
  name: Text,
  label: Text,
  isLast: v.optional(v.boolean(), DEFAULT_VERSION.isLast),
  path: Text,
  mainDocId: OptText,
  banner: v.optional(v.picklist(['none', 'unreleased', 'unmaintained']), DEFAULT_VERSION.banner),
  badge: v.optional(v.boolean()),
  noIndex: v.optional(v.boolean(), DEFAULT_VERSION.noIndex),
  /** Folder of the version's files inside the site folder: `docs/v8`. */
  dir: OptText,
  /** Folder of the default language's files, which a version of another language shows where it has none. */
  fallbackDir: OptText,
  /** Name of the parent version, from which this version inherits the pages it does not have. */
  inherits: OptText,
  /** Whether an unmaintained version inherits pages added to its parent later; default: only those already listed. */
  inheritsNew: v.optional(v.boolean()),
  /** Ids of docs that the version does not inherit. */
  without: v.optional(v.array(Text)),
  /** Folders at the top of the version that have a sidebar of their own, with the name of the folder. */
  sidebarFolders: v.optional(v.array(Text)),
  /** Sidebar groups: a label and the ids of the docs under it; also the default for inheriting versions. */
  groups: v.optional(v.array(v.object({ label: Text, docs: v.array(Text) }))),
  /** Whether a number in front of a file name sorts pages and is no part of their URLs; default: yes. */
  numberPrefixes: v.optional(v.boolean()),
  /** How URLs follow from files, where they do so by the rules of another engine (core/site/urls/fileUrl.ts). */
  urls: v.optional(UrlRulesSchema),
  /** Dialects of the version's files; default: those whose signs a text has. Files with the ending `.mdx` are MDX. */
  dialect: v.optional(v.union([DialectNameSchema, v.array(DialectNameSchema)])),
  /** Files and folders inside the version's folder that are no pages. */
  exclude: v.optional(v.array(Text)),
  /** Sidebars as a list of pages, by name, instead of the order of the files. */
  navigation: v.optional(v.record(Text, v.array(NavItemSchema))),
  /** Folder of the version's search index inside `search/`. Set by the build. */
  search: OptText,
  docs: v.optional(v.array(DocEntry), []),
  sidebars: v.optional(v.record(Text, v.array(SidebarItemSchema)), {}),
});

export const ManifestSchema = v.object({
  $schema: OptText,
  site: Site,
  locales: v.optional(v.array(Locale), []),
  versions: v.pipe(v.array(Version), v.minLength(1, expectedMessages.versions)),
  pages: v.optional(v.array(PageEntry), []),
  /** Maps former URL paths, with or without an anchor, to their targets (core/site/urls/redirects.ts). */
  redirects: v.optional(v.record(Text, Text)),
  /** Index of the shards of a large site (core/site/shards). Set by the build. */
  parts: v.optional(
    v.object({
      /** Files of the shards, by shard number. */
      files: v.array(Text),
      /** For each shard, the number of its parent: the shard with the `cut` item that it replaces; -1 for none. */
      parents: v.array(v.number()),
      /** Ranges of the URL index: the first path of each range, and its file. */
      ranges: v.array(v.tuple([Text, Text])),
    }),
  ),
});

export interface Manifest extends v.InferOutput<typeof ManifestSchema> {
  coverage?: Coverage | undefined;
}
export type SiteConfig = Manifest['site'];
export type NavLink = v.InferOutput<typeof LinkItem>;
export type MenuItem = v.InferOutput<typeof MenuItem>;
export type NavbarItem = v.InferOutput<typeof NavbarItem>;
export type Version = Manifest['versions'][number];
export type DocEntry = v.InferOutput<typeof DocEntry>;
export type PageEntry = v.InferOutput<typeof PageEntry>;
export type PageTag = NonNullable<PageEntry['tags']>[number];
