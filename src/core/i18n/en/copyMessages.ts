import type { Translation } from '../translation.ts';
import type { copyMessages as zh } from '../zh-Hans/copyMessages.ts';

export const copyMessages: Translation<typeof zh> = {
  copied: 'Copied',
  addressCopied: 'Link copied',
  failed: 'The browser blocked copying. The text is selected, so you can copy it yourself.',
};
