import { expect, it } from 'vitest';
import type { SearchHit } from '../../../../src/core/search/answer/searcherInterface.ts';
import { HitText } from '../../../../src/reader/features/search/SearchHitText.tsx';
import { renderPart } from '../../../support/renderPart.tsx';
import { testManifest } from '../../../support/testManifest.ts';

const hit: SearchHit = {
  href: '/docs/deploy#端口',
  version: 'v8',
  pageTitle: '应用部署',
  trail: [],
  heading: '端口',
  excerpt: { text: 'CC_IM\t8036\t聊天端口', marks: [[0, 10]] },
};

it('shows a row of a table as its cells, each with its marks', () => {
  renderPart(<HitText hit={hit} words={[]} />);
  const marks = [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['CC_IM', '8036']);
  expect(document.body.textContent).toBe('应用部署 › 端口CC_IM 8036 聊天端口');
});

it('names the sections above a hit once, for all hits in them, and marks words there, too', () => {
  const inSection = { ...hit, trail: ['环境与端口'], excerpt: { text: '', marks: [] } };
  const isShown = (previous?: SearchHit) => {
    draw(<HitText hit={inSection} words={['环境']} previous={previous} />);
    const trail = [...document.querySelectorAll('span')].find((part) => part.textContent === '环境与端口 ›');
    expect(trail?.querySelector('mark')?.textContent).toBe('环境');
    return !trail?.classList.contains('visually-hidden');
  };
  const { draw } = renderPart(null);
  expect(isShown()).toBe(true);
  expect(isShown(inSection)).toBe(false);
  expect(isShown({ ...hit, heading: '环境与端口' })).toBe(false);
  expect(isShown(hit)).toBe(true);
});

it('shows the keyword by which a page was found whose text lacks the word', () => {
  const page = { ...hit, href: '/docs/deploy', heading: undefined, excerpt: { text: '正文', marks: [] } };
  const manifest = structuredClone(testManifest);
  Object.assign(manifest.versions[0]?.docs[1] ?? {}, { keywords: ['上线', 'CI 环境'] });
  renderPart(<HitText hit={page} words={['ci']} />, { manifest });
  expect(document.body.textContent).toBe('应用部署CI 环境正文');
  expect(document.querySelector('mark')?.textContent).toBe('CI');
});
