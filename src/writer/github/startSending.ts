// The page that sends: asks the desk for the files and the writer for a token, sends, and tells both what came of it.

import { sendMessages as words } from '../../core/i18n/sendMessages.ts';
import { rootData } from '../../reader/store/rootData.ts';
import { fetchRequest } from './fetchRequest.ts';
import type { SendOutcome } from './host.ts';
import { findHost } from './hosts.ts';
import { keepToken, readToken } from './keptToken.ts';
import { nameBranch } from './nameBranch.ts';
import { SENDERS } from './senders.ts';
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
