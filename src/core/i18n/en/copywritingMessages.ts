import type { Translation } from '../translation.ts';
import type { copywritingMessages as zh } from '../zh-Hans/copywritingMessages.ts';

export const copywritingMessages: Translation<typeof zh> = {
  notUtf8: (file) => `${file} is not encoded in UTF-8; save it as UTF-8`,
};
