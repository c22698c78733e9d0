// Opens a pull request through the git host's API. A separate window sends the requests, because the content security
// policy of the site's other pages allows no request to another origin.

import { draftMessages as words } from '#i18n/editorMessages';
import { editUrlOf } from '../../../core/site/nav/pageModel.ts';
import { homePath } from '../../../core/site/urls/localePaths.ts';
import { isTheme } from '../../../core/theme.ts';
import { findToken } from '../../../reader/content/sources/devServer.ts';
import { rootData } from '../../../reader/store/rootData.ts';
import type { PullRequestFile, PullRequestOutcome } from '../../github/gitHosts.ts';
import { findGitHost } from '../../github/gitHosts.ts';
import {
  isPullRequestReport,
  PULL_REQUEST_PAGE,
  type PullRequestJob,
} from '../../github/pullRequestWindow.ts';
import { toBase64 } from '../images/imageBlob.ts';
import type { SaveFile, SaveJob, SaveOutcome, SaveTarget } from './saveTarget.ts';

/** Polling interval, in milliseconds: no event reports that the user has closed the window. */
const POLL_INTERVAL = 500;

/** Settles the promise of the previous save, and removes its listener. */
let cancelPrevious = () => {};

export const pullRequestTarget: SaveTarget = {
  name: 'send',
  label: words.targets.send,
  waiting: words.sending,
  isOffered: ({ page: { entry }, manifest }) =>
    location.protocol !== 'file:' &&
    // The development server does not serve the pull request page.
    findToken() === undefined &&
    findGitHost(manifest.site) !== undefined &&
    editUrlOf(manifest, entry) === editUrlOf(manifest, { ...entry, editUrl: undefined }),
  save: (job) => {
    const { href } = new URL(
      job.source.assetUrl(homePath(job.manifest).slice(1) + PULL_REQUEST_PAGE),
      document.baseURI,
    );
    const opened = window.open(href, 'send');
    cancelPrevious();
    if (opened === null) return Promise.resolve({ kind: 'failed', message: words.windowBlocked });
    return listen(opened, job);
  },
};

function listen(opened: Window, job: SaveJob): Promise<SaveOutcome> {
  return new Promise((resolve) => {
    const settle = (outcome: SaveOutcome) => {
      clearInterval(timer);
      window.removeEventListener('message', onMessage);
      resolve(outcome);
    };
    const onMessage = async ({ origin, source, data }: MessageEvent) => {
      if (origin !== location.origin || source !== opened || !isPullRequestReport(data)) return;
      if (data.kind === 'ready') opened.postMessage(await describeJob(job), location.origin);
      else {
        const outcome = translate(data.outcome, job);
        if (outcome !== undefined) settle(outcome);
      }
    };
    const timer = setInterval(() => {
      if (opened.closed) settle({ kind: 'cancelled' });
    }, POLL_INTERVAL);
    cancelPrevious = () => settle({ kind: 'cancelled' });
    window.addEventListener('message', onMessage);
  });
}

async function describeJob({ page, files }: SaveJob): Promise<PullRequestJob> {
  const { theme = '' } = rootData();
  return {
    kind: 'job',
    title: page.entry.title,
    theme: isTheme(theme) ? theme : 'light',
    files: await Promise.all(files.map(toPullRequestFile)),
  };
}

async function toPullRequestFile({ path, content, base }: SaveFile): Promise<PullRequestFile> {
  return typeof content === 'string'
    ? { path, text: content, base }
    : { path, base64: await toBase64(content) };
}

/** Converts an outcome; undefined if the user can correct the problem in the pull request window. */
function translate(outcome: PullRequestOutcome, { files: [page] }: SaveJob): SaveOutcome | undefined {
  if (outcome.kind === 'sent') return { kind: 'handedOver', message: words.sent, href: outcome.url };
  if (outcome.kind === 'changed' && outcome.path === page?.path)
    return { kind: 'changed', newest: outcome.newest };
  return undefined;
}
