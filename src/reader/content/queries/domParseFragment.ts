// Parses HTML with the browser's parser. In a <template> no script runs and no image loads.
import type { Root } from 'hast';
import { fromDom } from 'hast-util-from-dom';
import type { ParseFragment } from '../../../core/document/transform.ts';

export const parseFragment: ParseFragment = (html) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  // hast-util-from-dom converts a DocumentFragment to a root node.
  return fromDom(template.content) as Root;
};
