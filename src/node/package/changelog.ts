// The changelog of the package: subjects of commits by their kind, for each release.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PROJECT } from '../lib/project.ts';

/** Kinds of commits that readers of a changelog look for, as in conventionalcommits.org, and their titles. */
const KINDS = [
  ['feat', 'New'],
  ['fix', 'Fixed'],
  ['perf', 'Faster'],
] as const;

export interface Release {
  version: string;
  /** ISO day. */
  day: string;
  /** First lines of its commits, the newest first. */
  subjects: readonly string[];
}

/**
 * @example describeRelease({ version: '1.1.0', day: '2026-11-29', subjects: ['fix(check): a line'] })
 * // '## 1.1.0 (2026-11-29)\n\n### Fixed\n\n- check: a line\n'
 */
export function describeRelease({ version, day, subjects }: Release): string {
  const parts = KINDS.flatMap(([kind, title]) => {
    const lines = subjects.flatMap((subject) => {
      const [, commitKind, scope = '', text = ''] = /^(\w+)(?:\(([^)]*)\))?!?: (.*)/.exec(subject) ?? [];
      return commitKind === kind ? [`- ${scope && `${scope}: `}${text}`] : [];
    });
    return lines.length === 0 ? [] : [`### ${title}\n\n${lines.join('\n')}\n`];
  });
  return [`## ${version} (${day})\n`, ...parts].join('\n');
}

/** The changelog of a repository with a tag for each release, such as `v1.1.0`; the first release lists no commits. */
export async function readChangelog(root = PROJECT): Promise<string> {
  const tags = lines(await git(root, 'tag', '--list', 'v*', '--sort=-v:refname'));
  const releases = tags.map(async (tag, at): Promise<Release> => {
    const before = tags[at + 1];
    const subjects = before && lines(await git(root, 'log', '--format=%s', `${before}..${tag}`));
    const day = await git(root, 'log', '-1', '--format=%cs', tag);
    return { version: tag.slice(1), day: day.trim(), subjects: subjects || [] };
  });
  return ['# Changelog\n', ...(await Promise.all(releases)).map(describeRelease)].join('\n');
}

const run = promisify(execFile);

const git = async (root: string, ...args: string[]) => (await run('git', ['-C', root, ...args])).stdout;

const lines = (text: string) => text.split('\n').filter(Boolean);
