import type { Translation } from '../translation.ts';
import type { adapterMessages as zh } from '../zh-Hans/adapterMessages.ts';
import { list, plural } from './format.ts';

export const adapterMessages: Translation<typeof zh> = {
  opened: (engine, folder, { pages, languages, versions }) =>
    `Reading ${folder} as a site of ${engine}: ${list([
      plural(pages, 'Markdown file'),
      ...(languages > 1 ? [plural(languages, 'language')] : []),
      ...(versions > 1 ? [plural(versions, 'version')] : []),
    ])}`,
  unread: (file, line, what) => `  Not understood in its configuration, ${file}:${line}: ${what}`,
  moreUnread: (count) => `  ${plural(count, 'more place')} not understood; npm run check lists all`,
  trust:
    '  The configuration is code, of which only literals were read; with --trust it is run in a process of its own, and its result is read (for repositories that you trust)',
  notRun: (reason) => `running it failed: ${reason}`,
  noCompiler: 'TypeScript needs esbuild or typescript among the packages of the repository, or Node.js 22.18',
  tooSlow: (seconds) => `it did not end within ${seconds} seconds`,
  exited: (code) => `it ended without a result, with exit code ${code}`,
  several: (sites) =>
    `Several sites were found; name the folder of one:\n${sites.map(([folder, engine]) => `  ${folder} (${engine})`).join('\n')}`,
  tasksRefused: (engine) =>
    `Categories and versions are in the configuration of ${engine}, which this command does not change; change them there, or convert the site first`,
  orderByHand: (file, line) =>
    `These entries are not in one list that can be edited, see ${file}:${line}; change their order there by hand`,
  changeByHand: (file, line, written, wanted) =>
    `${file}:${line} still names ${written} and could not be edited; ${wanted === undefined ? 'remove that entry' : `write ${wanted} there`}`,
  addByHand: (file, line, page) =>
    `The navigation is in ${file}:${line}, where no place for a new entry was found; add ${page} there`,
};
