// The parser with its extensions: GitHub's, emphasis beside Chinese, containers, formulas, marks, and bare addresses that end
// where Chinese begins.
import type { Root } from 'mdast';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { makeOnce } from '../../../lib/makeOnce.ts';
import { endAddressesAtCjk } from './addressEnd.ts';
import { addressPlaces } from './addressPlaces.ts';
import { containersFromMarkdown, containersOnly } from './containerSyntax.ts';
import { formulas, formulasFromMarkdown } from './formulas.ts';
import { marks, marksFromMarkdown } from './marks.ts';
import { wikiLinks, wikiLinksFromMarkdown } from './wikiLinks.ts';

/** One tilde is a range in Chinese (`3~5 天`), never a deletion. */
const STRIKETHROUGH = { singleTilde: false };

/** Parses markdown into a tree. One parser serves all texts: to make it takes a quarter of the time that a page does. */
export function parseTree(text: string): Root {
  return openParser().parse(text);
}

const openParser = makeOnce(() => {
  const processor = unified().use(remarkParse).use(remarkGfm, STRIKETHROUGH).use(addExtensions).freeze();

  function addExtensions(this: Processor) {
    const data = this.data();
    data.micromarkExtensions = [
      ...(data.micromarkExtensions ?? []).map(endAddressesAtCjk),
      cjkFriendlyExtension(),
      gfmStrikethroughCjkFriendly(STRIKETHROUGH),
      containersOnly(),
      formulas,
      marks,
      wikiLinks,
    ];
    data.fromMarkdownExtensions = [
      // The transforms look for addresses a second time, slowly and blind to Chinese; bareAddresses.ts does it.
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
