// Extensions of Python-Markdown that MkDocs enables. A chunk of its own in browsers.
import type { Dialect } from '../dialect.ts';
import { createMarkerLine, markersFromMarkdown } from '../markerLines.ts';
import { NO_TITLE } from '../titledLine.ts';
import { slashLine } from './blocks.ts';
import { containers, containersFromMarkdown } from './containers.ts';
import { icon, iconsFromMarkdown } from './icons.ts';
import { ABBREVIATION, resolveMkdocs } from './resolveMkdocs.ts';

const [ASTERISK, SLASH, COLON] = [42, 47, 58];

const abbreviation = createMarkerLine((line) => (ABBREVIATION.test(line) ? NO_TITLE : undefined));

export const mkdocs: Dialect = {
  name: 'mkdocs',
  indents: /^(?:(?:!!!|\?\?\?\+?|===[+!]*)[ \t]*["\w]|:[ \t])/,
  micromark: {
    ...containers,
    flow: { ...containers.flow, [ASTERISK]: abbreviation, [SLASH]: slashLine },
    text: { [COLON]: icon },
  },
  fromMarkdown: [containersFromMarkdown, markersFromMarkdown, iconsFromMarkdown],
  resolve: resolveMkdocs,
};
