import type { Translation } from '../translation.ts';
import type { htmlShellMessages as zh } from '../zh-Hans/htmlShellMessages.ts';

export const htmlShellMessages: Translation<typeof zh> = {
  skipToContent: 'Skip to content',
  announcement: { label: 'Announcement', close: 'Close announcement' },
  needsScript: (...links) => ['This page requires JavaScript', ...links, ''].join('. ').trim(),
  readMarkdown: 'Read this page as Markdown',
};
