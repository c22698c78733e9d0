import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readGitDates } from '../../../../src/node/lib/gitDates.ts';
import { makeSite, writeFiles } from '../temporarySite.ts';

const git = (cwd: string, args: string[], day?: string) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], {
    cwd,
    stdio: 'pipe',
    env: {
      ...process.env,
      ...(day && { GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` }),
    },
  });

const commit = (root: string, day: string) => {
  git(root, ['add', '-A']);
  git(root, ['commit', '-qm', day], day);
};

/** A repository whose site folder has a page of May and one that changed again in June. */
async function makeRepository(): Promise<string> {
  const root = await makeSite({ 'other.md': 'x', 'site/docs/安装 "1".md': 'a', 'site/b.md': 'b' });
  git(root, ['init', '-q']);
  commit(root, '2025-05-01');
  await writeFiles(root, { 'site/b.md': 'changed' });
  commit(root, '2025-06-01');
  return root;
}

describe('readGitDates', () => {
  it('gives the day of the last commit by path inside the folder', async () => {
    const root = await makeRepository();
    expect(await readGitDates(join(root, 'site'))).toEqual(
      new Map([
        ['b.md', '2025-06-01'],
        ['docs/安装 "1".md', '2025-05-01'],
      ]),
    );
  });

  it('sees a new commit', async () => {
    const root = await makeRepository();
    await readGitDates(root);
    await writeFiles(root, { 'other.md': 'new' });
    commit(root, '2025-07-01');
    expect((await readGitDates(root)).get('other.md')).toBe('2025-07-01');
  });

  it('gives nothing in a shallow clone', async () => {
    const root = await makeRepository();
    git(root, ['clone', '-q', '--depth', '1', `file://${root}`, join(root, 'clone')]);
    expect(await readGitDates(join(root, 'clone'))).toEqual(new Map());
  });

  it('gives nothing without git', async () => {
    expect(await readGitDates(await makeSite({ 'a.md': '' }))).toEqual(new Map());
  });
});
