// Tokenizes diagrams of PlantUML, from a line `@startuml` to a line `@enduml`, as code.
import type { Code, State } from 'micromark-util-types';
import type { Construct } from '../../syntax/bareUrls.ts';
import type { MdastExtension } from '../../syntax/containerSyntax.ts';

const OPENING = /^@start[a-z]+[ \t]*$/;
const CLOSING = /^[ \t]*@end[a-z]+[ \t]*$/;
const MAX_OPENING = 40;

const isLineEnd = (code: Code): boolean => code !== null && code < -2;

/** The characters of a diagram, which may contain blank lines. */
export const measureDiagram = (text: string) =>
  OPENING.test(text.slice(0, text.indexOf('\n')))
    ? /^[\s\S]*?\n[ \t]*@end[a-z]+[ \t]*(?=\n|$)/.exec(text)?.[0].length
    : undefined;

/** Without a closing line, a diagram ends with its container, like a code block. */
export const diagram: Construct = {
  name: 'diagram',
  concrete: true,
  tokenize(effects, ok, nok) {
    const { parser, now } = this;
    let line = '';
    let isOpening = true;
    let isInLine = false;
    const begin: State = (code) => {
      effects.enter('diagram' as 'data');
      return next(code);
    };
    const endLine = () => {
      if (isInLine) effects.exit('diagramLine' as 'data');
      isInLine = false;
    };
    function next(code: Code): State | undefined {
      if (code === null || isLineEnd(code)) {
        endLine();
        if (isOpening && !OPENING.test(line)) return nok(code);
        if (code === null || (!isOpening && CLOSING.test(line))) return end(code);
        isOpening = false;
        line = '';
        return effects.check(nextLine, takeLineEnd, end)(code);
      }
      if (!isInLine) effects.enter('diagramLine' as 'data');
      isInLine = true;
      line += code < 0 ? ' ' : String.fromCharCode(code);
      if (isOpening && line.length > MAX_OPENING) return nok(code);
      effects.consume(code);
      return next;
    }
    function takeLineEnd(code: Code): State {
      effects.enter('lineEnding');
      effects.consume(code);
      effects.exit('lineEnding');
      return next;
    }
    function end(code: Code): State | undefined {
      effects.exit('diagram' as 'data');
      return ok(code);
    }
    /** Whether the next line belongs to the same container. */
    const nextLine: Construct = {
      partial: true,
      tokenize: (ahead, found, fail) => (code) => {
        ahead.enter('lineEnding');
        ahead.consume(code);
        ahead.exit('lineEnding');
        return (first) => (parser.lazy[now().line] ? fail(first) : found(first));
      },
    };
    return begin;
  },
};

export const diagramFromMarkdown: MdastExtension = {
  enter: {
    diagram(token) {
      this.enter({ type: 'code', lang: 'plantuml', meta: null, value: '' }, token);
    },
  },
  exit: {
    diagram(token) {
      const node = this.stack.at(-1);
      if (node?.type === 'code') node.value = this.sliceSerialize(token);
      this.exit(token);
    },
  },
};
