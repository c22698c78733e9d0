// What an adapter reads of a site of another engine: the parts of a manifest, as far as its configuration says them.
// Adapters read of pages at most what a sidebar is sorted by, and run code of the site only where the command is told to.
import type { Manifest, Version } from '../../core/site/manifest/manifest.ts';
import type { Outcome } from './trusted/runTrusted.ts';

/** A language; the first one of a site is the default. Its path is that in front of its pages: `/`, `/zh/`. */
export interface ForeignLocale {
  /** Language tag: `zh-Hans`. */
  locale: string;
  label?: string | undefined;
  path: string;
  /** Folder of its pages inside the site folder; undefined for the default language, whose versions have folders. */
  dir?: string | undefined;
  /** Fields of `site` that differ in this language, such as title and navbar. */
  site?: SiteFields | undefined;
  /** Versions with the folders and the navigation of this language; default: those of the site, below `dir`. */
  versions?: readonly ForeignVersion[] | undefined;
}

export interface ForeignVersion
  extends Partial<
    Pick<
      Version,
      | 'navigation'
      | 'numberPrefixes'
      | 'urls'
      | 'dialect'
      | 'exclude'
      | 'fallbackDir'
      | 'isLast'
      | 'banner'
      | 'noIndex'
    >
  > {
  name: string;
  label: string;
  /** URL path in front of its pages, without the base path of the site: `/docs`; `` at the root. */
  path: string;
  /** Folder of its pages inside the site folder. */
  dir: string;
}

/** Fields of the manifest's `site`, whose schema they pass: see core/site/manifest/manifest.ts. */
export type SiteFields = Partial<
  Pick<
    Manifest['site'],
    'title' | 'tagline' | 'url' | 'baseUrl' | 'image' | 'fallback' | 'values' | 'elements'
  >
> & {
  favicon?: unknown;
  theme?: unknown;
  navbar?: { title?: string; logo?: unknown; items?: readonly NavbarItem[] };
  footer?: { columns?: readonly { title: string; items: readonly NavbarItem[] }[]; copyright?: string };
  home?: object;
};

export interface NavbarItem {
  label: string;
  /** Path of a page on the site, as its engine writes it, or a URL. */
  href?: string;
  /** Id of a page of the latest version. */
  doc?: string;
  /** Name of a sidebar: its first page. */
  sidebar?: string;
  items?: readonly NavbarItem[];
  position?: 'left' | 'right';
}

/** Something in the configuration that the adapter could not read, and what it means for the site. */
export interface Unread {
  /** Path inside the site folder. */
  file: string;
  line: number;
  /** The expression or field. */
  what: string;
}

export interface ForeignSite {
  /** Name of the engine, as it is spelled. */
  engine: string;
  site: SiteFields;
  /** Empty where the configuration names no language. */
  locales: readonly ForeignLocale[];
  versions: readonly ForeignVersion[];
  redirects?: Readonly<Record<string, string>>;
  /** Folders whose files are published at the root of the site. */
  staticFolders?: readonly string[];
  /** URL paths of its site that are no pages here, such as a blog; pages below them, too. */
  elsewhere?: readonly string[];
  /** Whether the path of a file in a link may count from the folder of the version. */
  linksFromVersion?: boolean;
  unread: readonly Unread[];
}

/** The files that an adapter may read. All paths are inside the site folder; a path that leaves it reads nothing. */
export interface SiteFiles {
  /** All files below a folder, as paths inside the site folder; hidden folders only where `folder` names them. */
  list: (folder: string) => Promise<readonly string[]>;
  /** Undefined where the file does not exist or is larger than a megabyte. */
  read: (path: string) => Promise<string | undefined>;
  /** Runs a file and gives what it exports; only where the command is told to trust the site. */
  run?: ((path: string) => Promise<Outcome>) | undefined;
}

/** A folder with the configuration of an engine. */
export interface Project {
  /** Its path inside the site folder; empty for the site folder. */
  root: string;
  /** Names of its files and folders, hidden ones included. */
  names: readonly string[];
  files: SiteFiles;
}

export interface Adapter {
  engine: string;
  /** Whether a folder is the root of a site of this engine. Called for many folders: names first, then files. */
  detect: (project: Project) => boolean | Promise<boolean>;
  read: (project: Project) => Promise<ForeignSite>;
}
