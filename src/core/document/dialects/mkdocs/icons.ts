// Icons of the theme with their attributes, `:material-check:{ .green }`. Check and close icons become ✓ and ✗, since they
// may be the only content of a table cell; others are left out.
import type { Literal, Nodes } from 'mdast';
import type { Code, State } from 'micromark-util-types';
import type { Construct } from '../../syntax/bareUrls.ts';
import type { MdastExtension } from '../../syntax/containerSyntax.ts';
import { isSpace } from '../titledLine.ts';

interface Icon extends Literal {
  type: 'icon';
}

declare module 'mdast' {
  interface PhrasingContentMap {
    icon: Icon;
  }
  interface RootContentMap {
    icon: Icon;
  }
}

const NAME = /^:(?:material|fontawesome|octicons|simple)-[a-z\d-]+$/;
const MAX_LENGTH = 100;
const [COLON, OPEN_BRACE, CLOSE_BRACE] = [58, 123, 125];

const attributes: Construct = {
  partial: true,
  tokenize: (effects, ok, nok) => {
    const next: State = (code) => {
      if (code === null || code < -2 || code === OPEN_BRACE) return nok(code);
      effects.consume(code);
      return code === CLOSE_BRACE ? ok : next;
    };
    return (code) => {
      if (code !== OPEN_BRACE) return nok(code);
      effects.consume(code);
      return next;
    };
  },
};

/** Whether an icon cannot begin after a character: `12:simple-a:b`. */
const isWord = (code: Code) => code !== null && code >= 0 && /[\w:]/.test(String.fromCharCode(code));

export const icon: Construct = {
  name: 'icon',
  tokenize(effects, ok, nok) {
    if (isWord(this.previous)) return nok;
    let name = '';
    const next: State = (code) => {
      if (code === null || code < 0 || name.length > MAX_LENGTH) return nok(code);
      if (code === COLON && name !== '') {
        if (!NAME.test(name)) return nok(code);
        effects.consume(code);
        return effects.attempt(attributes, space, space);
      }
      name += String.fromCharCode(code);
      effects.consume(code);
      return next;
    };
    const space: State = (code) => {
      if (!isSpace(code)) {
        effects.exit('icon' as 'data');
        return ok(code);
      }
      effects.consume(code);
      return space;
    };
    return (code) => {
      effects.enter('icon' as 'data');
      return next(code);
    };
  },
};

export const iconsFromMarkdown: MdastExtension = {
  enter: {
    icon(token) {
      this.enter({ type: 'icon', value: this.sliceSerialize(token) }, token);
    },
  },
  exit: {
    icon(token) {
      this.exit(token);
    },
  },
};

function markOf({ value }: Icon): string {
  if (/-check\b/.test(value)) return '✓';
  return /-(?:close|x|xmark)\b/.test(value) ? '✗' : '';
}

/** Matches what separates an icon at the start of a line from its words. */
const SEPARATOR = /^(?:\n|[-–+][ \t]+)/;

const IN_HTML = /:(?:material|fontawesome|octicons|simple)-[a-z\d-]+:(?:\{[^{}\n]*\})?/g;

/** Drops the icons between tags. */
export const dropIcons = (html: string) => html.replace(IN_HTML, '');

/** Replaces the icons among inline nodes by text. */
export function replaceIcons(nodes: readonly Nodes[]): Nodes[] {
  const replaced: Nodes[] = [];
  for (const [at, node] of nodes.entries()) {
    const last = replaced.at(-1);
    const next = nodes[at + 1];
    const isLineEnd = next === undefined || (next.type === 'text' && next.value.startsWith('\n'));
    const value = node.type === 'icon' ? markOf(node) && `${markOf(node)}${isLineEnd ? '' : ' '}` : undefined;
    if (value === '') {
      if (isLineEnd && last?.type === 'text') last.value = last.value.replace(/[ \t]+$/, '');
      if (last === undefined && next?.type === 'text') next.value = next.value.replace(SEPARATOR, '');
    } else if (value !== undefined) replaced.push({ type: 'text', value, ...placeOf(node) });
    else replaced.push(node);
  }
  return replaced.filter((node) => node.type !== 'text' || node.value !== '');
}

const placeOf = ({ position }: Nodes) => (position ? { position } : {});
