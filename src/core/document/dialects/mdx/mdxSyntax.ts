// Tokenizes the tags, expressions, imports and exports of MDX. Invalid JSX is text, while micromark-extension-mdx-jsx
// throws an error. The nodes are flat: resolveMarkup.ts pairs opening and closing tags.
import type { Data, Literal, Nodes } from 'mdast';
import type { Code, State, TokenizeContext } from 'micromark-util-types';
import { readIncludeTag } from '../../includes/includeTag.ts';
import type { Construct, Extension } from '../../syntax/bareUrls.ts';
import type { MdastExtension } from '../../syntax/containerSyntax.ts';
import { createEsmScanner, createIncludeScanner, createMarkupScanner, type Scanner } from './scanMarkup.ts';

/** The source of a tag, comment or expression (`markup`), of imports and exports (`esm`), or of an include. */
export interface Markup extends Literal {
  type: 'markup' | 'esm' | 'include';
  data?: MarkupData;
}

export interface MarkupData extends Data {
  /** Whether it is between the tags of an HTML block, where lines are no paragraphs. */
  isInHtml?: boolean;
}

declare module 'mdast' {
  interface RootContentMap {
    markup: Markup;
  }
}

const BRACE = 123;
const ANGLE = 60;
const [E, I] = [101, 105];

/** Braces of markdown, and of templates of other engines: `{#id}`, `{.class}`, `{width=300}`, `{% tag %}`, `{{ name }}`. */
const NO_EXPRESSION = /^\{(?:[\s#.:%!{}]*\}|[#.:%!{]|[\w-]+=(?![=>]))/;

const isLineEnd = (code: Code): boolean => code !== null && code < -2;

/** The character of a code; a space for the columns of a tab. */
function toChar(code: Code): string {
  if (code === null) return '';
  return code >= 0 ? String.fromCharCode(code) : isLineEnd(code) ? '\n' : ' ';
}

/** Failed attempts may take this many characters of a segment, so that the time is linear in the text. */
const MAX_FAILED = 100_000;
/** Attempts of this length are as cheap as those of other constructs. */
const SHORT = 200;

const failed = new WeakMap<TokenizeContext['parser'], number>();

interface Construction {
  type: Markup['type'];
  scan: Scanner;
  accepts: (source: string) => boolean;
}

/** Tokenizes the characters that a scanner accepts as one construct. */
function takeMarkup(
  context: TokenizeContext,
  effects: Parameters<Construct['tokenize']>[0],
  { type, scan, accepts }: Construction,
  ok: State,
  nok: State,
): State {
  let source = '';
  let isInLine = false;

  return function begin(code) {
    if ((failed.get(context.parser) ?? 0) > MAX_FAILED) return nok(code);
    effects.enter(type as 'data');
    return next(code);
  };

  function next(code: Code): State | undefined {
    const char = toChar(code);
    const progress = scan(char);
    source += char;
    if (progress === 'fail') return fail(code);
    if (isLineEnd(code)) {
      endLine();
      return type === 'esm' && progress === 'end'
        ? effects.check(esmEnd, end, takeLineEnd)(code)
        : takeLineEnd(code);
    }
    if (code === null) return end(code);
    if (!isInLine) effects.enter('markupLine' as 'data');
    isInLine = true;
    effects.consume(code);
    return progress === 'end' ? end : next;
  }

  function endLine(): void {
    if (isInLine) effects.exit('markupLine' as 'data');
    isInLine = false;
  }

  function takeLineEnd(code: Code): State | undefined {
    effects.enter('lineEnding');
    effects.consume(code);
    effects.exit('lineEnding');
    return (first) => (context.parser.lazy[context.now().line] ? fail(first) : next(first));
  }

  function end(code: Code): State | undefined {
    endLine();
    if (!accepts(source)) return fail(code);
    effects.exit(type as 'data');
    return ok(code);
  }

  function fail(code: Code): State | undefined {
    if (source.length > SHORT) failed.set(context.parser, (failed.get(context.parser) ?? 0) + source.length);
    return nok(code);
  }
}

/** Matches a line ending that a blank line, a tag or the end of the text follows. */
const esmEnd: Construct = {
  partial: true,
  tokenize: (effects, ok, nok) => (code) => {
    effects.enter('lineEnding');
    effects.consume(code);
    effects.exit('lineEnding');
    return function next(first): State | undefined {
      if (first === null || isLineEnd(first) || first === ANGLE) return ok(first);
      if (first >= 0 && first !== 32) return nok(first);
      effects.enter('whitespace');
      effects.consume(first);
      effects.exit('whitespace');
      return next;
    };
  },
};

interface Syntax {
  /** Matches the first letter of a tag's name. */
  isTag: RegExp;
  accepts: (source: string) => boolean;
}

const createText = ({ isTag, accepts }: Syntax): Construct => ({
  name: 'markupText',
  // The second of two braces opens no expression: `{{ a }}` is a template of Vue.
  previous: (code) => code !== BRACE,
  tokenize(effects, ok, nok) {
    const scan = createMarkupScanner(isTag);
    return takeMarkup(this, effects, { type: 'markup', scan, accepts }, ok, nok);
  },
});

/** Lines of constructs without other text. */
const createFlow = (name: string, create: () => Construction): Construct => ({
  name,
  concrete: true,
  tokenize(effects, ok, nok) {
    const begin: State = (code) => takeMarkup(this, effects, create(), after, nok)(code);
    const after: State = (code) => {
      if (code === null || isLineEnd(code)) return ok(code);
      if (code === ANGLE || code === BRACE) return begin(code);
      if (code >= 0 && code !== 32) return nok(code);
      effects.enter('whitespace');
      effects.consume(code);
      effects.exit('whitespace');
      return after;
    };
    return begin;
  },
});

const createMarkupFlow = ({ isTag, accepts }: Syntax) =>
  createFlow('markupFlow', () => ({ type: 'markup', scan: createMarkupScanner(isTag), accepts }));

const include = createFlow('include', () => ({
  type: 'include',
  scan: createIncludeScanner(),
  accepts: (source) => readIncludeTag(source) !== undefined,
}));

/** @param isBalanced see createEsmScanner() */
const createEsm = (isBalanced: boolean): Construct => ({
  name: 'esm',
  concrete: true,
  tokenize(effects, ok, nok) {
    if (this.interrupt || this.now().column > 1) return nok;
    const esm = { type: 'esm', scan: createEsmScanner(isBalanced), accepts: () => true } as const;
    return takeMarkup(this, effects, esm, ok, nok);
  },
});

const MDX: Syntax = {
  isTag: /[a-z]/i,
  accepts: (source) => source.startsWith('<') || !NO_EXPRESSION.test(source),
};
const COMPONENTS: Syntax = { isTag: /[A-Z]/, accepts: (source) => /^<\/?[A-Z]/.test(source) };

/** Tags with `@event` or `#slot`, too, which are no HTML in markdown. */
const IN_LINE: Syntax = {
  isTag: /[a-z]/i,
  accepts: (source) => /^<(?:\/?[A-Z]|[a-z][^\s>]*\s(?:[^>]*\s)?[@#]\w)/.test(source),
};

const esm = [createEsm(true), createEsm(false)];

/** The syntax of MDX, without indented code and HTML, as in MDX. */
export const mdxSyntax: Extension = {
  flow: { [ANGLE]: [include, createMarkupFlow(MDX)], [BRACE]: createMarkupFlow(MDX), [E]: esm, [I]: esm },
  text: { [ANGLE]: createText(MDX), [BRACE]: createText(MDX) },
  disable: { null: ['codeIndented', 'htmlFlow', 'htmlText'] },
};

/** Tags of components in markdown with HTML. */
export const componentSyntax: Extension = {
  flow: { [ANGLE]: createMarkupFlow(COMPONENTS) },
  text: { [ANGLE]: createText(IN_LINE) },
};

type Handle = NonNullable<NonNullable<MdastExtension['exit']>['data']>;

const addNode: Handle = function (token) {
  const parent = this.stack.at(-1);
  if (parent === undefined || !('children' in parent)) return;
  const type = token.type as string as Markup['type'];
  const position = { start: { ...token.start }, end: { ...token.end } };
  const node: Markup = { type, value: this.sliceSerialize(token), position };
  (parent.children as Nodes[]).push(node);
};

export const mdxFromMarkdown: MdastExtension = { exit: { markup: addNode, esm: addNode, include: addNode } };
