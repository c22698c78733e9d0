// The announcement bar, which stands in the shell.
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { memoryHost } from '../support/memoryHost.ts';
import { visit } from '../support/renderApp.tsx';

const isDismissed = () => document.documentElement.dataset.announcementDismissed;

it('its links are followed inside the site', async () => {
  const { user, address } = await visit('/docs/v1/');
  const bar = screen.getByRole('complementary', { name: '公告' });
  await user.click(within(bar).getByRole('link', { name: '指南' }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('指南'));
  expect(address()).toBe('/docs/guide/');
});

it('of a shell that is older than the manifest does not count', async () => {
  const host = await memoryHost();
  const { shellManifest } = host;
  host.editManifest(({ site }) => {
    Object.assign(site.announcementBar ?? {}, { id: 'another' });
  });
  await visit('/docs/', { host: { ...host, shellManifest } });
  expect(isDismissed()).toBe('true');
});
