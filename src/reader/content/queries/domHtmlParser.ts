// Parses HTML in markdown with the browser's parser. Inside a <template> no script runs and nothing loads.
import type { Root } from 'hast';
import { fromDom } from 'hast-util-from-dom';
import { createHtmlParser } from '../../../core/document/html/createHtmlParser.ts';

export const parseHtml = createHtmlParser((html) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  // hast-util-from-dom turns a fragment into a root.
  return fromDom(template.content) as Root;
});
