// Reads HTML where there is no browser: in the build and in tests.
import { fromHtml } from 'hast-util-from-html';
import type { ParseFragment } from '../htmlParser.ts';

export const parseFragment: ParseFragment = (html) => fromHtml(html, { fragment: true });
