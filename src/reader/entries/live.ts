// Development only: hands the server's news to the application, which refreshes what it shows.
import { LIVE_EVENT } from '../../core/constants.ts';
import {
  FINDINGS_PATH,
  LIVE_PATH,
  type LiveEvent,
  type PageFindings,
} from '../../core/site/manifest/liveEvent.ts';
import { findEditedPath } from '../../core/site/urls/editorRoute.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { followPictures, renewPicture, renewPictures } from '../platform/livePictures.ts';

const RETRY_DELAY = 1000;

let events: EventSource | undefined;
let wasConnected = false;

function announce(detail: LiveEvent) {
  window.dispatchEvent(new CustomEvent(LIVE_EVENT, { detail }));
}

let lastAsked = 0;

const NONE: PageFindings = { own: [], others: [], othersCount: 0 };

/** Undefined where the server does not answer: it may be starting again. */
async function readFindings(path: string): Promise<PageFindings | undefined> {
  const answer = await fetch(`${FINDINGS_PATH}?path=${encodeURIComponent(path)}`);
  return answer.ok ? answer.json() : undefined;
}

/** Asks what is wrong with the page, and shows it. */
async function renewFindings() {
  lastAsked += 1;
  const asked = lastAsked;
  const { pathname } = window.location;
  // The desk judges its text itself, as it is being written.
  const findings = findEditedPath(pathname) === undefined ? await readFindings(pathname) : NONE;
  if (findings === undefined) return;
  const { showFindings } = await import('../../writer/findings/showFindings.ts');
  // The reader may be elsewhere by now: whoever was asked last answers.
  if (asked === lastAsked) showFindings(findings);
}

const tryRenewFindings = () => void renewFindings().catch(() => {});

function hear(news: LiveEvent) {
  if (news.type === 'asset') renewPicture(`/${encodePath(news.file)}`);
  if (news.type === 'findings') tryRenewFindings();
  announce(news);
}

function connect() {
  events?.close();
  const source = new EventSource(LIVE_PATH);
  events = source;
  source.onopen = () => {
    // What changed while nobody listened: since the page was read, or since the connection was lost.
    announce({ type: 'manifest' });
    tryRenewFindings();
    if (wasConnected) {
      announce({ type: 'docs' });
      renewPictures();
    }
    wasConnected = true;
  };
  source.onmessage = (message) => hear(JSON.parse(message.data));
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
followPictures(document.body);
// Another page has another title; the application says nothing of it outside itself.
new MutationObserver(tryRenewFindings).observe(document.head, {
  childList: true,
  characterData: true,
  subtree: true,
});
