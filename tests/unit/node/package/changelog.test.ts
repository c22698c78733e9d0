import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { describeRelease, readChangelog } from '../../../../src/node/package/changelog.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

it('lists what readers look for, by its kind', () => {
  const subjects = [
    'feat(search): words of all languages',
    'docs: a line',
    'fix: an error',
    'feat: a new command',
    'perf(build)!: half the time',
  ];
  expect(describeRelease({ version: '1.1.0', day: '2026-11-29', subjects })).toBe(`## 1.1.0 (2026-11-29)

### New

- search: words of all languages
- a new command

### Fixed

- an error

### Faster

- build: half the time
`);
});

it('has a part for each tag, the newest first', async () => {
  const root = await tempFolder();
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args], {
      env: { ...process.env, GIT_COMMITTER_DATE: '2026-01-02T00:00:00Z' },
    });
  git('init', '-q');
  for (const [subject, tag] of [
    ['feat: first', 'v0.9.0'],
    ['fix: second', 'v0.10.0'],
    ['feat: unreleased', undefined],
  ] as const) {
    git('commit', '-q', '--allow-empty', '-m', subject);
    if (tag !== undefined) git('tag', tag);
  }
  expect(await readChangelog(root)).toBe(
    '# Changelog\n\n## 0.10.0 (2026-01-02)\n\n### Fixed\n\n- second\n\n## 0.9.0 (2026-01-02)\n',
  );
});
