import { afterEach, expect, it } from 'vitest';
import { findAnchor } from '../../../../src/reader/app/navigation/scrollPosition.ts';

afterEach(() => document.body.replaceChildren());

it('is looked for in the page’s text first: what surrounds it has names as well', () => {
  document.body.innerHTML =
    '<div id="root"><main id="main"><article><h2 id="main">Main</h2><h2 id="root">Root</h2><h2 id="q&quot;]">引号</h2></article></main></div><footer id="foot"></footer>';
  const found = (hash: string) => findAnchor(hash)?.tagName;
  expect(['#main', '#root', '#Root', '#q%22]', '#foot', '#none', '#'].map(found)).toEqual([
    'H2',
    'H2',
    'H2',
    'H2',
    'FOOTER',
    undefined,
    undefined,
  ]);
});
