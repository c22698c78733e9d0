import { describe, expect, it } from 'vitest';
import { pullRequestMessages as words } from '#i18n/pullRequestMessages';
import { findGitHost, githubHost, type PullRequestFile } from '../../../../src/writer/github/gitHosts.ts';
import { openGithubPullRequest } from '../../../../src/writer/github/openGithubPullRequest.ts';
import { nameBranch } from '../../../../src/writer/github/startPullRequestPage.ts';
import { fakeGithub, REPOSITORY } from '../../../support/fakeGithub.ts';

const PLACE = { repository: REPOSITORY, branch: 'main', folder: 'public' };
const OPTIONS = { branch: 'docs/a', message: 'docs: 修改 安装' };
const PAGE: PullRequestFile = { path: 'docs/安装.md', text: '甲\n丙\n', base: '甲\n乙\n' };
const FILES = { 'public/docs/安装.md': '\uFEFF甲\r\n乙\r\n', 'README.md': '别的\n' };

const sendTo = (
  github: ReturnType<typeof fakeGithub>,
  files: readonly PullRequestFile[] = [PAGE],
  options = OPTIONS,
) => openGithubPullRequest(github.request, PLACE, files, options);
const posts = ({ calls }: ReturnType<typeof fakeGithub>) => calls.filter((call) => call.startsWith('POST'));

describe('a pull request on GitHub', () => {
  it('holds several files in one commit, each in its own form, and leaves all others', async () => {
    const github = fakeGithub(FILES);
    const main = github.refs.get('main');
    const picture = { path: 'docs/图.png', base64: Buffer.from('图').toString('base64') };
    expect(await sendTo(github, [PAGE, picture, { path: 'docs/新.md', text: '新\n' }])).toEqual({
      kind: 'sent',
      url: `https://github.com/${REPOSITORY}/pull/1`,
      isAsked: true,
    });
    const { files, message, parents } = github.readBranch('docs/a');
    expect(files).toEqual({
      ...FILES,
      'public/docs/安装.md': '\uFEFF甲\r\n丙\r\n',
      'public/docs/图.png': '图',
      'public/docs/新.md': '新\n',
    });
    expect([message, parents]).toEqual([OPTIONS.message, [main]]);
    expect(github.refs.get('main')).toBe(main);
    expect(github.pulls).toEqual([
      { title: OPTIONS.message, head: 'docs/a', base: 'main', maintainer_can_modify: true },
    ]);
  });

  it('sends nothing over a file that has become another one', async () => {
    const github = fakeGithub(FILES);
    github.commitFiles({ 'public/docs/安装.md': '甲\n丁\n' });
    const outcome = await sendTo(github, [{ path: 'docs/新.md', text: '新\n' }, PAGE]);
    expect(outcome).toEqual({ kind: 'changed', path: 'docs/安装.md', newest: '甲\n丁\n' });
    expect(posts(github)).toEqual([]);
  });

  it('sends nothing where a file is gone, is there already, or says the same already', async () => {
    const gone = fakeGithub({ 'README.md': '' });
    expect(await sendTo(gone)).toMatchObject({ message: words.isGone('docs/安装.md') });
    const there = fakeGithub(FILES);
    const taken: PullRequestFile[] = [
      { path: 'docs/安装.md', text: '新\n' },
      { path: 'docs/安装.md', base64: '' },
    ];
    for (const file of taken)
      expect(await sendTo(there, [file])).toMatchObject({ message: words.isThere('docs/安装.md') });
    const same = fakeGithub({ 'public/docs/安装.md': '甲\n丙\n' });
    expect(await sendTo(same)).toMatchObject({ message: words.nothing });
    expect([gone, there, same].flatMap(posts)).toEqual([]);
  });

  it('sends nothing over a file that is no UTF-8: letters that nobody touched would be lost', async () => {
    const github = fakeGithub(FILES);
    github.commitFiles({ 'public/docs/安装.md': Buffer.of(0x23, 0xd6, 0xd0) });
    const page = { ...PAGE, base: '#\uFFFD\uFFFD', text: '#\uFFFD\uFFFD改' };
    expect(await sendTo(github, [page])).toMatchObject({ message: words.notUtf8('docs/安装.md') });
    expect(posts(github)).toEqual([]);
  });

  it('sends a page whose picture is there already, and no other picture of that name', async () => {
    const bytes = Buffer.from([0x89, 0x50, 0xff, 0x00]);
    const github = fakeGithub(FILES);
    github.commitFiles({ 'public/docs/图.png': bytes });
    const picture = { path: 'docs/图.png', base64: bytes.toString('base64') };
    expect(await sendTo(github, [PAGE, picture])).toMatchObject({ kind: 'sent' });
    const other = { ...picture, base64: Buffer.from([0x89, 0x50, 0xfe, 0x00]).toString('base64') };
    expect(await sendTo(github, [PAGE, other])).toMatchObject({ message: words.isThere('docs/图.png') });
  });

  it('offers another name for a branch that is there', async () => {
    const github = fakeGithub(FILES);
    await sendTo(github);
    const again = await sendTo(github);
    expect(again).toMatchObject({ kind: 'refused', field: 'branch', branch: 'docs/a-2' });
    expect(await sendTo(github, [PAGE], { ...OPTIONS, branch: 'docs/a-2' })).toMatchObject({ kind: 'sent' });
    expect(await sendTo(github, [PAGE], { ...OPTIONS, branch: 'docs/a-2' })).toMatchObject({
      branch: 'docs/a-3',
    });
    github.faults.set('POST /git/refs', { status: 422, message: 'Reference name is not valid' });
    expect(await sendTo(github)).toMatchObject({ field: 'branch', message: words.branchInvalid('docs/a') });
  });

  it('leads to the button for the request where the token may not make it', async () => {
    const github = fakeGithub(FILES);
    github.faults.set('POST /pulls', { status: 403 });
    expect(await sendTo(github)).toEqual({
      kind: 'sent',
      url: `https://github.com/${REPOSITORY}/compare/main...docs%2Fa?expand=1`,
      isAsked: false,
    });
    expect(github.refs.has('docs/a')).toBe(true);
  });

  it('says each refusal in words', async () => {
    const token = { kind: 'refused', field: 'token' };
    const limited = { status: 403, headers: { 'x-ratelimit-remaining': '0' } };
    const cases = [
      ['GET ', { status: 401 }, { ...token, message: words.badToken }],
      ['GET ', { status: 404 }, { ...token, message: words.notFound(REPOSITORY) }],
      ['GET ', limited, { kind: 'refused', message: words.limited }],
      ['POST /git/trees', { status: 429 }, { kind: 'refused', message: words.limited }],
      ['POST /git/blobs', { status: 403 }, { ...token, message: words.forbidden(REPOSITORY) }],
      ['POST /git/commits', 'lost', { kind: 'refused', message: words.noAnswer }],
      [
        'GET /git/ref/heads/main',
        { status: 502 },
        { kind: 'refused', message: words.failed(502, 'Not Found') },
      ],
      ['POST /git/trees', { status: 200 }, undefined],
    ] as const;
    for (const [call, fault, expected] of cases) {
      const github = fakeGithub(FILES);
      github.faults.set(call, fault);
      const outcome = await sendTo(github);
      if (expected) expect(outcome, call).toEqual(expected);
      expect(github.refs.has('docs/a'), call).toBe(expected === undefined);
    }
    const github = fakeGithub(FILES);
    github.access.push = false;
    expect(await sendTo(github)).toEqual({ ...token, message: words.readOnly(REPOSITORY) });
    expect(github.calls).toEqual(['GET ']);
  });
});

it('the host is found by the site’s edit links, where somebody may write', () => {
  const editUrl = 'https://github.com/cskefu/docs/edit/main/public/';
  expect(findGitHost({ editUrl })).toEqual({ name: 'github', host: githubHost, place: PLACE });
  expect(findGitHost({ editUrl: 'https://github.com/a/b/tree/dev' })?.place).toEqual({
    repository: 'a/b',
    branch: 'dev',
    folder: '',
  });
  expect(findGitHost({ editUrl, editor: false })).toBeUndefined();
  for (const other of [
    '',
    'https://git.example.com/a/b/edit/main/',
    'https://github.com.example/a/b/edit/main/',
  ])
    expect(findGitHost({ editUrl: other })).toBeUndefined();
});

it('a branch is named after the page and the minute', () => {
  const time = new Date('2026-11-03T09:05');
  expect(nameBranch('docs/v8/deploy.md', time)).toBe('docs/deploy-1103-0905');
  expect(nameBranch('docs/v8/安装/index.md', time)).toBe('docs/安装-1103-0905');
  expect(nameBranch('docs/a b~1..2.lock.md', time)).toBe('docs/a-b-1-2-1103-0905');
});
