// Tokenizes images with a size after their URL (CSDN, HackMD): `![图](a.png =300x150)`.
import type { Image, PhrasingContent } from 'mdast';
import type { Code, State } from 'micromark-util-types';
import type { Construct } from '../syntax/bareUrls.ts';
import { lookAhead } from '../syntax/lookAhead.ts';
import type { Dialect } from './dialect.ts';

const [EXCLAMATION, PAREN] = [33, 41];

const IMAGE =
  /^!\[([^[\]]{0,300})\]\(([^\s()<>]{1,500})(?:[ \t]+"([^"]{0,200})")?[ \t]+=(\d{1,5}%?)?(?:[x*](\d{1,5}%?)?)?(?:[ \t]+"([^"]{0,200})")?[ \t]*\)$/;

const sizedImage: Construct = {
  name: 'sizedImage',
  tokenize(effects, ok, nok) {
    let length = 0;
    const begin: State = (code) => {
      effects.enter('sizedImage' as 'data');
      return next(code);
    };
    function next(code: Code): State | undefined {
      effects.consume(code);
      length -= 1;
      if (length > 0) return next;
      effects.exit('sizedImage' as 'data');
      return ok;
    }
    const ahead = lookAhead(IMAGE, PAREN, ([text]) => {
      length = text.length;
    });
    return effects.check(ahead, begin, nok);
  },
};

export const imageSizes: Dialect = {
  name: 'imageSizes',
  micromark: { text: { [EXCLAMATION]: sizedImage } },
  fromMarkdown: {
    exit: {
      sizedImage(token) {
        const parent = this.stack.at(-1);
        const [, alt = '', url = '', title, width, height, after] =
          IMAGE.exec(this.sliceSerialize(token)) ?? [];
        if (parent === undefined || !('children' in parent)) return;
        const image: Image = {
          type: 'image',
          url: url.replaceAll('&amp;', '&'),
          alt,
          title: title ?? after ?? null,
          position: { start: { ...token.start }, end: { ...token.end } },
          data: {
            hProperties: { ...(width && { width }), ...(height && { height }) },
            address: { text: url, linesBelow: 0, column: token.start.column + '![]('.length + alt.length },
          },
        };
        (parent.children as PhrasingContent[]).push(image);
      },
    },
  },
};
