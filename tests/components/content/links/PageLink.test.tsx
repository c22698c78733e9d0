import { screen } from '@testing-library/dom';
import { useContext } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, useLocation } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { PageLink } from '../../../../src/reader/content/links/PageLink.tsx';
import { renderPart } from '../../../support/renderPart.tsx';

/** A link asks for its address each time that it is drawn. */
const asked = vi.fn();

function SitePage() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

function WatchedLinks() {
  const { navigator } = useContext(NavigationContext);
  vi.spyOn(navigator, 'createHref').mockImplementation((to) => {
    asked();
    return typeof to === 'string' ? to : `${to.pathname}${to.search}${to.hash}`;
  });
  return (
    <>
      <PageLink to="/docs/deploy?with=v7#端口">部署</PageLink>
      <PageLink to="/">主页面</PageLink>
    </>
  );
}

/** What is done to the history. */
const step = vi.fn();

function WatchedHistory() {
  const { navigator } = useContext(NavigationContext);
  for (const kind of ['push', 'replace'] as const)
    vi.spyOn(navigator, kind).mockImplementation(() => step(kind));
  return null;
}

it('leads to a path with its query and hash, and is not drawn anew by a step of the history', async () => {
  const { user } = renderPart(
    <>
      <SitePage />
      <WatchedLinks />
    </>,
  );
  const link = screen.getByRole('link', { name: '部署' });
  expect(link.getAttribute('href')).toBe('/docs/deploy?with=v7#端口');
  await user.click(link);
  expect(screen.getByRole('status').textContent).toBe('/docs/deploy?with=v7#端口');
  await user.click(screen.getByRole('link', { name: '主页面' }));
  expect(screen.getByRole('status').textContent).toBe('/');
  expect(asked).toHaveBeenCalledTimes(2);
});

it('to the address that is shown it makes no new entry of the history', async () => {
  window.history.replaceState(null, '', '/docs/deploy#%E7%AB%AF%E5%8F%A3');
  onTestFinished(() => window.history.replaceState(null, '', '/'));
  const { user } = renderPart(
    <>
      <WatchedHistory />
      <PageLink to="/docs/deploy#端口">端口</PageLink>
      <PageLink to="/docs/deploy">部署</PageLink>
    </>,
  );
  await user.click(screen.getByRole('link', { name: '端口' }));
  await user.click(screen.getByRole('link', { name: '部署' }));
  expect(step.mock.calls).toEqual([['replace'], ['push']]);
});
