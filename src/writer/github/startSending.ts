// The page that sends: asks the desk for the files and the writer for a token, sends, and tells both what came of it.
// The token, kept for the session of the desk's tab and nowhere else: this window is a new one each time.

import { REQUEST_TIMEOUT } from '../../core/constants.ts';
import { sendMessages as words } from '../../core/i18n/sendMessages.ts';
import { hostTokenKey } from '../../lib/deferredStorageKeys.ts';
import { withTimeout } from '../../reader/platform/withTimeout.ts';
import { rootData } from '../../reader/store/rootData.ts';
import {
  findHost,
  type Host,
  type HostName,
  type HostRequest,
  type Send,
  type SendOutcome,
} from './gitHosts.ts';
import { sendToGithub } from './openGithubPullRequest.ts';
import { isSendJob, type SendJob, type SendReport } from './sendJob.ts';

const find = <T extends HTMLElement>(id: string) => document.getElementById(id) as T;

/** What a request's header can hold, and every token is made of. */
const WRITABLE = /^[!-~]+$/;

export function startSending(): void {
  const desk: Window | null = window.opener;
  if (desk === null) return;
  const tell = (report: SendReport) => desk.postMessage(report, location.origin);
  const onMessage = ({ origin, source, data }: MessageEvent) => {
    if (origin !== location.origin || source !== desk || !isSendJob(data)) return;
    window.removeEventListener('message', onMessage);
    showJob(data, (outcome) => tell({ kind: 'done', outcome }));
  };
  window.addEventListener('message', onMessage);
  tell({ kind: 'ready' });
}

function showJob({ files, theme, title }: SendJob, onDone: (outcome: SendOutcome) => void): void {
  const form = find<HTMLFormElement>('form');
  const found = findHost({ editUrl: form.dataset.editUrl });
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
    keepToken('');
    token.value = '';
    say(words.forgotten);
    token.focus();
  };
  form.onsubmit = async (event) => {
    event.preventDefault();
    const [name, text, key] = [branch, message, token].map(({ value }) => value.trim());
    if (button.ariaDisabled === 'true') return;
    if (!name || !text || !key) return say(words.missing);
    if (!WRITABLE.test(key)) return show({ kind: 'refused', words: words.badToken, field: 'token' });
    keepToken(key);
    button.ariaDisabled = 'true';
    say(words.sending);
    const outcome = await SENDERS[hostName](fetchRequest(host, key), place, files, {
      branch: name,
      message: text,
    });
    button.ariaDisabled = null;
    show(outcome);
    onDone(outcome);
  };

  const show = (outcome: SendOutcome) => {
    if (outcome.kind === 'changed') say(words.changed(outcome.path));
    if (outcome.kind === 'refused') {
      if (outcome.branch !== undefined) branch.value = outcome.branch;
      say(outcome.words);
      if (outcome.field) fields[outcome.field].focus();
    }
    if (outcome.kind === 'sent') {
      const { url: href, isAsked } = outcome;
      const link = Object.assign(document.createElement('a'), { href, textContent: href, rel: 'noreferrer' });
      form.hidden = true;
      say(isAsked ? words.sent : words.pushed, link, document.createElement('br'), words.close);
      link.focus();
    }
  };
}

function say(...parts: (string | Node)[]): void {
  find('said').replaceChildren(...parts);
}

const SENDERS: Readonly<Record<HostName, Send>> = { github: sendToGithub };

/** Asks a host in the name of a token. */
export function fetchRequest({ api, headers }: Host, token: string): HostRequest {
  return (method, path, { accept = 'application/vnd.github+json', body } = {}) => {
    const ask = async () => {
      const answer = await fetch(api + path, {
        method,
        // What stands there now, and no cookie.
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
    // An upload of pictures may take minutes, and fetch reports no progress of it.
    return body === undefined ? withTimeout(ask(), REQUEST_TIMEOUT) : ask();
  };
}

const key = () => hostTokenKey(rootData().storageKey);

/** A window that is opened gets a copy of what its opener keeps for the session. */
function listStores(): Storage[] {
  try {
    // Same origin, or it throws.
    return [window.sessionStorage, ...(window.opener ? [window.opener.sessionStorage] : [])];
  } catch {
    return [];
  }
}

function readToken(): string {
  return listStores()[0]?.getItem(key()) ?? '';
}

/** @param token empty: it is forgotten */
function keepToken(token: string): void {
  for (const store of listStores()) {
    try {
      if (token === '') store.removeItem(key());
      else store.setItem(key(), token);
    } catch {
      // A store that is full: the token is asked for the next time.
    }
  }
}

/**
 * A name for the branch of an edit.
 * @param time minutes are enough: a name that is taken gets a number
 * @example nameBranch('docs/v8/deploy.md', new Date('2026-11-03T09:05')) === 'docs/deploy-1103-0905'
 */
export function nameBranch(file: string, time: Date): string {
  const names = file.replace(/\.\w+$/, '').split('/');
  const name = names.at(-1) === 'index' ? names.at(-2) : names.at(-1);
  const two = (count: number) => String(count).padStart(2, '0');
  const day = two(time.getMonth() + 1) + two(time.getDate());
  // What git takes in no name.
  const clean = (name ?? '').replace(/[\s~^:?*[\\@{}]+|\.{2,}|\.lock$/g, '-').replace(/^[-.]+|[-.]+$/g, '');
  return `docs/${clean || 'page'}-${day}-${two(time.getHours())}${two(time.getMinutes())}`;
}
