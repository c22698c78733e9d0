import { fromHtml } from 'hast-util-from-html';
import { type Schema, sanitize } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { find, svg as svgNames } from 'property-information';
import { ALLOWED, ALLOWED_ANYWHERE, SAFE_STYLE } from '../../core/diagrams/finishDiagram.ts';
import type { Drawing } from '../../core/site/manifest/prerender.ts';
import { dropForbidden } from '../../lib/forbiddenCharacters.ts';

const propertyOf = (attribute: string) => find(svgNames, attribute).property;

const SCHEMA: Schema = {
  tagNames: Object.keys(ALLOWED),
  attributes: {
    ...Object.fromEntries(
      Object.entries(ALLOWED).map(([name, attributes]) => [name, attributes.map(propertyOf)]),
    ),
    '*': ALLOWED_ANYWHERE.map((name) => (name === 'style' ? [name, SAFE_STYLE] : propertyOf(name))),
  },
  clobber: [],
};

/** Reads a drawing as a browser would and writes down what may stand in a page: shapes and words, as XML. */
export function cleanDrawing({ svg, size }: Drawing): Drawing {
  const tree = sanitize(fromHtml(svg, { fragment: true, space: 'svg' }), SCHEMA);
  return { svg: dropForbidden(toHtml(tree, { space: 'svg' })), size };
}
