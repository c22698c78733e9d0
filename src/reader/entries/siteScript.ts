// Inlined in the head of a site with a `site.js`: starts it once the page is at rest, and reports to it each page that is
// shown, by an event on the document. It needs nothing of the application, whose bundles are the same without it.
import { whenIdle, whenQuiet } from '../platform/whenQuiet.ts';

/** The detail of `page:shown`. */
interface ShownPage {
  /** Path below the site's root: `/docs/deploy`. */
  path: string;
  title: string;
}

const url = new URL(document.currentScript?.dataset.src ?? '', document.baseURI);

/** The offline kit has its paths in the hash. */
function findPath(): string {
  const [, inHash] = /^#(\/[^?#]*)/.exec(location.hash) ?? [];
  return inHash ?? `/${location.pathname.slice(new URL('.', url).pathname.length)}`;
}

/** Browsers import no modules from files: there the script is a classic one. */
function start(): Promise<unknown> {
  if (url.protocol !== 'file:') return import(url.href);
  return new Promise((resolve, reject) => {
    document.head.append(
      Object.assign(document.createElement('script'), { src: url.href, onload: resolve, onerror: reject }),
    );
  });
}

function report(): void {
  const detail: ShownPage = { path: findPath(), title: document.title };
  document.dispatchEvent(new CustomEvent('page:shown', { detail }));
}

whenQuiet(async () => {
  await start();
  let isFirst = true;
  // The application announces each further page to screen readers after it has painted it (app/deferred/accessibility.tsx).
  const isAnnouncement = ({ target, addedNodes }: MutationRecord) =>
    addedNodes.length > 0 && (target as Element).matches('#root > * > div.visually-hidden[role=status]');
  const reportShown = (changes: readonly MutationRecord[]) => {
    // Without a prerendered page, the first one is still loading, and its title is set after its paint.
    if (isFirst && document.querySelector('#root main') !== null) {
      isFirst = false;
      whenIdle(report);
    } else if (changes.some(isAnnouncement)) report();
  };
  new MutationObserver(reportShown).observe(document.body, { childList: true, subtree: true });
  reportShown([]);
});
