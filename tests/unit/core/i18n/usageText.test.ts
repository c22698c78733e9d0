import { expect, it } from 'vitest';
import { usageText } from '../../../../src/core/i18n/en/usageText.ts';

it('lays out names in one column, and breaks texts at 100 characters', () => {
  const text = 'Builds the site again and again. '.repeat(5).trim();
  const usage = usageText('npm run build', [text], {
    Options: [['--base', text, 'In two paragraphs.']],
    'Environment variables': [['PORT', 'Port']],
  });
  expect(usage).toBe(`npm run build
  Builds the site again and again. Builds the site again and again. Builds the site again and again.
  Builds the site again and again. Builds the site again and again.
Options:
  --base  Builds the site again and again. Builds the site again and again. Builds the site again
          and again. Builds the site again and again. Builds the site again and again.
          In two paragraphs.
Environment variables:
  PORT    Port`);
});
