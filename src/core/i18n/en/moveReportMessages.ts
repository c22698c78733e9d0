import type { Translation } from '../translation.ts';
import type { moveReportMessages as zh } from '../zh-Hans/moveReportMessages.ts';
import { number, plural } from './format.ts';

export const moveReportMessages: Translation<typeof zh> = {
  title: (site, engine) => `${site}: moving from ${engine}`,
  works: ({ pages, languages, versions, listed, redirects }) => [
    `${plural(pages, 'page')} in ${plural(languages, 'language')} and ${plural(versions, 'version')} were read`,
    `${plural(listed, 'page')} of the default language are in the sidebars, in the order and nesting of the old configuration`,
    `${plural(redirects, 'redirect')} of the old configuration are kept`,
  ],
  kinds: {
    writer: (_engine, count) => `Mistakes of writers: ${number(count)}`,
    notTaken: (_engine, count) => `Not supported here: ${number(count)}`,
    differs: (engine, count) => `Different from ${engine}: ${number(count)}`,
  },
  explained: {
    writer: 'Most of them are mistakes in the old engine, too; the fix is good for both.',
    notTaken: 'The text is shown; the component or field has no effect. The message says what to do.',
    differs: 'Right in the old engine; the rules here differ.',
  },
  cause: (subject, count, place, message) =>
    `${subject}: ${plural(count, 'place')}, first ${place}  ${message}`,
  tableHead: '| Cause | Count | Places | What it is, and what to do |',
  none: 'None.',
  unread: (count) => `Not understood in the configuration: ${plural(count, 'place')}`,
  written: (file) => `Wrote the report on moving to ${file}`,
  notForeign: '--report is for sites of other engines; this folder is none',
};
