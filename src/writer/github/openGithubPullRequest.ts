// Opens a pull request by requests to GitHub's REST API: blobs, a tree, a commit, a branch, then the pull request.
import { pullRequestMessages as words } from '#i18n/pullRequestMessages';
import { encodePath } from '../../core/site/urls/filePath.ts';
import { inFolder } from '../../core/site/urls/folder.ts';
import { decodeExact } from '../../lib/decodeExact.ts';
import { toFileText } from '../drafts/toFileText.ts';
import type {
  HostRequest,
  HostResponse,
  OpenPullRequest,
  PullRequestFile,
  PullRequestOptions,
  PullRequestOutcome,
  RepositoryFolder,
} from './gitHosts.ts';

export const openGithubPullRequest: OpenPullRequest = async (request, place, files, options) => {
  try {
    return await propose(createGithubApi(request, place.repository), place, files, options);
  } catch (error) {
    if (error instanceof PullRequestError) return error.outcome;
    return { kind: 'refused', message: words.strange };
  }
};

interface TreeFile {
  path: string;
  content: string;
  encoding: 'utf-8' | 'base64';
}

async function propose(
  api: GithubApi,
  place: RepositoryFolder,
  files: readonly PullRequestFile[],
  { branch, message }: PullRequestOptions,
) {
  await api.assertWritable();
  const head = await api.findHead(place.branch);
  // Validate every file before the first write request.
  const ready: TreeFile[] = [];
  for (const file of files) {
    const path = inFolder(place.folder, file.path);
    const formed = encodeFile(file, await api.findBytes(path, head));
    if (formed !== undefined) ready.push({ path, ...formed });
  }
  if (ready.length === 0) throw new PullRequestError({ kind: 'refused', message: words.nothing });

  const tree = [];
  for (const { path, ...blob } of ready) {
    const sha = await api.post('/git/blobs', blob, 'sha');
    tree.push({ path, mode: '100644', type: 'blob', sha });
  }
  const base_tree = await api.findTree(head);
  const treeSha = await api.post('/git/trees', { base_tree, tree }, 'sha');
  const commit = await api.post('/git/commits', { message, tree: treeSha, parents: [head] }, 'sha');
  await api.makeBranch(branch, commit);
  const [title = message] = message.split('\n');
  const asked = { title, head: branch, base: place.branch, maintainer_can_modify: true };
  try {
    return { kind: 'sent', url: await api.post('/pulls', asked, 'html_url'), isAsked: true } as const;
  } catch {
    // The branch exists: GitHub's form can open the pull request.
    const names = [place.branch, branch].map(encodeURIComponent).join('...');
    const url = `https://github.com/${place.repository}/compare/${names}?expand=1`;
    return { kind: 'sent', url, isAsked: false } as const;
  }
}

/** Encodes a file for the branch; undefined if the branch already has the same file. Throws on a conflict. */
function encodeFile(file: PullRequestFile, old: Uint8Array | undefined): Omit<TreeFile, 'path'> | undefined {
  const { path } = file;
  if (!('text' in file)) {
    if (old === undefined) return { content: file.base64, encoding: 'base64' };
    if (isSame(old, atob(file.base64))) return undefined;
    throw new PullRequestError({ kind: 'refused', message: words.isThere(path) });
  }
  const { text, base } = file;
  if (old === undefined) {
    if (base !== undefined) throw new PullRequestError({ kind: 'refused', message: words.isGone(path) });
    return { content: text, encoding: 'utf-8' };
  }
  const original = decodeExact(old);
  if (original === undefined) throw new PullRequestError({ kind: 'refused', message: words.notUtf8(path) });
  const formed = toFileText(original, { base }, text);
  if ('newest' in formed) {
    if (base === undefined) throw new PullRequestError({ kind: 'refused', message: words.isThere(path) });
    throw new PullRequestError({ kind: 'changed', path, newest: formed.newest });
  }
  return formed.text === original ? undefined : { content: formed.text, encoding: 'utf-8' };
}

/** @param characters one per byte */
function isSame(bytes: Uint8Array, characters: string): boolean {
  return (
    bytes.length === characters.length && bytes.every((byte, index) => byte === characters.charCodeAt(index))
  );
}

/** An error that aborts the remaining requests with an outcome for the user. */
class PullRequestError extends Error {
  readonly outcome: PullRequestOutcome;
  constructor(outcome: PullRequestOutcome) {
    super(outcome.kind);
    this.outcome = outcome;
  }
}

export type GithubApi = ReturnType<typeof createGithubApi>;

/** @param repository `owner/name` */
export function createGithubApi(request: HostRequest, repository: string) {
  const ask = async (...[method, path, options]: Parameters<HostRequest>) => {
    try {
      return await request(method, `/repos/${repository}${path}`, options);
    } catch {
      throw new PullRequestError({ kind: 'refused', message: words.noAnswer });
    }
  };
  const accept = (answer: HostResponse) => {
    if (answer.status >= 300) throw new PullRequestError(explain(answer, repository));
    return answer;
  };
  const call = async (...asked: Parameters<HostRequest>) => parse(accept(await ask(...asked)));
  return {
    /** Throws if the token's owner has no write permission. */
    assertWritable: async () => {
      if (find(await call('GET', ''), 'permissions', 'push') === false)
        throw new PullRequestError({ kind: 'refused', message: words.readOnly(repository), field: 'token' });
    },
    findHead: async (branch: string) =>
      read(await call('GET', `/git/ref/heads/${encodePath(branch)}`), 'object', 'sha'),
    findTree: async (commit: string) => read(await call('GET', `/git/commits/${commit}`), 'tree', 'sha'),
    /** Returns the bytes of a file; undefined for a 404 response. */
    findBytes: async (path: string, commit: string) => {
      const raw = { accept: 'application/vnd.github.raw+json' };
      const answer = await ask('GET', `/contents/${encodePath(path)}?ref=${commit}`, raw);
      return answer.status === 404 ? undefined : accept(answer).bytes;
    },
    post: async (path: string, body: unknown, ...keys: string[]) =>
      read(await call('POST', path, { body }), ...keys),
    /** Creates a branch; the response has status 422 both for an existing and for an invalid name. */
    makeBranch: async (branch: string, sha: string) => {
      const answer = await ask('POST', '/git/refs', { body: { ref: `refs/heads/${branch}`, sha } });
      if (answer.status === 422)
        throw new PullRequestError(
          /already exists/i.test(decodeText(answer.bytes))
            ? {
                kind: 'refused',
                message: words.branchTaken(branch),
                field: 'branch',
                branch: nextName(branch),
              }
            : { kind: 'refused', message: words.branchInvalid(branch), field: 'branch' },
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

function explain(answer: HostResponse, repository: string): PullRequestOutcome {
  const { status, header } = answer;
  const message = find(parse(answer), 'message');
  const isLimited = header('x-ratelimit-remaining') === '0' || header('retry-after') !== null;
  if (status === 401) return { kind: 'refused', message: words.badToken, field: 'token' };
  if (status === 429 || (status === 403 && isLimited)) return { kind: 'refused', message: words.limited };
  if (status === 403) return { kind: 'refused', message: words.forbidden(repository), field: 'token' };
  if (status === 404) return { kind: 'refused', message: words.notFound(repository), field: 'token' };
  return { kind: 'refused', message: words.failed(status, typeof message === 'string' ? message : '') };
}

/** Decodes UTF-8 and preserves the byte order mark. */
function decodeText(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
}

function parse({ bytes }: HostResponse): unknown {
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
  if (typeof found !== 'string') throw new PullRequestError({ kind: 'refused', message: words.strange });
  return found;
}
