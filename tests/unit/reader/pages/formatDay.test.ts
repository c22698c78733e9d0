import { expect, it } from 'vitest';
import { formatDay } from '../../../../src/reader/pages/PageHead.tsx';

it.each([
  ['2025-06-01', '2025年6月1日'],
  ['2024-12-31T23:59:59+08:00', '2024年12月31日'],
  ['0999-01-01', '999年1月1日'],
  ['去年', '去年'],
])('a day is written as in Chinese: %s', (day, written) => {
  expect(formatDay(day)).toBe(written);
});
