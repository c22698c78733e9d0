// Development only: hands the server's news to the application, which refreshes what it shows.
import { LIVE_EVENT } from '../core/constants.ts';
import { LIVE_PATH, type LiveEvent } from '../core/model/liveEvent.ts';

const RETRY_DELAY = 1000;

let events: EventSource | undefined;
let wasConnected = false;

function announce(detail: LiveEvent) {
  window.dispatchEvent(new CustomEvent(LIVE_EVENT, { detail }));
}

function connect() {
  events?.close();
  const source = new EventSource(LIVE_PATH);
  events = source;
  source.onopen = () => {
    // Whatever changed while nobody listened is in the manifest: it names every file's hash.
    if (wasConnected) announce({ type: 'manifest' });
    wasConnected = true;
  };
  source.onmessage = (message) => announce(JSON.parse(message.data));
  source.onerror = () => {
    // The browser reconnects by itself until it gives up for good.
    if (source.readyState === EventSource.CLOSED && source === events) setTimeout(connect, RETRY_DELAY);
  };
}

// A browser opens six connections to one server at the most: tabs in the background give theirs back.
function followVisibility() {
  if (document.visibilityState === 'visible') connect();
  else events?.close();
}

document.addEventListener('visibilitychange', followVisibility);
followVisibility();
