import type { Translation } from '../translation.ts';
import type { previewMessages as zh } from '../zh-Hans/previewMessages.ts';

export const previewMessages: Translation<typeof zh> = { name: 'Link preview' };
