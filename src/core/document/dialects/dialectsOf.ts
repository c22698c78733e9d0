// The dialects of a text. A separate module, since it imports all dialects: browsers load it
// only for texts that have one.
import { type Dialect, findDialects } from './dialect.ts';
import type { DialectName } from './dialectNames.ts';
import { gitbook } from './gitbook/gitbook.ts';
import { hugo } from './hugo/hugo.ts';
import { imageSizes } from './imageSizes.ts';
import { includes } from './includes/includes.ts';
import { mdx, vue } from './mdx/mdx.ts';
import { mkdocs } from './mkdocs/mkdocs.ts';
import { obsidian } from './obsidian/obsidian.ts';
import { pandoc } from './pandoc/pandoc.ts';
import { vuepress } from './vuepress/vuepress.ts';

export const DIALECTS: Readonly<Record<DialectName, Dialect>> = {
  mdx,
  vue,
  mkdocs,
  gitbook,
  includes,
  pandoc,
  obsidian,
  imageSizes,
  hugo,
  vuepress,
};

/** The dialects of a text without front matter; see findDialects(). */
export const dialectsOf = (body: string, named?: readonly DialectName[]): readonly Dialect[] =>
  findDialects(body, named).map((name) => DIALECTS[name]);
