import type { Translation } from '../translation.ts';
import type { refreshMessages as zh } from '../zh-Hans/refreshMessages.ts';
import { plural } from './format.ts';

export const refreshMessages: Translation<typeof zh> = {
  readingDocs: 'Reading docs',
  writingManifest: 'Writing the manifest',
  result: (changed, pages, seconds) =>
    `${changed === 0 ? 'No changes' : `Updated ${plural(changed, 'file')}`}: ${pages} (${seconds} s).`,
};
