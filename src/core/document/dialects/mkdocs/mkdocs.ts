// Extensions of Python-Markdown that MkDocs enables. A chunk of its own in browsers.
import type { Dialect } from '../dialect.ts';
import { markersFromMarkdown } from '../markerLines.ts';
import { abbreviationLine } from './abbreviations.ts';
import { slashLine } from './blocks.ts';
import { containers, containersFromMarkdown } from './containers.ts';
import { icon, iconsFromMarkdown } from './icons.ts';
import { identifierLine } from './identifiers.ts';
import { resolveMkdocs } from './resolveMkdocs.ts';
import { escapeBars } from './tableRows.ts';

const [ASTERISK, SLASH, COLON] = [42, 47, 58];

export const mkdocs: Dialect = {
  name: 'mkdocs',
  indents: /^(?:(?:!!!|\?\?\?\+?|===[+!]*)[ \t]*["\w]|:[ \t])/,
  micromark: {
    ...containers,
    flow: { ...containers.flow, [ASTERISK]: abbreviationLine, [SLASH]: slashLine, [COLON]: identifierLine },
    text: { [COLON]: icon },
  },
  fromMarkdown: [containersFromMarkdown, markersFromMarkdown, iconsFromMarkdown],
  rewrite: escapeBars,
  resolve: resolveMkdocs,
};
