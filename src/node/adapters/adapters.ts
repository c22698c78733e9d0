// The engines whose sites are read as they are. The first adapter that recognizes a folder reads it.
import { docusaurus } from './docusaurus.ts';
import type { Adapter } from './foreignSite.ts';
import { mintlify } from './mintlify.ts';
import { mkdocs } from './mkdocs.ts';
import { starlight } from './starlight.ts';
import { vitepress } from './vitepress.ts';
import { vuepress } from './vuepress.ts';

export const adapters: readonly Adapter[] = [docusaurus, mintlify, mkdocs, starlight, vitepress, vuepress];
