// Tokenizes marks around a few ASCII characters: keys, `++ctrl+alt+del++` (MkDocs), subscript, `H~2~O`, and superscript,
// `x^2^` (pandoc). The same characters occur in text, such as ranges (`3~5 天`), revisions (`HEAD~1..HEAD~2`), faces
// (`^_^`) and code without backticks (`++i++`, `a^b^c`).
import type { Emphasis, PhrasingContent } from 'mdast';
import type { Code, State } from 'micromark-util-types';
import type { Construct, Extension } from './bareUrls.ts';
import type { MdastExtension } from './containerSyntax.ts';
import { readKeys } from './keyNames.ts';

/** Limit of characters between the delimiters. */
const LONGEST = 40;

interface Mark {
  delimiter: string;
  /** The character before the mark; the start of a line is a line ending. */
  before: RegExp;
  content: RegExp;
  after: RegExp;
  toNodes: (content: string) => PhrasingContent[] | undefined;
}

const wrap = (hName: string, value: string): Emphasis => ({
  type: 'emphasis',
  data: { hName },
  children: [{ type: 'text', value }],
});

/** A sign, or letters and digits with signs between them. */
const SCRIPT =
  /^(?:[-+−]|[-+−]?[A-Za-z\d\p{Script=Greek}()]+(?:[-+−=,][A-Za-z\d\p{Script=Greek}()]+)*[-+−]?)$/u;

const MARKS: readonly Mark[] = [
  {
    delimiter: '++',
    before: /[^\w+]/,
    content: /^[a-z\d]/i,
    after: /[^\w+]/,
    toNodes: (content) =>
      readKeys(content)?.flatMap((key, at) => [
        ...(at > 0 ? [{ type: 'text', value: '+' } as const] : []),
        wrap('kbd', key),
      ]),
  },
  {
    delimiter: '~',
    before: /[\p{Script=Latin}\p{Script=Greek})\]]/u,
    content: SCRIPT,
    after: /[^\d~]/,
    toNodes: (content) => [wrap('sub', content)],
  },
  {
    delimiter: '^',
    before: /[\p{Script=Latin}\p{Script=Greek}\d)\]~]/u,
    content: SCRIPT,
    after: /[^\w^]/,
    toNodes: (content) => [wrap('sup', content)],
  },
];

const toText = (code: Code) => (code === null || code < 0 ? '\n' : String.fromCharCode(code));

function createConstruct({ delimiter, before, content, after, toNodes }: Mark): Construct {
  return {
    name: 'shortMark',
    previous: (code) => before.test(toText(code)),
    tokenize(effects, ok, nok) {
      let text = '';

      return function begin(code) {
        effects.enter('shortMark' as 'data');
        return next(code);
      };

      function next(code: Code): State | undefined {
        const isClosed = text.length > delimiter.length && text.endsWith(delimiter);
        if (isClosed) return end(code);
        if (code === null || code <= 32 || text.length > LONGEST) return nok(code);
        if (text.length < delimiter.length && toText(code) !== delimiter[text.length]) return nok(code);
        effects.consume(code);
        text += toText(code);
        return next;
      }

      function end(code: Code): State | undefined {
        const inside = text.slice(delimiter.length, -delimiter.length);
        if (!after.test(toText(code)) || !content.test(inside) || toNodes(inside) === undefined)
          return nok(code);
        effects.exit('shortMark' as 'data');
        return ok(code);
      }
    },
  };
}

export const shortMarks: Extension = {
  text: Object.fromEntries(MARKS.map((mark) => [mark.delimiter.charCodeAt(0), createConstruct(mark)])),
};

export const shortMarksFromMarkdown: MdastExtension = {
  exit: {
    shortMark(token) {
      const text = this.sliceSerialize(token);
      const mark = MARKS.find(({ delimiter }) => text.startsWith(delimiter));
      const parent = this.stack.at(-1);
      if (mark === undefined || parent === undefined || !('children' in parent)) return;
      const { length } = mark.delimiter;
      const position = { start: { ...token.start }, end: { ...token.end } };
      for (const node of mark.toNodes(text.slice(length, -length)) ?? [])
        (parent.children as PhrasingContent[]).push({ ...node, position });
    },
  },
};
