import { editorMessages as words } from '#i18n/editorMessages';
import { type Command, insertBlock, insertLink, wrapWith } from './edit.ts';
import { addTableColumn, addTableRow, alignTable } from './table.ts';

interface Button {
  label: string;
  /** CodeMirror's key name: `Mod` is Ctrl, and ⌘ on a Mac. */
  key: string;
  command: Command;
}

export const TOOLBAR_BUTTONS: readonly Button[] = [
  { label: words.bold, key: 'Mod-b', command: wrapWith('**', words.boldExample) },
  { label: words.link, key: 'Mod-k', command: insertLink('[', words.linkExample) },
  { label: words.image, key: 'Mod-Alt-i', command: insertLink('![', words.imageExample) },
  {
    label: words.table,
    key: 'Mod-Alt-t',
    command: insertBlock(['| $ |  |', '| --- | --- |', '|  |  |'], words.tableExample),
  },
  {
    label: words.admonition,
    key: 'Mod-Alt-n',
    command: insertBlock([':::tip', '', '$', '', ':::'], words.admonitionExample),
  },
];

/** Toolbar buttons that are rendered only while the cursor is in a table. */
export const TABLE_BUTTONS: readonly Button[] = [
  { label: words.alignTable, key: 'Mod-Alt-a', command: alignTable },
  { label: words.addRow, key: 'Mod-Alt-r', command: addTableRow },
  { label: words.addColumn, key: 'Mod-Alt-c', command: addTableColumn },
];

/** @example nameKey('Mod-Alt-i', false) === 'Ctrl+Alt+I' */
export function nameKey(key: string, isMac: boolean): string {
  const names = isMac ? { Mod: '⌘', Alt: '⌥' } : { Mod: 'Ctrl+', Alt: 'Alt+' };
  return key
    .split('-')
    .map((part) => (part === 'Mod' || part === 'Alt' ? names[part] : part.toUpperCase()))
    .join('');
}
