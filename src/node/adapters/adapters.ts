// The engines whose sites are read as they are. The first adapter that recognizes a folder reads it.
import { docusaurus } from './docusaurus.ts';
import type { Adapter } from './foreignSite.ts';
import { mkdocs } from './mkdocs.ts';
import { vitepress } from './vitepress.ts';

export const adapters: readonly Adapter[] = [docusaurus, mkdocs, vitepress];
