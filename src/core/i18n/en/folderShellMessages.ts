import type { Translation } from '../translation.ts';
import type { folderShellMessages as zh } from '../zh-Hans/folderShellMessages.ts';

export const folderShellMessages: Translation<typeof zh> = {
  openedAsFile:
    'Browsers don’t let a page that was opened by double click read the files beside it. Put this folder on a web server, or use the offline kit (npx mojian bundle).',
  missingEngine:
    'The server didn’t return the scripts in the folder assets. Upload the whole folder assets from the archive beside index.html, then reload this page.',
  notFound: 'The server doesn’t have this file',
  notFoundHint: 'Addresses of this site’s pages follow a #, as in /#/docs/install.',
  goHome: 'Go to the home page',
};
