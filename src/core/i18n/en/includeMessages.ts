import { explainFault, type FaultMessages } from '../explainFault.ts';
import type { Translation } from '../translation.ts';
import type { includeMessages as zh } from '../zh-Hans/includeMessages.ts';
import { plural } from './format.ts';

/** Each follows the name of the file in a sentence. */
const problems: FaultMessages = {
  missing: () => 'cannot be read; check its path and name',
  refused: () =>
    'cannot be included; only text files in the site folder can be, except HTML pages and files whose names start with a dot',
  notText: () => 'is not UTF-8 text; save it as UTF-8',
  badLines: () => 'is included with an invalid line range; write a range such as 3-9 or 3-5,8',
  outOfRange: (lines) => `has only ${plural(Number(lines), 'line')}, so the line range is out of bounds`,
  noRegion: (name) => `has no region named "${name}"`,
  notOpenApi: () => 'is not an OpenAPI 3 file',
  tooLarge: () => 'is too large, so only a part of it is shown',
  noOperation: (name) => `has no operation "${name}"`,
  noReference: (name) => `has the reference "${name}" to nothing in the file`,
  nested: () => 'is included from a file that is itself included; only one level is supported',
};

export const includeMessages: Translation<typeof zh> = {
  problem: (fault) => explainFault(problems, fault),
  instead: (file, fault) => `(The file ${file} ${explainFault(problems, fault)}.)`,
};
