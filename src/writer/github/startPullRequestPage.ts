// Script of the pull request page: requests the files from the editor's window, asks the user for a token, opens the
// pull request, and reports the outcome to the user and to the editor.

import { pullRequestMessages as words } from '#i18n/pullRequestMessages';
import { REQUEST_TIMEOUT } from '../../core/constants.ts';
import { hostTokenKey } from '../../lib/deferredStorageKeys.ts';
import { withTimeout } from '../../reader/platform/withTimeout.ts';
import { rootData } from '../../reader/store/rootData.ts';
import {
  findGitHost,
  type GitHost,
  type HostName,
  type HostRequest,
  type OpenPullRequest,
  type PullRequestOutcome,
} from './gitHosts.ts';
import { openGithubPullRequest } from './openGithubPullRequest.ts';
import { isPullRequestJob, type PullRequestJob, type PullRequestReport } from './pullRequestWindow.ts';

const find = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;

/** Matches a token that is valid in a request header. */
const VALID_TOKEN = /^[!-~]+$/;

export function startPullRequestPage(): void {
  const editor: Window | null = window.opener;
  if (editor === null) return;
  const post = (report: PullRequestReport) => editor.postMessage(report, location.origin);
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== editor || !isPullRequestJob(data)) return;
    window.removeEventListener('message', onMessage);
    showJob(data, (outcome) => post({ kind: 'done', outcome }));
  };
  window.addEventListener('message', onMessage);
  post({ kind: 'ready' });
}

function showJob(
  { files, theme, title }: PullRequestJob,
  onDone: (outcome: PullRequestOutcome) => void,
): void {
  const form = find<HTMLFormElement>('form');
  const found = findGitHost({ editUrl: form.dataset.editUrl });
  if (found === undefined) return;
  const { name: hostName, host, place } = found;
  rootData().theme = theme;
  find('alone').hidden = true;
  form.hidden = false;
  find('files').append(
    ...files.map(({ path }) => Object.assign(document.createElement('li'), { textContent: path })),
  );
  const [branch, message, token] = ['branch', 'message', 'token'].map((id) => find<HTMLInputElement>(id));
  const button = find<HTMLButtonElement>('send');
  if (!branch || !message || !token) return;
  branch.value = nameBranch(files[0]?.path ?? '', new Date());
  message.value = words.defaultMessage(title);
  token.value = readToken();
  (token.value === '' ? token : button).focus();
  const fields = { branch, token };

  find('forget').onclick = () => {
    storeToken('');
    token.value = '';
    setStatus(words.forgotten);
    token.focus();
  };
  form.onsubmit = async (event) => {
    event.preventDefault();
    const [name, text, key] = [branch, message, token].map(({ value }) => value.trim());
    if (button.ariaDisabled === 'true') return;
    if (!name || !text || !key) return setStatus(words.missing);
    if (!VALID_TOKEN.test(key)) return show({ kind: 'refused', message: words.badToken, field: 'token' });
    storeToken(key);
    button.ariaDisabled = 'true';
    setStatus(words.sending);
    const outcome = await OPENERS[hostName](createHostRequest(host, key), place, files, {
      branch: name,
      message: text,
    });
    button.ariaDisabled = null;
    show(outcome);
    onDone(outcome);
  };

  const show = (outcome: PullRequestOutcome) => {
    if (outcome.kind === 'changed') setStatus(words.changed(outcome.path));
    if (outcome.kind === 'refused') {
      if (outcome.branch !== undefined) branch.value = outcome.branch;
      setStatus(outcome.message);
      if (outcome.field) fields[outcome.field].focus();
    }
    if (outcome.kind === 'sent') {
      const { url: href, isAsked } = outcome;
      const link = Object.assign(document.createElement('a'), { href, textContent: href, rel: 'noreferrer' });
      form.hidden = true;
      setStatus(isAsked ? words.sent : words.pushed, link, document.createElement('br'), words.close);
      link.focus();
    }
  };
}

function setStatus(...parts: (string | Node)[]): void {
  find('said').replaceChildren(...parts);
}

const OPENERS: Readonly<Record<HostName, OpenPullRequest>> = { github: openGithubPullRequest };

/** Creates requests that are authorized by a token. */
export function createHostRequest({ api, headers }: GitHost, token: string): HostRequest {
  return (method, path, { accept = 'application/vnd.github+json', body } = {}) => {
    const ask = async () => {
      const answer = await fetch(api + path, {
        method,
        cache: 'no-store',
        credentials: 'omit',
        headers: { accept, ...headers(token) },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      return {
        status: answer.status,
        bytes: new Uint8Array(await answer.arrayBuffer()),
        header: (name: string) => answer.headers.get(name),
      };
    };
    // No timeout for requests with a body: an upload of images may take minutes, and fetch reports no progress.
    return body === undefined ? withTimeout(ask(), REQUEST_TIMEOUT) : ask();
  };
}

const key = () => hostTokenKey(rootData().storageKey);

/**
 * Lists the session storages of this window and of the editor's. A token must be written to both: the browser copies
 * the opener's storage only when it opens this window.
 */
function listStores(): Storage[] {
  try {
    // Reading the storage of an opener throws if it has another origin.
    return [window.sessionStorage, ...(window.opener ? [window.opener.sessionStorage] : [])];
  } catch {
    return [];
  }
}

function readToken(): string {
  return listStores()[0]?.getItem(key()) ?? '';
}

/**
 * Persists a token for the session of the editor's tab.
 * @param token empty: removes it
 */
function storeToken(token: string): void {
  for (const store of listStores()) {
    try {
      if (token === '') store.removeItem(key());
      else store.setItem(key(), token);
    } catch {
      // The storage is full: the user has to enter the token again next time.
    }
  }
}

/**
 * Names the branch of an edit.
 * @param time used to the minute, so that names rarely collide
 * @example nameBranch('docs/v8/deploy.md', new Date('2026-11-03T09:05')) === 'docs/deploy-1103-0905'
 */
export function nameBranch(file: string, time: Date): string {
  const names = file.replace(/\.\w+$/, '').split('/');
  const name = names.at(-1) === 'index' ? names.at(-2) : names.at(-1);
  const two = (count: number) => String(count).padStart(2, '0');
  const day = two(time.getMonth() + 1) + two(time.getDate());
  // Characters that are not valid in a git ref are replaced.
  const clean = (name ?? '').replace(/[\s~^:?*[\\@{}]+|\.{2,}|\.lock$/g, '-').replace(/^[-.]+|[-.]+$/g, '');
  return `docs/${clean || 'page'}-${day}-${two(time.getHours())}${two(time.getMinutes())}`;
}
