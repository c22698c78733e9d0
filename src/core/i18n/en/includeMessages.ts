import type { Translation } from '../translation.ts';
import type { includeMessages as zh } from '../zh-Hans/includeMessages.ts';
import { plural } from './format.ts';

/** Each follows the name of the file in a sentence. */
export const includeMessages: Translation<typeof zh> = {
  missing: 'couldn’t be read; check its path and name',
  refused:
    'can’t be included: only text files in the site’s folder can, except web pages and files whose name starts with a dot',
  notText: 'isn’t text in UTF-8; save it as UTF-8',
  badLines: 'is included with an invalid range of lines; write 3-9 or 3-5,8',
  outOfRange: (count) => `has only ${plural(count, 'line')}, so the range of lines is out of bounds`,
  noRegion: (name) => `has no region named “${name}”`,
  nested: 'is included from a file that is itself included; only one level is possible',
  instead: (file, problem) => `(The file ${file} ${problem}.)`,
};
