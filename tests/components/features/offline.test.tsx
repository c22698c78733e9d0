// What a page tells of newer deployments.
import { screen, waitFor } from '@testing-library/dom';
import { expect, it, onTestFinished } from 'vitest';
import { useServiceWorkerState } from '../../../src/reader/features/offline/serviceWorker.ts';
import { UpdateNotice } from '../../../src/reader/features/offline/UpdateNotice.tsx';
import { renderPart } from '../../support/renderPart.tsx';

it('a newer deployment that the reader leaves for later is not told of again, the next one is', async () => {
  onTestFinished(() => useServiceWorkerState.setState({ newer: undefined }));
  const { user } = renderPart(<UpdateNotice />);
  const told = () => screen.getByRole('status').textContent;
  expect(told()).toBe('');
  useServiceWorkerState.setState({ newer: 'assets/web.1.js' });
  await user.click(await screen.findByRole('button', { name: '稍后再说' }));
  expect(told()).toBe('');
  useServiceWorkerState.setState({ newer: 'assets/web.1.js' });
  expect(told()).toBe('');
  useServiceWorkerState.setState({ newer: 'assets/web.2.js' });
  await waitFor(() => expect(told()).toContain('文档已更新'));
});
