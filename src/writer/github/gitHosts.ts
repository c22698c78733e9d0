import type { SiteConfig } from '../../core/site/manifest/manifest.ts';
import { decodeSafely } from '../../core/site/urls/filePath.ts';

// Where a site's text lives and is proposed to: a kind of host is a row in hosts.ts, by which the desk
// knows it, and one in senders.ts, which only the page that sends loads.

/** A place in a repository, as the site's edit links name it. */
export interface HostPlace {
  /** @example 'cskefu/docs' */
  repository: string;
  /** The branch that the site is made from. */
  branch: string;
  /** The site folder in it, without slashes at its ends. */
  folder: string;
}

/** A file as it is to stand; its path is one inside the site folder. */
export type SentFile =
  /** A text that ends its lines with `\n`; `base`: what the writer began from, absent for a new file. */
  { path: string; text: string; base?: string | undefined } | { path: string; base64: string };

export interface SendOptions {
  /** The branch to make. */
  branch: string;
  message: string;
}

export type SendOutcome =
  /** `isAsked`: the request to take it in stands at the address; else it is opened there by hand. */
  | { kind: 'sent'; url: string; isAsked: boolean }
  /** A file has become another one; nothing was sent. */
  | { kind: 'changed'; path: string; newest: string }
  /** `field`: what is to be mended; `branch`: a better name. Nothing that was written is lost. */
  | { kind: 'refused'; words: string; field?: 'token' | 'branch'; branch?: string };

export interface HostAnswer {
  status: number;
  bytes: Uint8Array;
  header: (name: string) => string | null;
}

/** Asks the host's API; rejects where it does not answer. The token is the caller's own affair. */
export type HostRequest = (
  method: 'GET' | 'POST',
  path: string,
  options?: { accept?: string; body?: unknown },
) => Promise<HostAnswer>;

export interface Host {
  label: string;
  /** Origin of its API: the only one that the page that sends may ask. */
  api: string;
  /** Where a writer makes a token. */
  tokenPage: string;
  /** What a request with a token says. */
  headers: (token: string) => Record<string, string>;
  /** The place that edit links of the site lead to; undefined for another host's. */
  findSitePage: (editUrl: string) => HostPlace | undefined;
}

/** All files in one commit on a new branch, and the request to take it in; never rejects. */
export type Send = (
  request: HostRequest,
  place: HostPlace,
  files: readonly SentFile[],
  options: SendOptions,
) => Promise<SendOutcome>;

/** What stands on GitHub after an owner and a repository. A branch with a slash in its name cannot be told from a folder. */
const EDIT_URL = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)\/(?:edit|blob|tree)\/([^/?#]+)\/?([^?#]*)$/;

export const githubHost: Host = {
  label: 'GitHub',
  api: 'https://api.github.com',
  tokenPage: 'https://github.com/settings/personal-access-tokens/new',
  headers: (token) => ({ authorization: `Bearer ${token}` }),
  findSitePage: (editUrl) => {
    const [, repository, branch, folder = ''] = EDIT_URL.exec(editUrl) ?? [];
    if (repository === undefined || branch === undefined) return undefined;
    return { repository, branch: decodeSafely(branch), folder: decodeSafely(folder).replace(/\/+$/, '') };
  },
};

/** Another host comes as a further row. */
const HOSTS = { github: githubHost } as const satisfies Record<string, Host>;

export type HostName = keyof typeof HOSTS;

/** Where the site's pages are proposed to; undefined where nobody knows, or nobody may write. */
export function findHost({
  editUrl = '',
  editor,
}: Pick<SiteConfig, 'editUrl' | 'editor'>): { name: HostName; host: Host; place: HostPlace } | undefined {
  if (editor === false) return undefined;
  for (const name of Object.keys(HOSTS) as HostName[]) {
    const host = HOSTS[name];
    const place = host.findSitePage(editUrl);
    if (place !== undefined) return { name, host, place };
  }
  return undefined;
}
