import { screen, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { Pagination } from '../../../../src/reader/features/pagination/Pagination.tsx';
import { renderPart } from '../../../support/renderPart.tsx';

const links = () => within(screen.getByRole('navigation', { name: '文档分页导航' })).queryAllByRole('link');
const words = () => links().map(({ textContent }) => textContent);

describe('Pagination', () => {
  it('leads back and on', () => {
    renderPart(
      <Pagination
        previous={{ title: '部署', path: '/docs/deploy' }}
        next={{ title: '坐席', path: '/docs/work' }}
      />,
    );
    expect(words()).toEqual(['上一页部署', '下一页坐席']);
    expect(links().map((link) => link.getAttribute('href'))).toEqual(['/docs/deploy', '/docs/work']);
  });

  it('leaves out a side that leads nowhere; the landmark stays', () => {
    const { draw } = renderPart(
      <Pagination previous={undefined} next={{ title: '坐席', path: '/docs/work' }} />,
    );
    expect(words()).toEqual(['下一页坐席']);
    draw(<Pagination previous={undefined} next={undefined} />);
    expect(words()).toEqual([]);
  });
});
