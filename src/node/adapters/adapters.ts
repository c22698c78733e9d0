// The engines whose sites are read as they are. The first adapter that recognizes a folder reads it.
import { docusaurus } from './docusaurus.ts';
import type { Adapter } from './foreignSite.ts';
import { fumadocs } from './fumadocs.ts';
import { gitbook } from './gitbook.ts';
import { mdbook } from './mdbook.ts';
import { mintlify } from './mintlify.ts';
import { mkdocs } from './mkdocs.ts';
import { rspress } from './rspress.ts';
import { starlight } from './starlight.ts';
import { toc } from './toc.ts';
import { vitepress } from './vitepress.ts';
import { vuepress } from './vuepress.ts';
import { wiki } from './wiki.ts';

export const adapters: readonly Adapter[] = [
  docusaurus,
  fumadocs,
  gitbook,
  mdbook,
  mintlify,
  mkdocs,
  starlight,
  toc,
  rspress,
  vitepress,
  vuepress,
  wiki,
];
