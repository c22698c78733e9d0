import type { Translation } from '../translation.ts';
import type { articleFootMessages as zh } from '../zh-Hans/articleFootMessages.ts';

export const articleFootMessages: Translation<typeof zh> = {
  tags: 'Tags',
  question: 'Was this page helpful?',
  answers: { yes: 'Yes', no: 'No' },
  form: 'Give feedback',
  thanks: 'Thanks for your feedback!',
};
