import type { Translation } from '../translation.ts';
import type * as zh from '../zh-Hans/contentErrorMessages.ts';

export const contentErrorMessages: Translation<typeof zh.contentErrorMessages> = {
  notJson: 'This file isn’t valid JSON',
  incomplete: 'Only part of this file was received',
  shorterThanDeclared: 'The response was shorter than the server declared',
  timeout: (seconds) => `No response within ${seconds} seconds`,
  unreachable: 'The request didn’t reach the server',
  interrupted: 'The request didn’t reach the server, or the response was cut off',
  otherFile: 'The server sent something other than this file',
  captivePortal:
    'The server sent something other than this file. If this network requires you to sign in first (at a hotel, for example), sign in and try again.',
  status: (status) => `The server responded with status ${status}`,
  notLoaded: 'This file couldn’t be loaded',
  notInFolder: 'The folder doesn’t contain this file',
  wrongEmbeddedFile: 'The embedded file doesn’t match its name',
  notPrerendered: 'This file wasn’t available during prerendering',
};

export const versionErrorMessages: Translation<typeof zh.versionErrorMessages> = {
  noIndex: (version) => `Version ${version} has no search index`,
  wrongIndexFile: 'The search index file doesn’t match its name',
  notAManifest: 'The server sent something other than a site manifest',
  noVersion: (version) => `There’s no version ${version}`,
};
