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
  several: (sites) =>
    `Several sites were found; name the folder of one:\n${sites.map(([folder, engine]) => `  ${folder} (${engine})`).join('\n')}`,
  orderRefused: (engine) =>
    `The order and the versions of the pages are in the configuration of ${engine}, which this command does not change; change it there, or convert the site first`,
  orderNote: (engine) =>
    `The sidebar is in the configuration of ${engine} and was not changed; change it there, too`,
};
