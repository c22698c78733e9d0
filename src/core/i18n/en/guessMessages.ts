import type { Translation } from '../translation.ts';
import type { guessMessages as zh } from '../zh-Hans/guessMessages.ts';

export const guessMessages: Translation<typeof zh> = { docs: 'Docs', start: 'Get started', latest: 'Latest' };
