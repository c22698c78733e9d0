// Tokenizes the links and embeds of Obsidian: `[[部署]]`, `[[部署#启动|怎样启动]]`, `![[图.png|300]]`. The same brackets occur in
// code without backticks (`x[[1]]`, `[[ -f x ]]`) and in markdown links, which remain text and links.
import type { Link } from 'mdast';
import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import type { Code, State } from 'micromark-util-types';
import { fileName } from '../../site/urls/filePath.ts';
import { formatWikiLink } from '../../site/urls/wikiLink.ts';
import { toSlug } from '../tree/headingIds.ts';
import type { Construct, Extension } from './bareUrls.ts';
import type { MdastExtension } from './containerSyntax.ts';
import { readSize, splitSize } from './imageSize.ts';

const BANG = 33;
const PAREN = 40;
const OPEN = 91;
const BACKSLASH = 92;
const CLOSE = 93;
const BAR = 124;
/** Limit of characters in a wiki link, so that an unclosed `[[` takes constant time. */
const LONGEST = 300;

/** Matches brackets that are no wiki link: an index, a shell test, a footnote, an absolute URL, `[[_TOC_]]`. */
const NO_NAME = /^(?:-?\d+|[a-z]|["'^].*|.*:\/\/.*|_?toc_?)$|^\s|\s$/i;
/** Matches identifiers; directly after a word, `x[[i]]` is an array access. */
const IDENTIFIER = /^[\w, $.]+$/;

const wikiLink: Construct = {
  name: 'wikiLink',
  tokenize(effects, ok, nok) {
    const { parser } = this;
    const followsWord =
      this.previous !== null && this.previous > 32 && /[\w\])]/.test(String.fromCharCode(this.previous));
    let name = '';
    let length = 0;

    return function begin(code) {
      effects.enter('wikiLink' as 'data');
      effects.enter('wikiMarker' as 'data');
      effects.consume(code);
      return code === BANG ? first : second;
    };

    function first(code: Code) {
      return code === OPEN ? go(code, second) : nok(code);
    }

    function second(code: Code) {
      if (code !== OPEN) return nok(code);
      effects.consume(code);
      effects.exit('wikiMarker' as 'data');
      effects.enter('wikiTarget' as 'data');
      return target;
    }

    function target(code: Code): State | undefined {
      if (isOver(code)) return nok(code);
      if (code === CLOSE || code === BAR || code === BACKSLASH) return endTarget(code);
      if (code !== null) name += String.fromCharCode(code);
      return go(code, target);
    }

    function endTarget(code: Code) {
      if (name === '' || NO_NAME.test(name) || (followsWord && IDENTIFIER.test(name))) return nok(code);
      effects.exit('wikiTarget' as 'data');
      effects.enter('wikiMarker' as 'data');
      if (code === CLOSE && parser.defined.includes(normalizeIdentifier(name))) return nok(code);
      return code === CLOSE ? end(code) : bar(code);
    }

    /** The bar before the label; in a table row it is escaped, `\|`. */
    function bar(code: Code): State | undefined {
      if (code === BACKSLASH) return go(code, bar);
      if (code !== BAR) return nok(code);
      effects.consume(code);
      effects.exit('wikiMarker' as 'data');
      return label;
    }

    function label(code: Code) {
      if (isOver(code) || code === CLOSE) return nok(code);
      effects.enter('wikiLabel' as 'data');
      effects.enter('chunkText', { contentType: 'text' });
      return words(code);
    }

    function words(code: Code): State | undefined {
      if (isOver(code)) return nok(code);
      if (code !== CLOSE) return go(code, words);
      effects.exit('chunkText');
      effects.exit('wikiLabel' as 'data');
      effects.enter('wikiMarker' as 'data');
      return end(code);
    }

    function end(code: Code) {
      return go(code, last);
    }

    function last(code: Code) {
      return code === CLOSE ? go(code, after) : nok(code);
    }

    /** `[[text]](url)` and `[[text]][label]` are markdown links whose text is in brackets. */
    function after(code: Code) {
      if (code === PAREN) return nok(code);
      effects.exit('wikiMarker' as 'data');
      effects.exit('wikiLink' as 'data');
      return code === OPEN ? effects.check(reference, nok, ok)(code) : ok(code);
    }

    function go(code: Code, next: State): State {
      effects.consume(code);
      return next;
    }

    function isOver(code: Code): boolean {
      length += 1;
      return code === null || code < -2 || code === OPEN || length > LONGEST;
    }
  },
};

/** Matches a `[` that no second `[` follows: the label of a reference, not another wiki link. */
const reference: Construct = {
  partial: true,
  tokenize: (effects, ok, nok) => (code) => {
    effects.enter('data');
    effects.consume(code);
    effects.exit('data');
    return (next) => (next === OPEN ? nok(next) : ok(next));
  },
};

export const wikiLinks: Extension = { text: { [BANG]: wikiLink, [OPEN]: wikiLink } };

const PICTURE = /\.(?:png|jpe?g|gif|webp|svg|avif|bmp|ico)$/i;

/** Creates a link node, or an image node for an embedded image. */
export const wikiLinksFromMarkdown: MdastExtension = {
  enter: {
    wikiLink(token) {
      const isEmbed = this.sliceSerialize(token).startsWith('!');
      this.enter({ type: 'link', url: '', data: { isEmbed }, children: [] }, token);
    },
  },
  exit: {
    wikiTarget(token) {
      const node = this.stack.at(-1) as Link;
      const [name = '', ...headings] = this.sliceSerialize(token).split('#');
      const last = headings.at(-1)?.trim() ?? '';
      // The id of a block (dialects/obsidian/comments.ts) is not converted to the slug of a heading.
      const anchor = last.startsWith('^') ? last : toSlug(last);
      node.url = formatWikiLink({ name: name.trim(), anchor });
      node.data = {
        ...node.data,
        words: [name.replace(/\.mdx?$/i, ''), ...headings].filter(Boolean).join(' > '),
      };
    },
    wikiLabel(token) {
      const node = this.stack.at(-1) as Link;
      node.data = { ...node.data, label: this.sliceSerialize(token) };
    },
    wikiLink(token) {
      const node = this.stack.at(-1) as Link;
      const { isEmbed, words = '', label = '' } = node.data ?? {};
      const text = this.sliceSerialize(token);
      const address = { text, linesBelow: 0, column: token.start.column };
      if (node.children.length === 0) node.children = [{ type: 'text', value: words }];
      node.data = { address, ...(isEmbed && { isEmbed }) };
      if (isEmbed && PICTURE.test(words)) {
        const { words: altText, size } = splitSize(readSize(label) === undefined ? label : `|${label}`);
        const alt = altText || fileName(words).replace(PICTURE, '');
        const data = { address, ...(size && { hProperties: size }) };
        // The node is mutated, since its parent refers to it already.
        Reflect.deleteProperty(Object.assign(node, { type: 'image', alt, data }), 'children');
      }
      this.exit(token);
    },
  },
};

declare module 'mdast' {
  interface LinkData {
    /** Whether the source is an embed, `![[…]]`, instead of a link. */
    isEmbed?: boolean;
    /** Default text of the link, and its label: set until the node is complete. */
    words?: string;
    label?: string;
  }
}
