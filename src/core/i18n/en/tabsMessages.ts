import type { Translation } from '../translation.ts';
import type { tabsMessages as zh } from '../zh-Hans/tabsMessages.ts';

export const tabsMessages: Translation<typeof zh> = { list: 'Options' };
