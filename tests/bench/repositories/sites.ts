// Finds the documentation in a repository by the configuration of its engine.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as docsify from './docsify.ts';
import * as docusaurus from './docusaurus.ts';
import * as fumadocs from './fumadocs.ts';
import * as gitbook from './gitbook.ts';
import * as mdbook from './mdbook.ts';
import * as mintlify from './mintlify.ts';
import * as mkdocs from './mkdocs.ts';
import type { NavNode } from './navigation.ts';
import * as nextra from './nextra.ts';
import { isFolder } from './pages.ts';
import * as pingcap from './pingcap.ts';
import * as rspress from './rspress.ts';
import * as starlight from './starlight.ts';
import * as vitepress from './vitepress.ts';
import * as vuepress from './vuepress.ts';

interface Engine {
  /** Name of the file by which its sites are known. */
  config: RegExp;
  readNavigation: (site: string) => NavNode[] | Promise<NavNode[]>;
}

const ENGINES: Readonly<Record<string, Engine>> = {
  VitePress: vitepress,
  VuePress: vuepress,
  Docusaurus: docusaurus,
  Starlight: starlight,
  Rspress: rspress,
  Fumadocs: fumadocs,
  Nextra: nextra,
  MkDocs: mkdocs,
  mdBook: mdbook,
  Mintlify: mintlify,
  docsify,
  GitBook: gitbook,
  TOC: pingcap,
};

/** Where repositories have their site, from their root; `website` first, since packages have configurations too. */
const PLACES = [
  'website',
  '.',
  'docs',
  'docs/theme/src',
  'docs/src',
  'src',
  'apps/docs',
  'docs/en',
  'frontend/docs',
];

export interface Site {
  engine: string;
  folder: string;
  /** Undefined where the repository has no navigation. */
  readNavigation: Engine['readNavigation'] | undefined;
}

export function findSite(root: string): Site {
  for (const place of PLACES) {
    const folder = join(root, place);
    const names = isFolder(folder) ? readdirSync(folder) : [];
    for (const [engine, { config, readNavigation }] of Object.entries(ENGINES))
      if (names.some((name) => config.test(name))) return { engine, folder, readNavigation };
  }
  return { engine: 'Markdown', folder: root, readNavigation: undefined };
}
