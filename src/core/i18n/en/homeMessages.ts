import type { Translation } from '../translation.ts';
import type { homeMessages as zh } from '../zh-Hans/homeMessages.ts';

export const homeMessages: Translation<typeof zh> = {
  commands: 'Deployment commands',
  copyCommands: 'Copy commands',
};
