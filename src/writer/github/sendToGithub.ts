import { sendMessages as words } from '../../core/i18n/sendMessages.ts';
import { inFolder } from '../../core/site/urls/folder.ts';
import { decodeExact } from '../../lib/decodeExact.ts';
import { toFileText } from '../drafts/toFileText.ts';
import { type GithubApi, openGithub, SendStop } from './githubApi.ts';
import type { HostPlace, Send, SendOptions, SentFile } from './host.ts';

export const sendToGithub: Send = async (request, place, files, options) => {
  try {
    return await propose(openGithub(request, place.repository), place, files, options);
  } catch (error) {
    if (error instanceof SendStop) return error.outcome;
    return { kind: 'refused', words: words.strange };
  }
};

interface ReadyFile {
  path: string;
  content: string;
  encoding: 'utf-8' | 'base64';
}

async function propose(
  api: GithubApi,
  place: HostPlace,
  files: readonly SentFile[],
  { branch, message }: SendOptions,
) {
  await api.assertWritable();
  const head = await api.findHead(place.branch);
  // All is looked at before anything is sent.
  const ready: ReadyFile[] = [];
  for (const file of files) {
    const path = inFolder(place.folder, file.path);
    const formed = formFile(file, await api.findBytes(path, head));
    if (formed !== undefined) ready.push({ path, ...formed });
  }
  if (ready.length === 0) throw new SendStop({ kind: 'refused', words: words.nothing });

  const tree = [];
  for (const { path, ...blob } of ready) {
    const sha = await api.post('/git/blobs', blob, 'sha');
    tree.push({ path, mode: '100644', type: 'blob', sha });
  }
  const base_tree = await api.findTree(head);
  const made = await api.post('/git/trees', { base_tree, tree }, 'sha');
  const commit = await api.post('/git/commits', { message, tree: made, parents: [head] }, 'sha');
  await api.makeBranch(branch, commit);
  const [title = message] = message.split('\n');
  const asked = { title, head: branch, base: place.branch, maintainer_can_modify: true };
  try {
    return { kind: 'sent', url: await api.post('/pulls', asked, 'html_url'), isAsked: true } as const;
  } catch {
    // The branch stands: the rest is a button on the host's own page.
    const names = [place.branch, branch].map(encodeURIComponent).join('...');
    const url = `https://github.com/${place.repository}/compare/${names}?expand=1`;
    return { kind: 'sent', url, isAsked: false } as const;
  }
}

/** What a file is to hold on the branch; undefined where it does already. */
function formFile(file: SentFile, there: Uint8Array | undefined): Omit<ReadyFile, 'path'> | undefined {
  const { path } = file;
  if (!('text' in file)) {
    if (there === undefined) return { content: file.base64, encoding: 'base64' };
    if (isSame(there, atob(file.base64))) return undefined;
    throw new SendStop({ kind: 'refused', words: words.isThere(path) });
  }
  const { text, base } = file;
  if (there === undefined) {
    if (base !== undefined) throw new SendStop({ kind: 'refused', words: words.isGone(path) });
    return { content: text, encoding: 'utf-8' };
  }
  const original = decodeExact(there);
  if (original === undefined) throw new SendStop({ kind: 'refused', words: words.notUtf8(path) });
  const formed = toFileText(original, { base }, text);
  if ('newest' in formed) {
    if (base === undefined) throw new SendStop({ kind: 'refused', words: words.isThere(path) });
    throw new SendStop({ kind: 'changed', path, newest: formed.newest });
  }
  return formed.text === original ? undefined : { content: formed.text, encoding: 'utf-8' };
}

/** @param characters a byte each */
function isSame(bytes: Uint8Array, characters: string): boolean {
  return (
    bytes.length === characters.length && bytes.every((byte, index) => byte === characters.charCodeAt(index))
  );
}
