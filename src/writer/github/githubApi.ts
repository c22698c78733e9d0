// GitHub's API as far as it is needed, each refusal in words.

import { sendMessages as words } from '../../core/i18n/sendMessages.ts';
import { encodePath } from '../../core/site/urls/filePath.ts';
import type { HostAnswer, HostRequest, SendOutcome } from './host.ts';

/** Ends a sending with its outcome. */
export class SendStop extends Error {
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
