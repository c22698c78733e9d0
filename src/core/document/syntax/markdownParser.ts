// The markdown parser (remark-parse) with its extensions: GFM, emphasis next to CJK characters, containers, formulas,
// highlighted text, short marks, badges, wiki links, and bare URLs that end at CJK characters.
import type { Root } from 'mdast';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { type Dialect, namesOf } from '../dialects/dialect.ts';
import { urlPositions } from '../writtenUrls.ts';
import { badges, badgesFromMarkdown } from './badges.ts';
import { endBareUrlsAtCjk } from './bareUrls.ts';
import { containersFromMarkdown, containersOnly } from './containerSyntax.ts';
import { escapedColons } from './emojiNames.ts';
import { forbiddenReferences } from './forbiddenReferences.ts';
import { formulas, formulasFromMarkdown } from './formulas.ts';
import { marks, marksFromMarkdown } from './highlights.ts';
import { contents, includesFromMarkdown } from './includeLine.ts';
import { shortMarks, shortMarksFromMarkdown } from './shortMarks.ts';
import { tabTitles, tabTitlesFromMarkdown } from './tabTitles.ts';
import { wikiLinks, wikiLinksFromMarkdown } from './wikiLinks.ts';

/** In Chinese a single tilde is the sign of a range (`3~5 天`), so it does not delimit deleted text; see shortMarks.ts. */
const STRIKETHROUGH = { singleTilde: false };

/** Processors by the names of dialects: creating one takes a quarter of the time to parse a page. */
const processors = new Map<string, ReturnType<typeof createProcessor>>();

/** Parses markdown to an AST. */
export function parseTree(text: string, dialects: readonly Dialect[] = []): Root {
  const names = namesOf(dialects);
  const processor = processors.get(names) ?? createProcessor(dialects);
  processors.set(names, processor);
  return processor.parse(text);
}

function createProcessor(dialects: readonly Dialect[]) {
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
      shortMarks,
      badges(),
      tabTitles,
      contents,
      wikiLinks,
      ...dialects.flatMap(({ micromark }) => micromark ?? []),
    ];
    data.fromMarkdownExtensions = [
      // The transforms of GFM are removed: they would search the AST for bare URLs slowly and without regard to CJK
      // characters. linkBareUrls() replaces them.
      ...(data.fromMarkdownExtensions ?? []).flat().map(({ transforms: _, ...extension }) => extension),
      containersFromMarkdown,
      formulasFromMarkdown,
      marksFromMarkdown,
      shortMarksFromMarkdown,
      badgesFromMarkdown,
      tabTitlesFromMarkdown,
      includesFromMarkdown,
      escapedColons,
      forbiddenReferences,
      wikiLinksFromMarkdown,
      urlPositions,
      ...dialects.flatMap(({ fromMarkdown = [] }) => fromMarkdown),
    ];
  }

  return processor;
}
