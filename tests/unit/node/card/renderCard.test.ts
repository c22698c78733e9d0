import { expect, it } from 'vitest';
import { contrast } from '../../../../src/core/site/head/accentColors.ts';
import { type CardInput, renderCard } from '../../../../src/node/card/renderCard.ts';

const font = { has: () => true, widthOf: (text: string) => text.length };
const render = (more: Partial<CardInput> = {}) =>
  renderCard(
    { title: '部署', label: '测试站', theme: 'light', accent: '#0c7a5e', isRightToLeft: false, ...more },
    font,
  );

it('writes title and name of the site, and the accent as a bar', () => {
  expect(render()).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">' +
      '<rect width="1200" height="630" fill="#e3f5ee"/><rect width="1200" height="16" fill="#0c7a5e"/>' +
      '<text x="80" y="346" font-size="88" fill="#1d2826" text-anchor="start">部署</text>' +
      '<text x="80" y="558" font-size="36" fill="#0c7a5e" text-anchor="start">测试站</text></svg>',
  );
});

it('escapes texts', () => {
  expect(render({ title: '<b>&"' })).toContain('>&lt;b&gt;&amp;&quot;</text>');
});

it('starts at the right edge in scripts from the right', () => {
  const svg = render({ isRightToLeft: true, logo: 'data:image/png;base64,AA' });
  expect(svg).toContain('<text x="1120"');
  expect(svg).toContain('text-anchor="end"');
  expect(svg).toContain('preserveAspectRatio="xMaxYMid meet" href="data:image/png;base64,AA"');
});

it.each(['light', 'dark'] as const)('is readable in the %s theme, whatever the accent is', (theme) => {
  for (const accent of ['#ffe066', '#000000', '#ffffff', '#7c5cff', undefined]) {
    const [surface = '', , ...texts] = [...render({ theme, accent }).matchAll(/fill="(#\w+)"/g)].map(
      ([, color = '']) => color,
    );
    for (const color of texts) expect(contrast(color, surface)).toBeGreaterThan(4.5);
  }
});
