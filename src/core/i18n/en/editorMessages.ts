import type { Translation } from '../translation.ts';
import type * as zh from '../zh-Hans/editorMessages.ts';
import { list, number, plural } from './format.ts';

const REPLACEMENTS: Readonly<Record<string, string>> = { '': 'Remove', ' ': 'Insert a space' };
const describeReplacement = (text: string) =>
  text.includes('\n') ? 'Fix these lines' : (REPLACEMENTS[text] ?? `Change to ${text}`);

export const editorMessages: Translation<typeof zh.editorMessages> = {
  title: (page) => `Edit: ${page}`,
  source: 'Source',
  preview: 'Preview',
  previewComing: 'Preparing the preview…',
  back: 'Back to page',
  write: 'Write',
  look: 'Preview',
  side: 'Write or preview',
  follow: 'Sync scrolling',
  tools: 'Formatting',
  withShortcut: (label, keys) => `${label} (${keys})`,
  bold: 'Bold',
  boldExample: 'bold text',
  link: 'Link',
  linkExample: 'text',
  image: 'Image',
  imageExample: 'description',
  table: 'Table',
  tableExample: 'Column',
  alignTable: 'Align table',
  addRow: 'Add row',
  addColumn: 'Add column',
  admonition: 'Admonition',
  admonitionExample: 'Content',
  findings: (count) => (count === 0 ? 'No findings' : plural(count, 'finding')),
  moreFindings: (count) => `${number(count)} more will be listed once these are fixed`,
  place: (line) => `Line ${line}`,
  plain:
    'Highlighting and completions couldn’t be loaded, so this is a plain text box. Everything else works.',
  loading: 'Opening the editor…',
  failed: 'The source file of this page couldn’t be loaded.',
  retry: 'Retry',
  imageAdded: (name, size) => `Inserted ${name} (${size}). It will be saved along with the text.`,
  imageRefused: (names) =>
    `Not inserted: ${list(names)}. Only PNG, JPEG, GIF, WebP, and AVIF images are supported, so convert other images first. Put other files next to the page yourself.`,
  imageSmaller: (name, size) => `${name} can be shrunk to ${size} to load faster.`,
  shrink: 'Shrink',
  keep: 'Keep original',
  replacement: describeReplacement,
  replacementAt: (line, text) => `Line ${line}: ${describeReplacement(text)}`,
  fixAll: (count) => `Fix ${plural(count, 'finding')} automatically`,
};

const sayImages = (images: readonly string[]) =>
  images.length === 0
    ? ''
    : `${images.length === 1 ? 'Image downloaded. Copy it' : 'Images downloaded. Copy them'} to ${list(images)}. `;

const format = new Intl.DateTimeFormat('en', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export const draftMessages: Translation<typeof zh.draftMessages> = {
  time: (time) => format.format(time),
  stored: 'Draft saved',
  full: 'The browser’s storage is full, so the draft wasn’t saved. Your text exists only in this tab: save or export it.',
  unavailable:
    'The browser can’t save drafts. Your text exists only in this tab: save or export it before you leave.',
  found: (count, when) =>
    count === 1
      ? `This page has a draft from ${when}`
      : `This page has ${plural(count, 'draft')}, the latest from ${when}`,
  take: 'Continue',
  compare: 'Compare',
  export: 'Export',
  exportDraft: 'Export draft',
  drop: 'Discard',
  dropped: (title) => `Draft of “${title}” discarded`,
  undo: 'Undo',
  close: 'Close',
  list: 'Drafts',
  all: 'Drafts of this site',
  none: 'No drafts. What you write is saved here automatically.',
  held: 'being edited',
  unreadable: 'The current file couldn’t be loaded, so there’s nothing to compare.',
  failed: 'That didn’t work because the browser’s storage failed. Your current text is unchanged.',
  notLeft:
    'The browser’s storage failed, so the draft wasn’t saved. The text you had before was exported as a file.',
  now: 'Current file',
  draft: (when) => `Draft (${when})`,
  mine: 'My text',
  same: 'There are no differences.',
  gap: (count) => plural(count, 'unchanged line'),
  removed: 'Removed: ',
  added: 'Added: ',
  merged: 'The file has changed since you started editing. Both sets of changes were merged.',
  conflict: (count) =>
    `The file has changed since you started editing, and ${plural(count, 'change conflicts', 'changes conflict')} with yours.`,
  resolve: 'Resolve conflicts',
  choose:
    'Which text do you want to keep where both sides changed? All other changes are kept either way, and your current text is also saved as a draft.',
  ours: 'Use mine',
  theirs: 'Use the file’s',
  both: 'Keep both',
  otherTargets: 'Other ways to save',
  allOfThem: 'All drafts',
  understood: 'Got it',
  saving: 'Saving…',
  changed: 'Not saved yet: the file has changed since you started editing. Review the result and save again.',
  unmet: 'Not saved yet: resolve the conflicts first.',
  notSaved: 'Not saved. The draft is kept.',
  unchanged: 'No changes to save.',
  targets: {
    server: 'Save file',
    folder: 'Save to local folder',
    github: 'Paste into GitHub',
    download: 'Download file',
    send: 'Submit pull request',
    copy: 'Copy text',
  },
  written: (files) => `Saved ${list(files)}`,
  downloaded: (files) =>
    `Downloaded. Copy ${files.length === 1 ? 'the file' : 'the files'} to ${list(files)}. The draft is kept.`,
  copied: (images) => `Text copied. ${sayImages(images)}The draft is kept.`,
  copiedForHost: (images) =>
    `Text copied. On the GitHub page that opened, select all, paste, and review the diff before you commit. ${sayImages(images)}The draft is kept.`,
  copiedAlone: (images) =>
    `Text copied. ${sayImages(images)}The draft is kept. The browser blocked the GitHub window. Open this link, select all, and paste: `,
  sending: 'Submit the pull request in the window that opened. The draft is kept.',
  sent: 'Submitted for review. The draft is kept. Pull request: ',
  windowBlocked:
    'The browser blocked the pull request window. Allow pop-ups for this site and try again. The draft is kept.',
  copyFailed: 'The browser blocked copying. Download the file instead.',
  wrongFolder: (file) => `This folder doesn’t contain ${file}. Select the site folder or the repository.`,
  notWritten: 'Not saved: the browser or the operating system didn’t allow it.',
  isThere: (file) => `Not saved: ${file} already exists.`,
  notUtf8: (file) => `Not saved: ${file} isn’t encoded in UTF-8. Save it as UTF-8 first.`,
  noAnswer: 'Not saved: the server isn’t responding. Is npm start still running?',
};
