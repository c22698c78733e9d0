// Tokenizes the containers of Python-Markdown as micromark tokenizes list items: content that is set in belongs to the
// line that begins the container. `!!! note "标题"`, `??? note`, `=== "标签"` have content set in by four columns;
// `:   义` has content set in by its mark.
import type { Data, Nodes, Parent } from 'mdast';
import type { Code, State, TokenizeContext } from 'micromark-util-types';
import type { Construct, Extension } from '../../syntax/bareUrls.ts';
import type { MdastExtension } from '../../syntax/containerSyntax.ts';
import { isSpace, NO_TITLE, tokenizeTitledLine } from '../titledLine.ts';

/** A block with content that is set in, or the definition of a term. */
export interface Indented extends Parent {
  type: 'indented';
  /** The line that begins the block, without white space at its ends; the mark of a definition. */
  opening: string;
  data?: Data;
}

declare module 'mdast' {
  interface RootContentMap {
    indented: Indented;
  }
}

/** Matches `!!! note "标题"`, with further classes; `???` is collapsed by default, `???+` is open. */
export const BOX = /^(!!!|\?\?\?\+?)[ \t]*([\w-]+)[\w \t-]*(?:"(.*)")?$/;
/** Matches `=== "标签"`; `===+` selects a tab, `===!` begins a group of tabs. */
export const TAB = /^===([+!]*)[ \t]+"(.*)"$/;

/** Columns by which content is set in. */
const STEP = 4;

const [BANG, EQUALS, QUESTION, COLON] = [33, 61, 63, 58];

const isLineEnd = (code: Code): boolean => code === null || code < -2;

/** Lines below a block that are not set in: they continue no paragraph in it. */
const ended = new WeakMap<TokenizeContext['parser'], Set<number>>();

function findTitle(line: string): readonly [number, number] | undefined {
  const title = BOX.exec(line)?.[3] ?? TAB.exec(line)?.[2];
  if (title !== undefined) return [line.length - 1 - title.length, line.length - 1];
  return BOX.test(line) ? NO_TITLE : undefined;
}

/** Columns between the content of the outer container and the container's mark. */
function readPrefix({ events }: TokenizeContext): number {
  const tail = events.at(-1);
  return tail?.[1].type === 'linePrefix' ? tail[2].sliceSerialize(tail[1], true).length : 0;
}

/** Matches a line ending before content that is set in deeper than a column, with blank lines between. */
const createContentAhead = (column: number): Construct => ({
  partial: true,
  tokenize(effects, ok, nok) {
    let columns = 0;
    let hasTab = false;
    const next: State = (code) => {
      if (code === null) return nok(code);
      if (isLineEnd(code)) {
        columns = 0;
        hasTab = false;
        return take('lineEnding')(code);
      }
      if (!isSpace(code) && code !== 62)
        return columns >= column + (hasTab ? 1 : STEP) ? ok(code) : nok(code);
      columns += code === -1 ? 0 : 1;
      hasTab ||= code === -2;
      return take('whitespace')(code);
    };
    const take =
      (type: 'lineEnding' | 'whitespace'): State =>
      (code) => {
        effects.enter(type);
        effects.consume(code);
        effects.exit(type);
        return next;
      };
    return next;
  },
});

const exit: NonNullable<Construct['exit']> = (effects) => {
  effects.exit('indented' as 'data');
};

/** @param isLazy whether a line that is not set in may continue a paragraph */
const createContinuation = (isLazy: boolean): Construct => ({
  tokenize(effects, ok, nok) {
    const size = (this.containerState as { size: number }).size;
    let columns = 0;
    const leave = (code: Code) => {
      if (isLineEnd(code)) return ok(code);
      if (!isLazy) {
        const lines = ended.get(this.parser) ?? new Set();
        ended.set(this.parser, lines.add(this.now().line));
      }
      return nok(code);
    };
    const next: State = (code) => {
      if (columns < size && isSpace(code)) {
        columns += 1;
        effects.consume(code);
        return next;
      }
      effects.exit('listItemIndent');
      return columns < size ? leave(code) : ok(code);
    };
    return (code) => {
      if (!isSpace(code)) return leave(code);
      effects.enter('listItemIndent');
      return next(code);
    };
  },
});

const block: Construct = {
  name: 'indented',
  tokenize(effects, ok, nok) {
    const state = this.containerState as { size?: number };
    const prefix = readPrefix(this);
    let title: ReturnType<typeof findTitle>;
    // Without a title and content, `!!! note` may be a sentence.
    const ahead = createContentAhead(this.now().column - 1);
    return tokenizeTitledLine(
      effects,
      {
        type: 'indentedOpening',
        findTitle: (line) => {
          title = findTitle(line);
          return title;
        },
        enter: () => {
          state.size = prefix + STEP;
          effects.enter('indented' as 'data', { _container: true });
        },
      },
      (code) => (title === NO_TITLE ? effects.check(ahead, ok, nok)(code) : ok(code)),
      nok,
    );
  },
  continuation: createContinuation(false),
  exit,
};

/** The mark of a definition, which is part of the content's indentation: `:   义`. */
const definition: Construct = {
  name: 'definition',
  tokenize(effects, ok, nok) {
    const state = this.containerState as { size?: number };
    const prefix = readPrefix(this);
    let spaces = 0;
    const next: State = (code) => {
      if (isSpace(code) && spaces < STEP) {
        spaces += 1;
        effects.consume(code);
        return next;
      }
      if (spaces === 0 || isSpace(code) || isLineEnd(code)) return nok(code);
      effects.exit('indentedOpening' as 'data');
      state.size = prefix + 1 + spaces;
      return ok(code);
    };
    return (code) => {
      effects.enter('indented' as 'data', { _container: true });
      effects.enter('indentedOpening' as 'data');
      effects.consume(code);
      return next;
    };
  },
  continuation: createContinuation(true),
  exit,
};

/** Ends a paragraph before a line that is no part of its block. */
const endParagraph: Construct = {
  name: 'indentedEnd',
  tokenize(_, ok, nok) {
    return this.interrupt && ended.get(this.parser)?.has(this.now().line) ? ok : nok;
  },
};

export const containers: Extension = {
  document: { [BANG]: block, [QUESTION]: block, [EQUALS]: block, [COLON]: definition },
  flow: { null: endParagraph },
};

export const containersFromMarkdown: MdastExtension = {
  enter: {
    indented(token) {
      this.enter({ type: 'indented', opening: '', children: [] }, token);
    },
    indentedOpening(token) {
      const node = this.stack.at(-1) as Nodes;
      if (node.type === 'indented') node.opening = this.sliceSerialize(token).trim();
    },
    indentedOpeningTitle(token) {
      this.enter({ type: 'paragraph', data: { directiveLabel: true }, children: [] }, token);
    },
  },
  exit: {
    indentedOpeningTitle(token) {
      this.exit(token);
    },
    indented(token) {
      this.exit(token);
    },
  },
};
