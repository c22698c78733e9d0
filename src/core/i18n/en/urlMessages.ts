import type { Translation } from '../translation.ts';
import type { urlMessages as zh } from '../zh-Hans/urlMessages.ts';

/** Each follows the URL in a sentence. */
export const urlMessages: Translation<typeof zh> = {
  surrogate: 'contains half of a surrogate pair, which is not a character',
  control: 'contains invisible control characters',
  backslash: 'contains a backslash',
  dots: 'contains a segment "." or ".."',
  percent: 'contains invalid percent-encoding',
  forbidden: 'contains one of < > : " | ? *',
  reserved: 'has a segment that is a reserved name on Windows or that ends with a dot or space',
  tooLong: (name, path) => `is too long (at most ${name} bytes per segment and ${path} in total)`,
};
