import { expect, it } from 'vitest';
import { resolveBreakpoints } from '../../../../src/node/compile/breakpoints.ts';
import { readPartSheet } from '../../../../src/node/compile/classNames.ts';

it('replaces the names of breakpoints by their widths', () => {
  const css = '@media print, (--desktop) { .a { color: red } }';
  expect(resolveBreakpoints('a.css', css)).toContain('@media print, (width >= 997px)');
  expect(readPartSheet('a.part.module.css', Buffer.from(css)).css).toContain(
    '@media print,(min-width:997px)',
  );
});

it('returns a sheet without named breakpoints unchanged', () => {
  expect(resolveBreakpoints('a.css', '.a{color:var(--x)}')).toBe('.a{color:var(--x)}');
});
