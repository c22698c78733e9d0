import { expect, it } from 'vitest';
import { textDirection } from '../../../../../src/core/site/head/textDirection.ts';

it.each(['ar', 'he', 'fa-IR', 'az-Arab', 'ur'])('%s is written from right to left', (defaultLocale) => {
  expect(textDirection({ site: { defaultLocale }, locales: [] })).toBe('rtl');
});

it.each(['zh-Hans', 'en', 'az', '', 'no language'])('"%s" needs no direction', (defaultLocale) => {
  expect(textDirection({ site: { defaultLocale }, locales: [] })).toBeUndefined();
});

it('takes the manifest’s word for the language of the pages, not for another', () => {
  const locales = [
    { locale: 'en', direction: 'ltr' as const },
    { locale: 'x-own', direction: 'rtl' as const },
  ];
  expect(textDirection({ site: { defaultLocale: 'x-own' }, locales })).toBe('rtl');
  expect(textDirection({ site: { defaultLocale: 'en' }, locales })).toBeUndefined();
});
