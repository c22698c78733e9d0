// The browser's own parser reads the HTML in a page. Inside a template nothing runs and nothing loads.
import type { Root } from 'hast';
import { fromDom } from 'hast-util-from-dom';
import { createHtmlParser } from '../../../core/document/html/createHtmlParser.ts';

export const parseHtml = createHtmlParser((html) => {
  const template = document.createElement('template');
  template.innerHTML = html;
  // A fragment becomes a root.
  return fromDom(template.content) as Root;
});
