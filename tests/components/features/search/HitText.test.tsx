import { expect, it } from 'vitest';
import type { SearchHit } from '../../../../src/core/search/answer/searcherInterface.ts';
import { HitText } from '../../../../src/reader/features/search/SearchHitText.tsx';
import { renderPart } from '../../../support/renderPart.tsx';

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
