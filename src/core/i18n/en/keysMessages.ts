import type { Translation } from '../translation.ts';
import type { keysMessages as zh } from '../zh-Hans/keysMessages.ts';

export const keysMessages: Translation<typeof zh> = {
  close: 'Close keyboard shortcuts',
  or: 'or',
  actions: {
    search: 'Search',
    previous: 'Previous page',
    next: 'Next page',
    contents: 'Jump to “On this page”',
    edit: 'Edit this page',
    preview: 'Preview the focused link',
    list: 'Show keyboard shortcuts',
  },
  compared: [
    ['Next change (when comparing versions)', 'j'],
    ['Previous change (when comparing versions)', 'k'],
  ],
  always: [
    ['Search', 'Ctrl K', '⌘ K'],
    ['Close dialog or popup', 'Esc'],
  ],
  enabled: 'Enable single-key shortcuts',
  hint: 'Turn them off if speech input or a similar tool triggers them by accident. They never apply while you’re typing.',
};
