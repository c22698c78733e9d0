// Entry of the web application.

import { PRERENDERED_ATTRIBUTE } from '../../core/site/manifest/shellAttributes.ts';
import { findBase } from '../content/sources/httpSource.ts';
import { nextTask } from '../platform/nextTask.ts';
import { untilPainted } from '../platform/paint.ts';
import { rootData } from '../store/rootData.ts';
import '../styles/index.css';

rootData().begun = '';

const { host, pathname, search, hash } = window.location;
const single = pathname.replace(/\/{2,}/g, '/');
// Some hosts serve paths with doubled slashes. The router would parse such a path as a URL of another host, and relative
// URLs would resolve to wrong paths: reload the normalized path.
if (single !== pathname) window.location.replace(single + search + hash);
// A page that the reader has saved as a file stays static, because its chunks are missing there.
else if (host !== '') start(findBase());

function start(base: string): void {
  const isPrerendered = document.querySelector(`[${PRERENDERED_ATTRIBUTE}]`) !== null;
  // Compiling, evaluating the libraries and starting are separate tasks, so that each is short. Also, React creates an
  // Error on evaluation, for whose stack a profiled or debugged browser would parse the whole bundle again.
  void (isPrerendered ? untilPainted() : nextTask())
    .then(() => import(/* webpackMode: "eager" */ '../app/startWeb.tsx'))
    .then(async ({ startWeb }) => {
      await nextTask();
      startWeb(base);
    });
}
