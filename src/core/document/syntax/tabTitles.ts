// Tokenizes the titles of tabs, `== npm`, which VuePress writes `@tab npm`. normalizeTree.ts makes text of them where
// they are not in tabs.
import type { Heading, Nodes, Paragraph, Parents } from 'mdast';
import type { Code, State } from 'micromark-util-types';
import { findLayout } from '../containerKinds.ts';
import type { Construct, Extension } from './bareUrls.ts';
import type { MdastExtension } from './containerSyntax.ts';

const [EQUALS, AT] = [61, 64];
const MARKER = /^(?:==|@tab(?::active)?)[ \t]+$/;
/** Limit of characters in a marker and the white space behind it. */
const LONGEST = 20;
/** Matches what names a tab for VuePress: `@tab npm#shell`. */
const NAME = /#[\w-]+$/;

const isLineEnd = (code: Code) => code === null || code < -2;
const toChar = (code: Code) => (code === null || code < 0 ? ' ' : String.fromCharCode(code));

const tabTitle: Construct = {
  name: 'tabTitle',
  tokenize(effects, ok, nok) {
    let marker = '';

    return function begin(code) {
      effects.enter('tabTitle' as 'data');
      effects.enter('tabMarker' as 'data');
      return inMarker(code);
    };

    function inMarker(code: Code): State | undefined {
      if (isLineEnd(code) || marker.length > LONGEST) return nok(code);
      if (MARKER.test(marker) && toChar(code) !== ' ') {
        effects.exit('tabMarker' as 'data');
        effects.enter('chunkText', { contentType: 'text' });
        return inTitle(code);
      }
      marker += toChar(code);
      effects.consume(code);
      return inMarker;
    }

    function inTitle(code: Code): State | undefined {
      if (!isLineEnd(code)) {
        effects.consume(code);
        return inTitle;
      }
      effects.exit('chunkText');
      effects.exit('tabTitle' as 'data');
      return ok(code);
    }
  },
};

export const tabTitles: Extension = { flow: { [EQUALS]: tabTitle, [AT]: tabTitle } };

export const tabTitlesFromMarkdown: MdastExtension = {
  enter: {
    tabTitle(token) {
      this.enter({ type: 'heading', depth: 6, data: { isTab: true }, children: [] }, token);
    },
  },
  exit: {
    tabMarker(token) {
      const title = this.stack.at(-1);
      if (title?.type === 'heading') title.data = { isTab: true, marker: this.sliceSerialize(token) };
    },
    tabTitle(token) {
      this.exit(token);
    },
  },
};

/** Whether a node is the title of a tab. */
export const isTab = (node: Nodes): node is Heading => node.type === 'heading' && node.data?.isTab === true;

/** Drops the name of a tab behind its title; a title that is not in tabs becomes a paragraph. */
export function placeTab(title: Heading, parent: Parents): Heading | Paragraph {
  const { data: { marker = '' } = {}, children, position } = title;
  if (parent.type !== 'containerDirective' || findLayout(parent.name) !== 'tabs')
    return {
      type: 'paragraph',
      children: [{ type: 'text', value: marker }, ...children],
      ...(position && { position }),
    };
  const last = children.at(-1);
  if (marker.startsWith('@') && last?.type === 'text') last.value = last.value.replace(NAME, '');
  return title;
}

declare module 'mdast' {
  interface HeadingData {
    /** Whether the heading is the title of a tab, and the marker before it. */
    isTab?: boolean;
    marker?: string;
  }
}
