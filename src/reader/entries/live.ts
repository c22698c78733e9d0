// Development only: dispatches the server's events to the application, which refetches.
import { LIVE_EVENT } from '../../core/constants.ts';
import {
  FINDINGS_PATH,
  LIVE_PATH,
  type LiveEvent,
  type PageFindings,
} from '../../core/site/manifest/liveEvent.ts';
import { findEditedPath } from '../../core/site/urls/editorRoute.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { followPictures, refreshPicture, refreshPictures } from '../platform/livePictures.ts';

const RETRY_DELAY = 1000;

let events: EventSource | undefined;
let wasConnected = false;

function dispatch(detail: LiveEvent) {
  window.dispatchEvent(new CustomEvent(LIVE_EVENT, { detail }));
}

let lastRequest = 0;

const NONE: PageFindings = { own: [], others: [], othersCount: 0 };

/** Undefined where the server does not respond: it may be restarting. */
async function readFindings(path: string): Promise<PageFindings | undefined> {
  const response = await fetch(`${FINDINGS_PATH}?path=${encodeURIComponent(path)}`);
  return response.ok ? response.json() : undefined;
}

/** Fetches the findings of the page, and shows them. */
async function refreshFindings() {
  lastRequest += 1;
  const request = lastRequest;
  const { pathname } = window.location;
  // The editor lints its text itself.
  const findings = findEditedPath(pathname) === undefined ? await readFindings(pathname) : NONE;
  if (findings === undefined) return;
  const { showFindings } = await import('../../writer/findings/showFindings.ts');
  // Only the latest request counts: a navigation may have started another.
  if (request === lastRequest) showFindings(findings);
}

const tryRefreshFindings = () => void refreshFindings().catch(() => {});

function handleEvent(event: LiveEvent) {
  if (event.type === 'asset') refreshPicture(`/${encodePath(event.file)}`);
  if (event.type === 'findings') tryRefreshFindings();
  dispatch(event);
}

function connect() {
  events?.close();
  const source = new EventSource(LIVE_PATH);
  events = source;
  source.onopen = () => {
    // Events were lost before the connection: refetch.
    dispatch({ type: 'manifest' });
    tryRefreshFindings();
    if (wasConnected) {
      dispatch({ type: 'docs' });
      refreshPictures();
    }
    wasConnected = true;
  };
  source.onmessage = (message) => handleEvent(JSON.parse(message.data));
  source.onerror = () => {
    // The browser reconnects by itself, unless the state is CLOSED.
    if (source.readyState === EventSource.CLOSED && source === events) setTimeout(connect, RETRY_DELAY);
  };
}

// A browser opens six connections to a server at most: hidden tabs close theirs.
function followVisibility() {
  if (document.visibilityState === 'visible') connect();
  else events?.close();
}

document.addEventListener('visibilitychange', followVisibility);
followVisibility();
followPictures(document.body);
// The title changes with the page; the application fires no event of its own.
new MutationObserver(tryRefreshFindings).observe(document.head, {
  childList: true,
  characterData: true,
  subtree: true,
});
