import type { Translation } from '../translation.ts';
import type { convertMessages as zh } from '../zh-Hans/convertMessages.ts';
import { COMMON_OPTIONS, followLinks, siteDir, trust } from './commandMessages.ts';
import { number, plural } from './format.ts';
import { usageText } from './usageText.ts';

export const convertMessages: Translation<typeof zh> = {
  usage: usageText(
    'npm run convert -- [--to <folder>] [--overwrite] [--follow-links] [--trust]',
    [
      'Writes the site of another engine in our own form to a new folder, with the same URLs, sidebars, and titles. The files that it reads are left as they are.',
      'It writes manifest.json (one for each language), the Markdown of all versions and languages, the files that pages use, and the folders of public files. Markdown is copied byte for byte, except for front matter fields that have another name here, and links that only the other engine resolves.',
    ],
    {
      Options: [
        ['--to', 'The new folder (default: beside the site folder, with -converted after its name)'],
        [
          '--overwrite',
          'Replace files in it that have other contents; without this option they are listed, and no file is written',
        ],
        followLinks,
        trust,
        ...COMMON_OPTIONS,
      ],
      'Environment variables': [siteDir],
    },
  ),
  written: (folder, files, edited) =>
    `Wrote ${plural(files, 'file')} to ${folder}; ${edited === 0 ? 'all pages are copied byte for byte' : `${plural(edited, 'page')} changed:`}`,
  more: (count) => `… and ${number(count)} more`,
  next: (folder) => `Next: npx mojian check ${folder}`,
  upToDate: (folder, files) => `${folder} is up to date: ${plural(files, 'file')}.`,
  conflicts: (folder) =>
    `${folder} has files with other contents, so no file was written; --overwrite replaces them:`,
  converted: (folder) => `${folder} has a manifest.json: it is in our own form already.`,
  unknown: (folder) =>
    `${folder} has no configuration of another engine. Its Markdown is read as it is; npm run manifest writes manifest.json.`,
  inside: (folder, site) =>
    `${folder} is inside ${site}, so its files would become pages of the site that is read. Name a folder outside with --to.`,
};
