// The whole application in a DOM without a browser: a shell, the boot script, and the pages of a host in memory.
import { configure, waitFor } from '@testing-library/dom';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createRoot } from 'react-dom/client';
import { MemoryRouter, type NavigateFunction, useLocation, useNavigate } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { describeRoute } from '../../src/core/site/head/pageHead.ts';
import { findRoute } from '../../src/core/site/urls/route.ts';
import { renderShell } from '../../src/node/build/shell.ts';
import { type MemoryHost, memoryHost, SITE_URL } from './memoryHost.ts';
import { runScripts } from './runScripts.ts';

configure({
  // Machines are noisy: this ends a wait that hangs, it is no measure.
  asyncUtilTimeout: 20_000,
  // The usual one prints the whole page, each time that a wait looks again.
  getElementError: (message) => new Error(message ?? ''),
});

export interface Visit {
  host: MemoryHost;
  user: UserEvent;
  /** Path, query and hash of the entry of the history. */
  address: () => string;
  goBack: () => void;
  /** A full load, of another address if wanted: nothing but the browser's storage is left. */
  load: (path?: string) => Promise<Visit>;
}

interface VisitOptions {
  host?: MemoryHost;
  /** Whether the visit lasts until the application is complete. */
  waits?: boolean;
}

/** Opens an address of the site in a fresh application, until the test is over. */
export async function visit(path: string, { host, waits = true }: VisitOptions = {}): Promise<Visit> {
  const server = host ?? (await memoryHost());
  // A full load knows nothing of the last one.
  vi.resetModules();
  const leave = await openShell(server, path);
  const [{ App }, { httpSource }, { openCache }] = await Promise.all([
    import('../../src/reader/app/App.tsx'),
    import('../../src/reader/content/sources/httpSource.ts'),
    import('../../src/reader/content/queries/cache.ts'),
  ]);
  const root = createRoot(document.getElementById('root') as HTMLElement); // Of our own shell.
  let address = path;
  let navigate: NavigateFunction | undefined;
  const source = httpSource(SITE_URL, server.fetch);
  root.render(
    <App
      source={source}
      openCache={async () => openCache(source)}
      router={(site) => (
        <MemoryRouter initialEntries={[path]} useTransitions={false}>
          <History
            onStep={(reached, go) => {
              address = reached;
              navigate = go;
            }}
          />
          {site}
        </MemoryRouter>
      )}
    />,
  );
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    root.unmount();
    leave();
  };
  onTestFinished(() => {
    vi.useRealTimers();
    close();
    localStorage.clear();
    sessionStorage.clear();
  });
  if (waits) await isComplete();
  return {
    host: server,
    user: userEvent.setup({ advanceTimers: (ms) => vi.isFakeTimers() && vi.advanceTimersByTime(ms) }),
    address: () => decodeURI(address),
    goBack: () => void navigate?.(-1),
    load: (next = address) => {
      close();
      return visit(next, { host: server, waits });
    },
  };
}

/** Tells where the router is. */
function History({ onStep }: { onStep: (address: string, navigate: NavigateFunction) => void }) {
  const { pathname, search, hash } = useLocation();
  onStep(pathname + search + hash, useNavigate());
  return null;
}

/** Its last parts have come, and listen. */
async function isComplete(): Promise<void> {
  await waitFor(() => {
    if (document.querySelector('#root [role="status"][aria-live="polite"]') === null)
      throw new Error('the application is not complete');
  });
  // What they do beside drawing begins in an immediate of React's, the next one where drawing took long: a timer may
  // come before it.
  await new Promise((resolve) => setTimeout(resolve));
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** Puts into the document what stands there before the application starts; gives a function that clears it. */
async function openShell(host: MemoryHost, path: string): Promise<() => void> {
  const { shellManifest: manifest } = host;
  const html = renderShell({
    page: describeRoute(manifest, findRoute(manifest, path.replace(/[?#].*/, ''))),
    assets: { scripts: [], styles: [], parts: [] },
    root: '/',
    site: manifest.site,
    bootScript: '',
  });
  // Nobody serves what is asked for ahead.
  const shell = new DOMParser().parseFromString(html.replace(/<link rel="preload"[^>]*>/, ''), 'text/html');
  for (const { name, value } of shell.documentElement.attributes)
    document.documentElement.setAttribute(name, value);
  // Where scripts run it holds text, no elements.
  for (const element of shell.querySelectorAll('noscript')) element.remove();
  document.head.innerHTML = shell.head.innerHTML;
  document.body.innerHTML = shell.body.innerHTML;
  await import('../../src/reader/entries/boot.ts');
  const stopScripts = runScripts(host);
  return () => {
    stopScripts();
    for (const { name } of [...document.documentElement.attributes])
      document.documentElement.removeAttribute(name);
    document.head.replaceChildren();
    document.body.replaceChildren();
  };
}
