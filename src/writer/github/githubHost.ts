import { decodeSafely } from '../../core/site/urls/filePath.ts';
import type { Host } from './host.ts';

/** What stands on GitHub after an owner and a repository. A branch with a slash in its name cannot be told from a folder. */
const EDIT_URL = /^https:\/\/github\.com\/([\w.-]+\/[\w.-]+)\/(?:edit|blob|tree)\/([^/?#]+)\/?([^?#]*)$/;

export const githubHost: Host = {
  label: 'GitHub',
  api: 'https://api.github.com',
  tokenPage: 'https://github.com/settings/personal-access-tokens/new',
  headers: (token) => ({ authorization: `Bearer ${token}` }),
  findPlace: (editUrl) => {
    const [, repository, branch, folder = ''] = EDIT_URL.exec(editUrl) ?? [];
    if (repository === undefined || branch === undefined) return undefined;
    return { repository, branch: decodeSafely(branch), folder: decodeSafely(folder).replace(/\/+$/, '') };
  },
};
