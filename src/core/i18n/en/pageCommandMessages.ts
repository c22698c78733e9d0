import type { Translation } from '../translation.ts';
import type { pageCommandMessages as zh } from '../zh-Hans/pageCommandMessages.ts';
import { plural } from './format.ts';

export const pageCommandMessages: Translation<typeof zh> = {
  edited: (file) => `${file} was changed by another program, so no files were changed`,
  systemError: (message) => `No files were changed: ${message}`,
  nothingChanged: (reason) => `${reason}; no files were changed`,
  nothingToUndo: 'Nothing to undo.',
  completed: (files) =>
    `Completed the last change to pages, which was interrupted: ${plural(files, 'file')}.`,
  editedFileLeft: (file) => `${file} has since been edited and was left as it is. Check it yourself.`,
  outside: (file, target) => `${file} is not in the site folder (${target})`,
  isLink: (file, target) => `${file} is a symbolic link; change its target, ${target}, instead`,
  moreLines: (count) => `    …and ${plural(count, 'more line', 'more lines')}`,
  note: (text) => `Note: ${text}`,

  tasks: {
    new: {
      usage: '<file>',
      says: 'Create a page: new docs/v8/osc/backup.md --title "Back up data"',
    },
    rename: { usage: '<page> <name>', says: 'Rename the file: rename docs/v8/deploy.md install' },
    move: {
      usage: '<page> <folder>',
      says: 'Move to another folder of the version, along with images that no other page uses',
    },
    title: { usage: '<page> <title>', says: 'Change the title' },
    heading: {
      usage: '<page> <old> <new>',
      says: 'Change a heading and all links to it, and redirect its old anchor',
    },
    delete: {
      usage: '<page>',
      says: 'Delete a page; if other pages link to it, specify a replacement with --to',
    },
    category: { usage: '<folder>', says: 'Create a category: category docs/v8/ops --label Operations' },
    version: { usage: '<name>', says: 'Create a version from a copy of another: version v9 --from v8' },
    order: {
      usage: '<folder> <name>...',
      says: 'Set the order of the pages and folders in a folder',
    },
  },
};
