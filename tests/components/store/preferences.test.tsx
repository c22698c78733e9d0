import { waitFor } from '@testing-library/dom';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { usePreferences } from '../../../src/reader/store/preferences.ts';

function Chosen({ useChosen }: { useChosen: typeof usePreferences }) {
  const theme = useChosen((chosen) => chosen.theme ?? 'system');
  const version = useChosen((chosen) => chosen.version ?? 'v8');
  return <p title={theme}>{version}</p>;
}

it('come to a page that was drawn for everybody once it has been taken over as it stands', async () => {
  localStorage.setItem('docs', JSON.stringify({ state: { theme: 'dark', version: 'v7' }, version: 1 }));
  onTestFinished(() => localStorage.clear());
  // A visit reads them once.
  vi.resetModules();
  const store = await import('../../../src/reader/store/preferences.ts');
  const frame = document.createElement('div');
  frame.innerHTML = '<p title="system">v8</p>';
  const drawn = frame.firstElementChild;
  const mistakes: unknown[] = [];
  const root = hydrateRoot(frame, <Chosen useChosen={store.usePreferences} />, {
    onRecoverableError: (error) => mistakes.push(error),
  });
  onTestFinished(() => root.unmount());
  await waitFor(() => expect(frame.textContent).toBe('v7'));
  expect(mistakes).toEqual([]);
  expect(frame.firstElementChild).toBe(drawn);
  expect(drawn?.getAttribute('title')).toBe('dark');
});
