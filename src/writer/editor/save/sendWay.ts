// To the site's host, by its API: in a window of its own, since a page that readers share may ask no other host.

import { draftMessages as words } from '../../../core/i18n/editorMessages.ts';
import { editUrlOf } from '../../../core/site/nav/pageModel.ts';
import { isTheme } from '../../../core/theme.ts';
import { findToken } from '../../../reader/content/sources/devServer.ts';
import { rootData } from '../../../reader/store/rootData.ts';
import type { SendOutcome, SentFile } from '../../github/gitHosts.ts';
import { findHost } from '../../github/gitHosts.ts';
import { isSendReport, SEND_PAGE, type SendJob } from '../../github/sendJob.ts';
import { toBase64 } from '../images/imageBlob.ts';
import type { SaveFile, SaveJob, SaveOutcome, SaveWay } from './saveWay.ts';

/** How often is looked whether the window was closed, in milliseconds. */
const BEAT = 500;

/** Ends the sending that the window was opened for before. */
let endLast = () => {};

export const sendWay: SaveWay = {
  name: 'send',
  label: words.ways.send,
  waiting: words.sending,
  isOffered: ({ page: { entry }, manifest }) =>
    location.protocol !== 'file:' &&
    // `npm start` has no such page.
    findToken() === undefined &&
    findHost(manifest.site) !== undefined &&
    editUrlOf(manifest, entry) === editUrlOf(manifest, { ...entry, editUrl: undefined }),
  save: (job) => {
    const { href } = new URL(job.source.assetUrl(SEND_PAGE), document.baseURI);
    const opened = window.open(href, 'send');
    endLast();
    if (opened === null) return Promise.resolve({ kind: 'failed', words: words.windowBlocked });
    return listen(opened, job);
  },
};

function listen(opened: Window, job: SaveJob): Promise<SaveOutcome> {
  return new Promise((resolve) => {
    const end = (outcome: SaveOutcome) => {
      clearInterval(beat);
      window.removeEventListener('message', onMessage);
      resolve(outcome);
    };
    const onMessage = async ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== opened || !isSendReport(data)) return;
      if (data.kind === 'ready') opened.postMessage(await describeJob(job), location.origin);
      else {
        const outcome = translate(data.outcome, job);
        if (outcome !== undefined) end(outcome);
      }
    };
    const beat = setInterval(() => {
      if (opened.closed) end({ kind: 'cancelled' });
    }, BEAT);
    endLast = () => end({ kind: 'cancelled' });
    window.addEventListener('message', onMessage);
  });
}

async function describeJob({ page, files }: SaveJob): Promise<SendJob> {
  const { theme = '' } = rootData();
  return {
    kind: 'job',
    title: page.entry.title,
    theme: isTheme(theme) ? theme : 'light',
    files: await Promise.all(files.map(toSentFile)),
  };
}

async function toSentFile({ path, content, base }: SaveFile): Promise<SentFile> {
  return typeof content === 'string'
    ? { path, text: content, base }
    : { path, base64: await toBase64(content) };
}

/** Undefined for what is mended in that window. */
function translate(outcome: SendOutcome, { files: [page] }: SaveJob): SaveOutcome | undefined {
  if (outcome.kind === 'sent') return { kind: 'handed', words: words.sent, href: outcome.url };
  if (outcome.kind === 'changed' && outcome.path === page?.path)
    return { kind: 'changed', newest: outcome.newest };
  return undefined;
}
