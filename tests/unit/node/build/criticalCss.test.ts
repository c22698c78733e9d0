import { describe, expect, it } from 'vitest';
import { compactCss, createCriticalCss } from '../../../../src/node/build/criticalCss.ts';
import { splitStyles } from '../../../../src/node/build/splitStyles.ts';

const pick = (css: string, html: string) => createCriticalCss(splitStyles(css))(html);

describe('createCriticalCss', () => {
  it.each([
    ['by its classes', '.a{x:y}.a .b{x:y}.c{x:y}', '<p class="a c">', '.a{x:y}.c{x:y}'],
    ['by its ids', '#skip{x:y}#nprogress .bar{x:y}', '<a id="skip">', '#skip{x:y}'],
    ['by its direction', '[dir=rtl] i{x:y}', '<html dir="rtl"><i>', '[dir=rtl] i{x:y}'],
    ['by no direction', '[dir=rtl] i{x:y}i{x:y}', '<html lang="zh"><i>', 'i{x:y}'],
    ['by its elements', '.a p{x:y}.a kbd{x:y}', '<div class="a"><P>', '.a p{x:y}'],
    ['by all of them', 'button.a{x:y}p.a{x:y}', '<p class="a">', 'p.a{x:y}'],
    [
      'by what the parser wrote',
      '[data-list] i{x:y}[data-layout=a] i{x:y}',
      '<p data-list=""><i>',
      '[data-list] i{x:y}',
    ],
    [
      'by a word that the parser wrote',
      ':where([data-short~="1"] i,[data-short~="2"] i){x:y}[data-prose="2"]{x:y}[dir=rtl] i{x:y}',
      '<p dir="ltr" data-short="2 3" data-prose="2"><i>',
      ':where([data-short~="2"] i){x:y}[data-prose="2"]{x:y}',
    ],
    ['in any of a list', ':is(.a,.b,u) i{x:y}:where(.c ul){x:y}', '<u><i class="b">', ':is(.b,u) i{x:y}'],
    ['with what it must hold', 'p:has(>.a){x:y}p:has(.b){x:y}', '<p><i class="a">', 'p:has(>.a){x:y}'],
  ])('keeps a rule that can mean an element of the page %s', (_, css, html, kept) => {
    expect(pick(css, html)).toBe(kept);
  });

  it.each([
    ['.prose li{x:y}.prose>:is(ul,ol){x:y}', '.prose>:is(ol){x:y}'],
    ['.prose+ul{x:y}ul li{x:y}.prose~ul li{x:y}', '.prose+ul{x:y}ul li{x:y}.prose~ul li{x:y}'],
    ['.prose ol .a,.prose .b{x:y}', '.prose ol .a{x:y}'],
  ])('keeps of what is asked of a text’s elements what the text has: %s', (css, kept) => {
    const html =
      '<ul class="b"><li></ul><article><div class="prose"><ol class="a"></ol></div></article><ul><li class="b">';
    expect(pick(css, html)).toBe(kept);
  });

  it('leaves out how a pointer looks, and how what changes does', () => {
    expect(pick('p{cursor:pointer;x:y;transition:top 1s}a{touch-action:none}', '<p><a>')).toBe('p{x:y}');
  });

  it('keeps those of its rules in a container, those of lazy chunks too', () => {
    const css = '@container (width>=660px){.wide{x:y}.other{x:y}}';
    const kept = '@container (width>=660px){.wide{x:y}}';
    expect(pick(css, '<p class="wide">')).toBe(kept);
    expect(createCriticalCss(splitStyles('', css))('<p class="wide">')).toBe(kept);
  });

  it('leaves out those of a rule’s selectors that mean no element', () => {
    expect(pick('.a,.b:first-child,i{x:y;z:w}', '<p class="b">')).toBe('.b:first-child{x:y;z:w}');
  });

  it.each([
    '*,:before,:after{x:y}',
    ':root[data-theme=dark] p{x:y}',
    'p:not(:focus-within){x:y}',
    'p:not(.a){x:y}',
    'p[aria-pressed=true] [aria-hidden]{x:y}',
    'p:target{x:y}',
    'p[aria-current=page]{x:y}',
    'p[aria-current=true]{x:y}',
    'tbody{x:y}',
    '@media (width<=480px){p{x:y}}',
    '@media not print{p{x:y}}',
    '@supports (x:y){@media (hover:none){p{x:y}}}',
    '@font-face{font-family:x;src:url(x)}',
    'p:after{content:"}.a{"}',
  ])('keeps what readers, scripts and screens bring about: %s', (css) => {
    expect(pick(css, '<p>')).toBe(css);
  });

  it.each([
    'p:hover{x:y}',
    'i p:focus-visible{x:y}',
    'p:is(:active,:focus){x:y}',
    '::highlight(search){x:y}',
    ':root::selection{x:y}',
    '@supports (animation-timeline:scroll()){p{x:y}}',
    'p[data-copied] [aria-hidden]{x:y}',
    'p[data-wrap]{x:y}',
    'p:has([data-overflows=names]) i{x:y}',
    '[data-navbar-hidden] p:not(:focus-within){x:y}',
  ])('leaves out what readers and the application bring about once the whole sheet is there: %s', (css) => {
    expect(pick(`${css}p{z:w}`, '<p><i>')).toBe('p{z:w}');
  });

  it('keeps of a lazy part’s styles what is for its own elements, on paper and under a pointer too', () => {
    const part = '.a:hover{x:y}.a{x:y}@media print{.a{x:y}}';
    const others = '.b{x:y}[data-code]{--x:y;x:y}p:not(.b){x:y}@page x{margin:0}';
    expect(createCriticalCss(splitStyles('p{x:y}p:hover{x:y}', others + part))('<p class="a">')).toBe(
      `p{x:y}${part}`,
    );
  });

  it('leaves out what is for paper, and a block that is left with nothing', () => {
    expect(
      pick('@media print{p{x:y}}@media print and (color){p{x:y}}@media (hover){.a{x:y}}p{z:w}', '<p>'),
    ).toBe('p{z:w}');
    expect(pick('@media print,screen{p{x:y}}', '<p>')).toBe('@media print,screen{p{x:y}}');
  });

  it('keeps the order of what it keeps, and blocks together', () => {
    expect(
      pick('p{a:b}.x{a:b}@media (hover){p{c:d}.x{c:d}i{e:f}}p{g:h}@media (hover){i{i:j}}', '<p><i>'),
    ).toBe('p{a:b}@media (hover){p{c:d}i{e:f}}p{g:h}@media (hover){i{i:j}}');
  });

  it('keeps those custom properties and keyframes that are used, by others of them as well', () => {
    const css =
      ':root{--a:var(--b);--b:red;--c:blue;--d:1s}.x{--a:var(--c)}p{color:var(--a)}i{animation:go var(--d)}' +
      '@keyframes go{to{color:var(--c)}}@keyframes stay{to{color:red}}';
    expect(pick(css, '<p>')).toBe(':root{--a:var(--b);--b:red}p{color:var(--a)}');
    expect(pick(css, '<i>')).toBe(
      ':root{--c:blue;--d:1s}i{animation:go var(--d)}@keyframes go{to{color:var(--c)}}',
    );
    expect(pick(css, '<b style="color:var(--c)">')).toBe(':root{--c:blue}');
  });

  it('takes what is written like markup in a text for text', () => {
    expect(pick('b{x:y}.a{x:y}', '<p>&lt;b&gt; class=&quot;a&quot;</p>')).toBe('');
  });
});

it.each([
  ['a{--x:min(1rem, 5vw);}b{color:red}', 'a{--x:min(1rem,5vw)}b{color:red}'],
  [
    `a:before{content:", ;}\\" , ";}[title='a, b']{top:0}`,
    `a:before{content:", ;}\\" , "}[title='a, b']{top:0}`,
  ],
  ['a{width:calc(1px + 2px)}.a * .b{top:0}', 'a{width:calc(1px + 2px)}.a * .b{top:0}'],
])('takes out what says nothing: %s', (css, tight) => {
  expect(compactCss(css)).toBe(tight);
});
