import type { Translation } from '../translation.ts';
import type * as zh from '../zh-Hans/headScriptMessages.ts';

export const siteNotLoaded: Translation<typeof zh.siteNotLoaded> = (failed, guess) =>
  `Your site did not load properly.
${failed} couldn’t be loaded. Reload the page, or rebuild the site with BASE_PATH=${guess} (suggested base URL: ${guess}).`;

export const kitNotExtracted: Translation<typeof zh.kitNotExtracted> =
  'This page’s files weren’t found. If you opened it inside an archive, extract the whole archive first and then open its index.html. If you opened it from a website, reload the page.';
