import type { Translation } from '../translation.ts';
import type { devServerMessages as zh } from '../zh-Hans/devServerMessages.ts';
import { plural } from './format.ts';

export const devServerMessages: Translation<typeof zh> = {
  preparing: 'Preparing (the first start takes longer because the browser code is compiled)…',
  recompiled: 'Browser code recompiled.',
  compileFailed: (message) => `Compilation failed:\n${message}`,
  watchFailed: (message) => `Could not watch files for changes: ${message}`,

  otherPort: (wanted, found) => `Port ${wanted} is in use. Using ${found} instead.`,
  portInUse: (port) =>
    `Port ${port} is in use. Stop the program that is using it, or set PORT to another port, such as PORT=${port + 1}.`,
  portDenied: (port) => `No permission to use port ${port}. Set PORT to another port.`,
  noAddress: (address) =>
    `This computer has no address "${address}". Check --host; 0.0.0.0 means all of its addresses.`,
  networkUrl: (url) => `${url} (for other computers on the network)`,

  badUrl: '400: Malformed URL',
  otherHost: (name, port) =>
    `403: This server does not accept requests for "${name}". Open http://localhost:${port}/ instead. To open the site from another computer, set --host to the name or address in its address bar.`,
  otherOrigin: '403: Only pages from the same origin can connect',
  notBelow: (base) => `404: The site is at ${base}`,
  noFile: '404: File not found',
  readOnly: '405: Only GET and HEAD are allowed',
  serverError: '500: Server error; see the terminal',

  rejected: {
    method: 'Only POST is accepted.',
    remote: 'Only the computer that runs npm start can save files.',
    host: 'To save files, open the site at localhost, on the port of this server.',
    origin: 'The request did not come from a page of this site.',
    token: 'This page is out of date. Reload it before saving.',
    contentType: 'Only JSON is accepted.',
    tooLarge:
      'Not saved: the limit is 2 MB at a time (1.5 MB of images). Shrink the images, or put large files next to the page yourself.',
    tooDeep: (folders) => `Not saved: a path can have at most ${plural(folders, 'folder')}.`,
    body: 'The request is invalid.',
  },
  saveFailed: 'Not saved: see the terminal for details.',
  uploadAborted: (bytes, message) =>
    `Not saved: the upload stopped after ${plural(bytes, 'byte')} (${message}).`,
  notSavable: (file) => `Not saved: ${file} cannot be edited here.`,
  notSaved: (reason) => `Not saved: ${reason}.`,
  fileExists: (file) => `Not saved: ${file} already exists.`,
  fileEdited: (file) => `Not saved: ${file} has changed since it was opened.`,

  noPage: 'Page not found.',
  noCommand: 'Unknown task.',
  nothingToUndo: 'Nothing to undo.',
  planOutdated: 'Files have changed since the changes were listed. Review them again.',
};
