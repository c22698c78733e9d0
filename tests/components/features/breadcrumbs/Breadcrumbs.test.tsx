import { screen } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { Breadcrumbs } from '../../../../src/reader/features/breadcrumbs/Breadcrumbs.tsx';
import { renderPart } from '../../../support/renderPart.tsx';

describe('Breadcrumbs', () => {
  it('goes from the home page over categories to the page, which is marked', () => {
    renderPart(
      <Breadcrumbs
        crumbs={[
          { label: '渠道', href: '/docs/channels/' },
          { label: '说明', href: undefined },
          { label: '网页', href: undefined },
        ]}
      />,
    );
    const items = screen.getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual(['', '渠道', '说明', '网页']);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, null, 'page']);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/docs/channels/',
    ]);
    screen.getByRole('link', { name: '主页面' });
  });

  it('is not there for a page outside of all lists', () => {
    renderPart(<Breadcrumbs crumbs={[]} />);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
