// The markdown parser with its extensions: GFM, CJK-friendly emphasis, containers, formulas, marks, wiki links, and
// bare URLs that end at CJK characters.
import type { Root } from 'mdast';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { once } from '../../../lib/memoize.ts';
import { addressPlaces } from '../writtenUrls.ts';
import { endBareUrlsAtCjk } from './bareUrls.ts';
import { containersFromMarkdown, containersOnly } from './containerSyntax.ts';
import { formulas, formulasFromMarkdown } from './formulas.ts';
import { marks, marksFromMarkdown } from './marks.ts';
import { wikiLinks, wikiLinksFromMarkdown } from './wikiLinks.ts';

/** A single tilde is a range in Chinese (`3~5 天`), not a deletion. */
const STRIKETHROUGH = { singleTilde: false };

/** Parses markdown to an AST. The processor is cached: creating it costs a quarter of a page's parse. */
export function parseTree(text: string): Root {
  return openParser().parse(text);
}

const openParser = once(() => {
  const processor = unified().use(remarkParse).use(remarkGfm, STRIKETHROUGH).use(addExtensions).freeze();

  function addExtensions(this: Processor) {
    const data = this.data();
    data.micromarkExtensions = [
      ...(data.micromarkExtensions ?? []).map(endBareUrlsAtCjk),
      cjkFriendlyExtension(),
      gfmStrikethroughCjkFriendly(STRIKETHROUGH),
      containersOnly(),
      formulas,
      marks,
      wikiLinks,
    ];
    data.fromMarkdownExtensions = [
      // The transforms of GFM search for bare URLs again, slowly and across CJK characters: bareUrls.ts replaces them.
      ...(data.fromMarkdownExtensions ?? []).flat().map(({ transforms: _, ...extension }) => extension),
      containersFromMarkdown,
      formulasFromMarkdown,
      marksFromMarkdown,
      wikiLinksFromMarkdown,
      addressPlaces,
    ];
  }

  return processor;
});
