import type { SiteConfig } from '../../core/site/manifest/manifest.ts';
import { decodeSafely } from '../../core/site/urls/filePath.ts';

// Git hosts to which pull requests can be sent. A host is a row of HOSTS, which is bundled with the editor, and a row of
// OPENERS in startPullRequestPage.ts, which is bundled only with the pull request page.

/** The site folder in a repository, parsed from the site's edit URL. */
export interface RepositoryFolder {
  /** @example 'cskefu/docs' */
  repository: string;
  /** The branch that the site's build checks out. */
  branch: string;
  /** The site folder in the repository, without slashes at its ends. */
  folder: string;
}

/** A file of a pull request; `path` is relative to the site folder. */
export type PullRequestFile =
  /** Text with `\n` line endings; `base`: the text that was edited, undefined for a new file. */
  { path: string; text: string; base?: string | undefined } | { path: string; base64: string };

export interface PullRequestOptions {
  branch: string;
  message: string;
}

export type PullRequestOutcome =
  /** `isAsked`: the URL is the pull request's; else it is the host's form to open a pull request from the branch. */
  | { kind: 'sent'; url: string; isAsked: boolean }
  /** Another commit has changed the file at `path` to the text `newest`; nothing was pushed. */
  | { kind: 'changed'; path: string; newest: string }
  /** `field`: the form field to correct; `branch`: a valid name to suggest. */
  | { kind: 'refused'; message: string; field?: 'token' | 'branch'; branch?: string };

export interface HostResponse {
  status: number;
  bytes: Uint8Array;
  header: (name: string) => string | null;
}

/** Sends a request to the host's API, authorized by a token; rejects if there is no response. */
export type HostRequest = (
  method: 'GET' | 'POST',
  path: string,
  options?: { accept?: string; body?: unknown },
) => Promise<HostResponse>;

export interface GitHost {
  label: string;
  /** Origin of the API, the only one that the page's content security policy allows. */
  api: string;
  /** URL where the user creates a token. */
  tokenPage: string;
  /** Request headers that carry a token. */
  headers: (token: string) => Record<string, string>;
  /** Parses an edit URL; undefined for other hosts. */
  parseEditUrl: (editUrl: string) => RepositoryFolder | undefined;
}

/** Commits all files to a new branch and opens a pull request; never rejects. */
export type OpenPullRequest = (
  request: HostRequest,
  place: RepositoryFolder,
  files: readonly PullRequestFile[],
  options: PullRequestOptions,
) => Promise<PullRequestOutcome>;

/** Matches the URL of a file on GitHub. A branch name must not contain a slash: its rest would be read as a folder. */
const EDIT_URL = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)\/(?:edit|blob|tree)\/([^/?#]+)\/?([^?#]*)$/;

export const githubHost: GitHost = {
  label: 'GitHub',
  api: 'https://api.github.com',
  tokenPage: 'https://github.com/settings/personal-access-tokens/new',
  headers: (token) => ({ authorization: `Bearer ${token}` }),
  parseEditUrl: (editUrl) => {
    const [, repository, branch, folder = ''] = EDIT_URL.exec(editUrl) ?? [];
    if (repository === undefined || branch === undefined) return undefined;
    return { repository, branch: decodeSafely(branch), folder: decodeSafely(folder).replace(/\/+$/, '') };
  },
};

const HOSTS = { github: githubHost } as const satisfies Record<string, GitHost>;

export type HostName = keyof typeof HOSTS;

/**
 * Finds the host of the site's edit URL; undefined for an unknown host, or if the site's config turns the editor off.
 */
export function findGitHost({
  editUrl = '',
  editor,
}: Pick<SiteConfig, 'editUrl' | 'editor'>):
  | { name: HostName; host: GitHost; place: RepositoryFolder }
  | undefined {
  if (editor === false) return undefined;
  for (const name of Object.keys(HOSTS) as HostName[]) {
    const host = HOSTS[name];
    const place = host.parseEditUrl(editUrl);
    if (place !== undefined) return { name, host, place };
  }
  return undefined;
}
