import { expect, it } from 'vitest';
import { tightenSheet } from '../../../../src/node/build/tightenSheet.ts';

it.each([
  ['a{--x:min(1rem, 5vw);}b{color:red}', 'a{--x:min(1rem,5vw)}b{color:red}'],
  [
    `a:before{content:", ;}\\" , ";}[title='a, b']{top:0}`,
    `a:before{content:", ;}\\" , "}[title='a, b']{top:0}`,
  ],
  ['a{width:calc(1px + 2px)}.a * .b{top:0}', 'a{width:calc(1px + 2px)}.a * .b{top:0}'],
])('takes out what says nothing: %s', (css, tight) => {
  expect(tightenSheet(css)).toBe(tight);
});
