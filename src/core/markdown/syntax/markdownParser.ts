// The parser with its extensions: GitHub's, emphasis beside Chinese, containers,
// and bare addresses that end where Chinese begins.
import type { Root } from 'mdast';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import { directive } from 'micromark-extension-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { type Processor, unified } from 'unified';
import { endAddressesAtCjk } from './addressEnd.ts';
import { createKnownLabels } from './knownLabels.ts';
import type { Labels } from './labels.ts';

/** One tilde is a range in Chinese (`3~5 天`), never a deletion. */
const STRIKETHROUGH = { singleTilde: false };
const COLON = 58;

export type MarkdownParser = (text: string, labels?: Labels) => Root;

/** Makes a parser; the names of definitions that stand outside the text it gets may be told to it. */
export function createMarkdownParser(): MarkdownParser {
  const known = createKnownLabels();
  const processor = unified().use(remarkParse).use(remarkGfm, STRIKETHROUGH).use(useOwnExtensions).freeze();

  function useOwnExtensions(this: Processor) {
    const data = this.data();
    data.micromarkExtensions = [
      ...(data.micromarkExtensions ?? []).map(endAddressesAtCjk),
      cjkFriendlyExtension(),
      gfmStrikethroughCjkFriendly(STRIKETHROUGH),
      { flow: { [COLON]: containersOnly() } },
      known.extension,
    ];
    data.fromMarkdownExtensions = [
      // The transforms look for addresses a second time, slowly and blind to Chinese; bareLinks.ts does it.
      ...(data.fromMarkdownExtensions ?? []).flat().map(({ transforms: _, ...extension }) => extension),
      directiveFromMarkdown({ verbose: true }),
    ];
  }

  return (text, labels) => {
    known.set(labels);
    return processor.parse(text);
  };
}

/** Without the text and leaf forms `12:30`, `:smile:` and `::x` stay what they are. */
function containersOnly() {
  const constructs = directive().flow?.[COLON];
  const container = Array.isArray(constructs) ? constructs[0] : constructs;
  if (container === undefined) throw new Error('micromark-extension-directive has changed its shape');
  return container;
}
