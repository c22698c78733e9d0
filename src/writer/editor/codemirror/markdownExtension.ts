// Configures the Lezer markdown parser: GFM and a front matter node, without the parser for nested HTML.
import { defineLanguageFacet, HighlightStyle, Language, syntaxHighlighting } from '@codemirror/language';
import { tags } from '@lezer/highlight';
import { type BlockContext, GFM, type Line, type MarkdownConfig, parser } from '@lezer/markdown';

const FENCE = /^---[ \t]*$/;

const frontMatter: MarkdownConfig = {
  defineNodes: [{ name: 'FrontMatter', block: true, style: tags.meta }],
  parseBlock: [
    {
      name: 'FrontMatter',
      before: 'HorizontalRule',
      parse(context: BlockContext, line: Line) {
        if (context.lineStart !== 0 || !FENCE.test(line.text)) return false;
        const start = context.lineStart;
        while (context.nextLine()) {
          if (!FENCE.test(line.text)) continue;
          const end = context.lineStart + line.text.length;
          context.nextLine();
          context.addElement(context.elt('FrontMatter', start, end));
          return true;
        }
        return false;
      },
    },
  ],
};

export const markdownLanguage = new Language(
  defineLanguageFacet(),
  parser.configure([GFM, frontMatter]),
  [],
  'markdown',
);

/** Uses the custom properties of highlighted code on a page. */
export const markdownHighlighting = syntaxHighlighting(
  HighlightStyle.define([
    { tag: tags.heading, color: 'var(--hl-name)', fontWeight: '700' },
    { tag: tags.strong, fontWeight: '700' },
    { tag: tags.emphasis, fontStyle: 'italic' },
    { tag: tags.strikethrough, textDecoration: 'line-through' },
    { tag: [tags.link, tags.url], color: 'var(--accent-text)' },
    { tag: [tags.monospace, tags.string], color: 'var(--hl-string)' },
    { tag: [tags.processingInstruction, tags.contentSeparator, tags.labelName], color: 'var(--text-3)' },
    { tag: tags.quote, color: 'var(--text-2)' },
    { tag: [tags.meta, tags.comment], color: 'var(--hl-comment)' },
    { tag: [tags.angleBracket, tags.tagName], color: 'var(--hl-keyword)' },
  ]),
);
