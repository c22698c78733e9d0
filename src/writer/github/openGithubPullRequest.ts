// GitHub's API as far as it is needed, each refusal in words.
import { sendMessages as words } from '../../core/i18n/sendMessages.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { inFolder } from '../../core/site/urls/folder.ts';
import { decodeExact } from '../../lib/decodeExact.ts';
import { toFileText } from '../drafts/toFileText.ts';
import type {
  HostAnswer,
  HostPlace,
  HostRequest,
  Send,
  SendOptions,
  SendOutcome,
  SentFile,
} from './gitHosts.ts';

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

/** Ends a sending with its outcome. */
class SendStop extends Error {
  readonly outcome: SendOutcome;
  constructor(outcome: SendOutcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

export type GithubApi = ReturnType<typeof openGithub>;

/** @param repository `owner/name` */
export function openGithub(request: HostRequest, repository: string) {
  const ask = async (...[method, path, options]: Parameters<HostRequest>) => {
    try {
      return await request(method, `/repos/${repository}${path}`, options);
    } catch {
      throw new SendStop({ kind: 'refused', words: words.noAnswer });
    }
  };
  const accept = (answer: HostAnswer) => {
    if (answer.status >= 300) throw new SendStop(explain(answer, repository));
    return answer;
  };
  const call = async (...asked: Parameters<HostRequest>) => parse(accept(await ask(...asked)));
  return {
    /** Stops where the token's owner may not write. */
    assertWritable: async () => {
      if (find(await call('GET', ''), 'permissions', 'push') === false)
        throw new SendStop({ kind: 'refused', words: words.readOnly(repository), field: 'token' });
    },
    findHead: async (branch: string) =>
      read(await call('GET', `/git/ref/heads/${encodePath(branch)}`), 'object', 'sha'),
    findTree: async (commit: string) => read(await call('GET', `/git/commits/${commit}`), 'tree', 'sha'),
    /** What a file holds; undefined where there is none. */
    findBytes: async (path: string, commit: string) => {
      const raw = { accept: 'application/vnd.github.raw+json' };
      const answer = await ask('GET', `/contents/${encodePath(path)}?ref=${commit}`, raw);
      return answer.status === 404 ? undefined : accept(answer).bytes;
    },
    post: async (path: string, body: unknown, ...keys: string[]) =>
      read(await call('POST', path, { body }), ...keys),
    /** Tells a name that is taken from one that cannot be. */
    makeBranch: async (branch: string, sha: string) => {
      const answer = await ask('POST', '/git/refs', { body: { ref: `refs/heads/${branch}`, sha } });
      if (answer.status === 422)
        throw new SendStop(
          /already exists/i.test(decodeText(answer.bytes))
            ? { kind: 'refused', words: words.branchTaken(branch), field: 'branch', branch: nextName(branch) }
            : { kind: 'refused', words: words.branchInvalid(branch), field: 'branch' },
        );
      accept(answer);
    },
  };
}

/** @example nextName('docs/a') === 'docs/a-2'; nextName('docs/a-2') === 'docs/a-3' */
function nextName(branch: string): string {
  const [, name = branch, count = '1'] = /^(.*)-(\d)$/.exec(branch) ?? [];
  return `${name}-${Number(count) + 1}`;
}

function explain(answer: HostAnswer, repository: string): SendOutcome {
  const { status, header } = answer;
  const message = find(parse(answer), 'message');
  const isLimited = header('x-ratelimit-remaining') === '0' || header('retry-after') !== null;
  if (status === 401) return { kind: 'refused', words: words.badToken, field: 'token' };
  if (status === 429 || (status === 403 && isLimited)) return { kind: 'refused', words: words.limited };
  if (status === 403) return { kind: 'refused', words: words.forbidden(repository), field: 'token' };
  if (status === 404) return { kind: 'refused', words: words.notFound(repository), field: 'token' };
  return { kind: 'refused', words: words.failed(status, typeof message === 'string' ? message : '') };
}

/** A text with its byte order mark, which is part of a file. */
function decodeText(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

function parse({ bytes }: HostAnswer): unknown {
  try {
    return JSON.parse(decodeText(bytes));
  } catch {
    return undefined;
  }
}

function find(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null ? new Map(Object.entries(inner)).get(key) : undefined,
    value,
  );
}

function read(value: unknown, ...keys: string[]): string {
  const found = find(value, ...keys);
  if (typeof found !== 'string') throw new SendStop({ kind: 'refused', words: words.strange });
  return found;
}
