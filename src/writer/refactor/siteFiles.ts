// The files of a site as a plan of changes sees them: whoever has them (the build's folder, a writer's browser) brings
// this along.

import type { Include } from '../../core/document/includes/includes.ts';
import type { WrittenAddress } from '../../core/document/writtenAddresses.ts';
import type { FrontMatter } from '../../core/site/manifest/frontMatter.ts';
import type { Manifest } from '../../core/site/manifest/manifest.ts';
import type { YamlFields } from '../../core/site/manifest/yamlFields.ts';

/** What a plan has to know of a page's text. */
export interface PageParts {
  front: FrontMatter;
  /** Lines of the front matter's fields in the file, from 1. */
  fieldLines: Readonly<Record<string, number>>;
  addresses: readonly WrittenAddress[];
  /** What it shows of other files. */
  includes: readonly Include[];
}

export interface SiteFiles {
  /** Complete, with its drafts. */
  manifest: Manifest;
  /** All files by their paths inside the site folder. */
  files: ReadonlySet<string>;
  /** Everything in a folder, hidden files and parts of pages included, by paths inside the site folder. */
  listFolder: (folder: string) => Promise<string[]>;
  /** The text of a file, byte order mark and line ends as they are; undefined where it is missing or no UTF-8. */
  read: (file: string) => Promise<string | undefined>;
  /** Undefined for a file that is missing. */
  readParts: (file: string) => Promise<PageParts | undefined>;
  /** YAML or JSON; undefined for a text that is wrong. */
  readFields: (text: string) => YamlFields | undefined;
}
