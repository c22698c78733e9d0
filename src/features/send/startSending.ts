// The page that sends: asks the desk for the files and the writer for a token, sends, and tells both what came of it.
import type { Host, HostRequest, SendOutcome } from '../../core/hosting/host.ts';
import { findHost } from '../../core/hosting/hosts.ts';
import { nameBranch } from '../../core/hosting/nameBranch.ts';
import { SENDERS } from '../../core/hosting/senders.ts';
import { isSendJob, type SendJob, type SendReport } from '../../core/hosting/sendJob.ts';
import { sendMessages as words } from '../../core/messages/sendMessages.ts';
import { hostTokenKey } from '../../lib/lateStorageKeys.ts';
import { rootData } from '../../store/rootData.ts';

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

/** Asks a host in the name of a token. */
function fetchRequest({ api, headers }: Host, token: string): HostRequest {
  return async (method, path, { accept = 'application/vnd.github+json', body } = {}) => {
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
      header: (name) => answer.headers.get(name),
    };
  };
}

/** Of the token, which is kept for the session of the desk's tab and nowhere else: this window is a new one each time. */
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
