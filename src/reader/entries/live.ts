// Development only: dispatches the server's events to the application, which refetches changed files.
import { LIVE_EVENT } from '../../core/constants.ts';
import {
  FINDINGS_PATH,
  LIVE_PATH,
  type LiveEvent,
  type PageFindings,
} from '../../core/site/manifest/liveEvent.ts';
import { findEditedPath } from '../../core/site/urls/editorRoute.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { followPictures, refreshPicture, refreshPictures } from '../platform/liveImages.ts';

const RETRY_DELAY = 1000;

let events: EventSource | undefined;
let wasConnected = false;

function dispatch(detail: LiveEvent) {
  window.dispatchEvent(new CustomEvent(LIVE_EVENT, { detail }));
}

let lastRequest = 0;

const NONE: PageFindings = { own: [], others: [], othersCount: 0 };

/** Undefined after an error response: the server may be restarting. */
async function readFindings(path: string): Promise<PageFindings | undefined> {
  const response = await fetch(`${FINDINGS_PATH}?path=${encodeURIComponent(path)}`);
  return response.ok ? response.json() : undefined;
}

/** Fetches the findings of the page, and shows them. */
async function refreshFindings() {
  lastRequest += 1;
  const request = lastRequest;
  const { pathname } = window.location;
  // The editor shows the findings of its text itself.
  const findings = findEditedPath(pathname) === undefined ? await readFindings(pathname) : NONE;
  if (findings === undefined) return;
  const { showFindings } = await import('../../writer/findings/showFindings.ts');
  // A navigation may have started a newer request: ignore this response.
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
    // Files may have changed before the connection was open: refetch.
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
    // The browser reconnects, unless the state is CLOSED.
    if (source.readyState === EventSource.CLOSED && source === events) setTimeout(connect, RETRY_DELAY);
  };
}

// Over HTTP/1.1 a browser opens at most six connections to a server, so hidden tabs close their connection.
function followVisibility() {
  if (document.visibilityState === 'visible') connect();
  else events?.close();
}

document.addEventListener('visibilitychange', followVisibility);
followVisibility();
followPictures(document.body);
// A navigation changes the title; the application dispatches no event for it.
new MutationObserver(tryRefreshFindings).observe(document.head, {
  childList: true,
  characterData: true,
  subtree: true,
});
