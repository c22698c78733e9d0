// The engines whose sites are read as they are. The first adapter that recognizes a folder reads it.

import { docsify } from './docsify.ts';
import { docusaurus } from './docusaurus.ts';
import type { Adapter } from './foreignSite.ts';
import { fumadocs } from './fumadocs.ts';
import { gitbook } from './gitbook.ts';
import { mdbook } from './mdbook.ts';
import { mintlify } from './mintlify.ts';
import { mkdocs } from './mkdocs.ts';
import { nextra } from './nextra.ts';
import { rspress } from './rspress.ts';
import { starlight } from './starlight.ts';
import { toc } from './toc.ts';
import { vitepress } from './vitepress.ts';
import { vuepress } from './vuepress.ts';
import { wiki } from './wiki.ts';

// mdBook is before GitBook, since a book of it may have a book.json, too.
export const adapters: readonly Adapter[] = [
  docusaurus,
  fumadocs,
  mintlify,
  mkdocs,
  nextra,
  starlight,
  rspress,
  vitepress,
  vuepress,
  mdbook,
  gitbook,
  docsify,
  toc,
  wiki,
];
