// Tokenizes badges, `:badge[新]{type=tip}`, by the text directive of micromark-extension-directive. Other names after a
// colon are text: `12:30`, `:note[x]`.
import type { Emphasis, PhrasingContent } from 'mdast';
import { directive } from 'micromark-extension-directive';
import { findAdmonitionType } from '../containerKinds.ts';
import type { Construct, Extension } from './bareUrls.ts';
import type { MdastExtension } from './containerSyntax.ts';

const COLON = 58;
const OPENING = ':badge[';

const opening: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    let at = 0;
    return function next(code) {
      if (code !== OPENING.charCodeAt(at)) return nok(code);
      // A check consumes nothing; tokens need a name.
      if (at === 0) effects.enter('data');
      effects.consume(code);
      at += 1;
      if (at < OPENING.length) return next;
      effects.exit('data');
      return ok;
    };
  },
};

export function badges(): Extension {
  const constructs = directive().text?.[COLON];
  const text = Array.isArray(constructs) ? constructs[0] : constructs;
  if (text === undefined) throw new Error('micromark-extension-directive has changed its shape');
  const badge: Construct = {
    ...text,
    tokenize(effects, ok, nok) {
      return effects.check(opening, text.tokenize.call(this, effects, ok, nok), nok);
    },
  };
  return { text: { [COLON]: badge } };
}

/** Types of badges by the type of the admonition with the same name, which has the same color. */
const TYPES = { note: 'info', info: 'info', tip: 'tip', caution: 'warning', danger: 'danger' } as const;

const toType = (name: string) => TYPES[findAdmonitionType(name) ?? 'info'];

/** @example readType('{type=tip}') === 'tip'; readType('{.warning}') === 'warning'; readType('{}') === 'info' */
const readType = (attributes: string) => toType(/(?:type=|\.)["']?(\w+)/.exec(attributes)?.[1] ?? '');

/** Creates the node that is converted to `<span data-badge="tip">`. */
export const createBadge = (type: string, children: PhrasingContent[]): Emphasis => ({
  type: 'emphasis',
  data: { hName: 'span', hProperties: { dataBadge: toType(type) } },
  children,
});

export const badgesFromMarkdown: MdastExtension = {
  enter: {
    directiveText(token) {
      this.enter(createBadge('', []), token);
    },
  },
  exit: {
    directiveTextAttributes(token) {
      const badge = this.stack.at(-1);
      const dataBadge = readType(this.sliceSerialize(token));
      if (badge?.type === 'emphasis') badge.data = { ...badge.data, hProperties: { dataBadge } };
    },
    directiveText(token) {
      const badge = this.stack.at(-1);
      this.exit(token);
      const parent = this.stack.at(-1);
      // Without a label it is text.
      if (badge?.type === 'emphasis' && badge.children.length === 0 && parent && 'children' in parent)
        parent.children.splice(-1, 1, { type: 'text', value: this.sliceSerialize(token) });
    },
  },
};
