import { describe, expect, it } from 'vitest';
import { isSafeFile, isSafeLink } from '../../../../src/core/document/safeUrl.ts';

describe('isSafeLink', () => {
  it.each([
    './a.md',
    'a.md#b:c',
    '/x?y=z:1',
    '#启动',
    '',
    '//host/x',
    'https://a.com',
    'MAILTO:a@b.c',
    'tel:10086',
  ])('lets %s pass', (address) => {
    expect(isSafeLink(address)).toBe(true);
  });

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:x',
    'vbscript:x',
  ])('holds back %j', (address) => {
    expect(isSafeLink(address)).toBe(false);
  });

  it('holds back data, which a link would run', () => {
    expect(isSafeLink('data:text/html,<script>alert(1)</script>')).toBe(false);
  });
});

describe('isSafeFile', () => {
  it('lets pictures be written out in images, and nothing else', () => {
    expect(isSafeFile('data:image/png;base64,AA==', true)).toBe(true);
    expect(isSafeFile('data:image/png;base64,AA==', false)).toBe(false);
    expect(isSafeFile('data:text/html,x', true)).toBe(false);
  });

  it('knows no protocols for letters and calls', () => {
    expect(isSafeFile('mailto:a@b.c', true)).toBe(false);
    expect(isSafeFile('https://a.com/a.png', false)).toBe(true);
  });
});
