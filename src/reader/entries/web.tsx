// The web application's script.

import { SNAPSHOT } from '../../core/site/manifest/shellAttributes.ts';
import { findBase } from '../content/sources/httpSource.ts';
import { nextTask } from '../platform/nextTask.ts';
import { untilPainted } from '../platform/paint.ts';
import { rootData } from '../store/rootData.ts';
import '../styles/index.css';

rootData().begun = '';

const { host, pathname, search, hash } = window.location;
const single = pathname.replace(/\/{2,}/g, '/');
// Hosts answer to slashes too many as well; then a path of the site reads as another host, and its files lie elsewhere.
if (single !== pathname) window.location.replace(single + search + hash);
// A page that a reader has saved as a file is read as it stands: nothing that it would ask for lies beside it.
else if (host !== '') start(findBase());

function start(base: string): void {
  const isDrawn = document.querySelector(`[${SNAPSHOT}]`) !== null;
  // On a stack of its own: React makes an error while it starts, for whose position a browser that is
  // being measured or debugged parses again what is on the stack, which would be the whole bundle. And in tasks
  // of their own: compiling, the libraries' beginning and ours are each short enough for a reader who scrolls.
  void (isDrawn ? untilPainted() : nextTask())
    .then(() => import(/* webpackMode: "eager" */ '../app/startWeb.tsx'))
    .then(async ({ startWeb }) => {
      await nextTask();
      startWeb(base);
    });
}
