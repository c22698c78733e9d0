// GitHub's API in memory, as far as a pull request needs it: refs, commits, trees and blobs.
import { createHash } from 'node:crypto';
import type { HostRequest } from '../../src/writer/github/gitHosts.ts';

interface Commit {
  tree: string;
  parents: string[];
  message: string;
}
interface Blob {
  content: string;
  encoding: BufferEncoding;
}
interface NewTree {
  base_tree: string;
  tree: { path: string; sha: string }[];
}
interface Pull {
  title: string;
  head: string;
  base: string;
}
interface Fault {
  status: number;
  message?: string;
  headers?: Record<string, string>;
}

export const REPOSITORY = 'cskefu/docs';

/** @param files what stands on the branch `main`, by path */
export function fakeGithub(files: Record<string, string>) {
  const blobs = new Map<string, Buffer>();
  const trees = new Map<string, Map<string, string>>();
  const commits = new Map<string, Commit>();
  const refs = new Map<string, string>();
  const pulls: Pull[] = [];
  /** Calls in order: `POST /git/blobs`. */
  const calls: string[] = [];
  /** Answers in the place of the usual ones, by call; `lost`: none. */
  const faults = new Map<string, Fault | 'lost'>();
  const access = { push: true };

  const shaOf = (value: unknown) => createHash('sha1').update(JSON.stringify(value)).digest('hex');
  const keep = <T>(shelf: Map<string, T>, value: T) => {
    const sha = shaOf([shelf.size, value]);
    shelf.set(sha, value);
    return sha;
  };
  const commitFiles = (changed: Record<string, string | Buffer>) => {
    const parent = refs.get('main');
    const tree = new Map(trees.get(commits.get(parent ?? '')?.tree ?? ''));
    for (const [path, content] of Object.entries(changed))
      tree.set(path, keep(blobs, Buffer.isBuffer(content) ? content : Buffer.from(content)));
    refs.set(
      'main',
      keep(commits, { tree: keep(trees, tree), parents: parent ? [parent] : [], message: 'main' }),
    );
  };
  commitFiles(files);

  const posts: Record<string, (body: never) => unknown> = {
    blobs: ({ content, encoding }: Blob) => ({ sha: keep(blobs, Buffer.from(content, encoding)) }),
    trees: ({ base_tree, tree }: NewTree) => {
      const made = new Map(trees.get(base_tree));
      for (const { path, sha } of tree) made.set(path, sha);
      return { sha: keep(trees, made) };
    },
    commits: (commit: Commit) => ({ sha: keep(commits, commit) }),
    refs: ({ ref, sha }: { ref: string; sha: string }) => {
      const name = ref.replace('refs/heads/', '');
      if (refs.has(name)) return undefined;
      refs.set(name, sha);
      return { ref };
    },
    pulls: (pull: Pull) => ({
      html_url: `https://github.com/${REPOSITORY}/pull/${pulls.push(pull)}`,
    }),
  };
  const read = (path: string): unknown => {
    const [, kind, name = ''] = /^\/(?:git\/)?(ref\/heads|commits|contents)\/(.*)$/.exec(path) ?? [];
    const sha = refs.get(decodeURIComponent(name));
    if (kind === undefined) return path === '' ? { permissions: access } : undefined;
    if (kind === 'ref/heads') return sha && { object: { sha } };
    if (kind === 'commits') return { tree: { sha: commits.get(name)?.tree } };
    const [file = '', commit = ''] = name.split('?ref=');
    return blobs.get(trees.get(commits.get(commit)?.tree ?? '')?.get(decodeURIComponent(file)) ?? '');
  };

  const request: HostRequest = async (method, path, { body } = {}) => {
    const inner = path.replace(`/repos/${REPOSITORY}`, '');
    calls.push(`${method} ${inner}`);
    const fault = faults.get(`${method} ${inner}`);
    if (fault === 'lost') throw new TypeError('Failed to fetch');
    const given = method === 'GET' ? read(inner) : posts[inner.split('/').at(-1) ?? '']?.(body as never);
    const missing = method === 'GET' ? 404 : 422;
    const status = fault?.status ?? (given === undefined ? missing : 200);
    const message = fault?.message ?? (missing === 422 ? 'Reference already exists' : 'Not Found');
    const json = JSON.stringify(status === 200 ? given : { message });
    return {
      status,
      bytes: status === 200 && Buffer.isBuffer(given) ? given : Buffer.from(json),
      header: (name) => fault?.headers?.[name] ?? null,
    };
  };

  return {
    request,
    calls,
    faults,
    access,
    refs,
    pulls,
    commitFiles,
    /** The files of a branch, and the message and parents of its last commit. */
    readBranch: (name: string) => {
      const commit = commits.get(refs.get(name) ?? '');
      const tree = trees.get(commit?.tree ?? '') ?? new Map<string, string>();
      const written = [...tree].map(([path, sha]) => [path, blobs.get(sha)?.toString() ?? '']);
      return { ...commit, files: Object.fromEntries(written) as Record<string, string> };
    },
  };
}
