// Links of wikis, `[[部署]]`, `[[部署#启动|怎样启动]]`, and what they show in their place, `![[图.png|300]]`, as Obsidian
// has them. Code is written with such brackets as well (`x[[1]]`, `[[ -f x ]]`), and so are links of markdown.
import type { Link } from 'mdast';
import { normalizeIdentifier } from 'micromark-util-normalize-identifier';
import type { Code, State } from 'micromark-util-types';
import { fileName } from '../../site/urls/fileName.ts';
import { writeWikiAddress } from '../../site/urls/wikiAddress.ts';
import { toSlug } from '../tree/headingSlug.ts';
import type { MdastExtension } from './containerSyntax.ts';
import type { Construct, Extension } from './openLabel.ts';
import { readSize, splitSize } from './pictureSize.ts';

const BANG = 33;
const PAREN = 40;
const OPEN = 91;
const BACKSLASH = 92;
const CLOSE = 93;
const BAR = 124;
/** No longer: the text behind each bracket is looked through once. */
const LONGEST = 300;

/** No name of a page: an index or a test of a program, a footnote, the address of another site, a list of contents. */
const NO_NAME = /^(?:-?\d+|[a-z]|["'^].*|.*:\/\/.*|_?toc_?)$|^\s|\s$/i;
/** Of variables, where a word stands right before. */
const IDENTIFIER = /^[\w, $.]+$/;

const wikiLink: Construct = {
  name: 'wikiLink',
  tokenize(effects, ok, nok) {
    const { parser } = this;
    const isBehindWord =
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
      if (name === '' || NO_NAME.test(name) || (isBehindWord && IDENTIFIER.test(name))) return nok(code);
      effects.exit('wikiTarget' as 'data');
      effects.enter('wikiMarker' as 'data');
      if (code === CLOSE && parser.defined.includes(normalizeIdentifier(name))) return nok(code);
      return code === CLOSE ? end(code) : bar(code);
    }

    /** In a table there is a backslash before it. */
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

    /** What stands in brackets before an address is the words of a link. */
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

/** A bracket and no other one behind it. */
const reference: Construct = {
  partial: true,
  tokenize: (effects, ok, nok) => (code) => {
    effects.enter('data');
    effects.consume(code);
    effects.exit('data');
    return (next) => (next === OPEN ? nok(next) : ok(next));
  },
};

/** The parser extension. */
export const wikiLinks: Extension = { text: { [BANG]: wikiLink, [OPEN]: wikiLink } };

const PICTURE = /\.(?:png|jpe?g|gif|webp|svg|avif|bmp|ico)$/i;

/** A link, or the picture that is shown. */
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
      // The name of a block is no heading (spellings/blockIds.ts).
      const anchor = last.startsWith('^') ? last : toSlug(last);
      node.url = writeWikiAddress({ name: name.trim(), anchor });
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
        const { words: said, size } = splitSize(readSize(label) === undefined ? label : `|${label}`);
        const alt = said || fileName(words).replace(PICTURE, '');
        const data = { address, ...(size && { hProperties: size }) };
        // The node is in its parent already.
        Reflect.deleteProperty(Object.assign(node, { type: 'image', alt, data }), 'children');
      }
      this.exit(token);
    },
  },
};

declare module 'mdast' {
  interface LinkData {
    /** Whether a wiki would show the page in its place. */
    isEmbed?: boolean;
    /** While the link is read. */
    words?: string;
    label?: string;
  }
}
