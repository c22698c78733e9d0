import { createHtmlParser } from '../../../core/document/html/createHtmlParser.ts';
import { parseFragment } from './domParseFragment.ts';

export const parseHtml = createHtmlParser(parseFragment);
