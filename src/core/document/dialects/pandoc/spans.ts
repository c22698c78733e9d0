// Tokenizes spans with attributes, `[下划线]{.underline}`, and anchors, `[]{#_Toc1 .anchor}`.
import type { Emphasis, PhrasingContent } from 'mdast';
import type { Code, State } from 'micromark-util-types';
import type { Construct } from '../../syntax/bareUrls.ts';
import type { MdastExtension } from '../../syntax/containerSyntax.ts';
import { lookAhead } from '../../syntax/lookAhead.ts';
import { createAnchor } from '../createNodes.ts';

const ATTRIBUTE = String.raw`(?:[.#][^\s{}"'=]+|[\w-]+="[^"]*"|[\w-]+=[^\s{}"]+)`;
const SPAN = new RegExp(String.raw`^\[([^[\]]{0,300})\]\{[ \t]*${ATTRIBUTE}(?:[ \t]+${ATTRIBUTE})*[ \t]*\}$`);
const [EXCLAMATION, BACKSLASH, CLOSING, END] = [33, 92, 93, 125];

/** A bracket after one of these is part of an image or a reference, or escaped. */
const NO_SPAN: readonly Code[] = [EXCLAMATION, CLOSING, BACKSLASH];

export const span: Construct = {
  name: 'span',
  tokenize(effects, ok, nok) {
    if (NO_SPAN.includes(this.previous)) return nok;
    let words = '';
    const ahead = lookAhead(SPAN, END, (match) => {
      words = match[1] ?? '';
    });
    return effects.check(ahead, begin, nok);

    function begin(code: Code): State {
      effects.enter('span' as 'data');
      effects.consume(code);
      return words === '' ? attributes : inside;
    }
    function inside(code: Code): State {
      effects.enter('chunkText', { contentType: 'text' });
      return word(code) as State;
    }
    function word(code: Code): State | undefined {
      if (code === CLOSING) {
        effects.exit('chunkText');
        return attributes(code);
      }
      effects.consume(code);
      return word;
    }
    function attributes(code: Code): State {
      effects.enter('spanAttributes' as 'data');
      return attribute(code) as State;
    }
    function attribute(code: Code): State | undefined {
      effects.consume(code);
      return code === END ? end : attribute;
    }
    function end(code: Code): State | undefined {
      effects.exit('spanAttributes' as 'data');
      effects.exit('span' as 'data');
      return ok(code);
    }
  },
};

/** The element of a span by its class; others show their words alone. */
const ELEMENTS: Readonly<Record<string, string>> = { underline: 'u', mark: 'mark' };

export const spansFromMarkdown: MdastExtension = {
  enter: {
    span(token) {
      this.enter({ type: 'emphasis', children: [] }, token);
    },
  },
  exit: {
    spanAttributes(token) {
      const node = this.stack.at(-1) as Emphasis;
      node.data = { attributes: this.sliceSerialize(token).slice(2, -1) };
    },
    span(token) {
      const node = this.stack.at(-1) as Emphasis;
      this.exit(token);
      const parent = this.stack.at(-1);
      if (parent === undefined || !('children' in parent)) return;
      const attributes = (node.data?.attributes ?? '').split(/[ \t]+/);
      const id = attributes.find((each) => each.startsWith('#'))?.slice(1);
      const hName = attributes.map((each) => ELEMENTS[each.slice(1)]).find(Boolean);
      node.data = { ...(hName && { hName }) };
      const shown: PhrasingContent[] = hName === undefined ? node.children : [node];
      const anchor: PhrasingContent[] = id === undefined ? [] : [createAnchor(id)];
      (parent.children as PhrasingContent[]).splice(-1, 1, ...anchor, ...shown);
    },
  },
};

declare module 'mdast' {
  interface EmphasisData {
    /** Attributes of a span that is not complete yet. */
    attributes?: string;
  }
}
