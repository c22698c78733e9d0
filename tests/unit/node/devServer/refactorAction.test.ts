import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import type { RefactorRequest, ShownPlan } from '../../../../src/core/site/manifest/refactorRequest.ts';
import { createRefactorAction } from '../../../../src/node/devServer/refactorAction.ts';
import { buildManifest } from '../../../../src/node/manifest/buildManifest.ts';
import { applyPlan } from '../../../../src/node/refactor/applyPlan.ts';
import { toPlan } from '../../../../src/writer/refactor/plan.ts';
import { DEPLOY, FORBIDDEN_PATHS, openPostSite } from '../../../support/postSite.ts';
import { killAtRename } from '../../../support/watchedFiles.ts';

async function open() {
  let manifest = (await buildManifest('', { lastUpdates: false, drafts: true })).manifest;
  const { send, ...site } = await openPostSite((siteDir) =>
    createRefactorAction(siteDir, async () => manifest),
  );
  const renew = async () => {
    manifest = (await buildManifest(site.siteDir, { lastUpdates: false, drafts: true })).manifest;
  };
  const ask = async (asked: RefactorRequest) => {
    const { status, body } = await send(JSON.stringify(asked));
    return { status, value: JSON.parse(body.toString()) };
  };
  /** Asks for what was shown; the server's manifest follows, for which the answer waits. */
  const confirm = async (asked: RefactorRequest, hash: string) => {
    let isOver = false;
    const answer = ask({ ...asked, confirm: hash }).finally(() => {
      isOver = true;
    });
    // A file that goes while it is read is read no more the next time.
    while (!isOver) await renew().catch(() => {});
    return answer;
  };
  /** What the plan says, done. */
  const perform = async (asked: RefactorRequest) => {
    const shown = await ask(asked);
    // A refusal has no plan to confirm.
    return shown.value.hash === undefined ? shown : confirm(asked, shown.value.hash);
  };
  return { ...site, send, ask, confirm, perform };
}

const rename: RefactorRequest = { task: 'rename', words: ['docs/v8/deploy.md', 'install'] };

describe('the pages endpoint', () => {
  it('previews a plan, applies it after confirmation, and undoes it', async () => {
    const { siteDir, ask, perform, readAll } = await open();
    const before = await readAll();
    const { value } = await ask(rename);
    expect(value.files.map(({ sign, file }: ShownPlan['files'][number]) => `${sign} ${file}`)).toEqual([
      '- docs/v8/deploy.md',
      '~ docs/v8/index.md',
      '+ docs/v8/install.md',
      '~ manifest.json',
    ]);
    expect(value.files[1].lines[0]).toEqual({ line: 3, sign: '-', text: '[部署](deploy.md)' });
    expect(await readAll()).toEqual(before);
    const done = await perform(rename);
    expect([done.status, done.value]).toEqual([200, { done: true, path: '/docs/install' }]);
    expect(await readFile(join(siteDir, 'docs/v8/install.md'), 'utf8')).toBe(DEPLOY);
    const undone = await perform({ task: 'undo', words: [] });
    expect([undone.status, undone.value.path]).toEqual([200, '/docs/deploy']);
    expect(await readAll()).toEqual(before);
    expect((await ask({ task: 'undo', words: [] })).status).toBe(422);
  });

  it('responds with a new preview where a file changed since', async () => {
    const { siteDir, ask, confirm, readAll } = await open();
    const { value } = await ask(rename);
    await writeFile(join(siteDir, 'docs/v8/index.md'), '# 首页\n\n又写了 [部署](deploy.md)\n');
    const before = await readAll();
    const late = await ask({ ...rename, confirm: value.hash });
    expect([late.status, late.value.message]).toEqual([409, '在此期间有文件改过，请再看一遍']);
    expect(late.value.files[1].lines[0].text).toContain('又写了');
    expect(await readAll()).toEqual(before);
    expect((await confirm(rename, late.value.hash)).status).toBe(200);
  });

  it('completes an interrupted change before the preview', async () => {
    const { siteDir, ask } = await open();
    const write = (file: string, before: string, after: string) =>
      applyPlan(siteDir, toPlan([{ file, before, after }]));
    await write('docs/v8/img/a.svg', '<svg/>', '<svg></svg>');
    // When they are made, and not filed yet.
    const broken = killAtRename(/doing$/, () => write('docs/v8/deploy.md', DEPLOY, '# 改过\n'));
    await expect(broken).rejects.toThrow('killed');
    const said = vi.spyOn(console, 'log').mockReturnValue();
    const { value } = await ask({ task: 'undo', words: [] });
    expect(said.mock.calls).toEqual([['上一次页面改动没有做完，现已完成：1 个文件。']]);
    said.mockRestore();
    expect(value.files).toMatchObject([{ file: 'docs/v8/deploy.md' }]);
    await ask({ task: 'undo', words: [], confirm: value.hash });
    expect(await readFile(join(siteDir, 'docs/v8/deploy.md'), 'utf8')).toBe(DEPLOY);
    expect(await readFile(join(siteDir, 'docs/v8/img/a.svg'), 'utf8')).toBe('<svg></svg>');
  });

  it('resolves paths in the site folder, whatever the working directory', async () => {
    const { siteDir, ask } = await open();
    const started = vi.spyOn(process, 'cwd').mockReturnValue(join(siteDir, 'docs'));
    const { status, value } = await ask({ task: 'title', words: ['docs/v8/deploy.md', '别的'] });
    started.mockRestore();
    expect([status, value.message]).toEqual([200, undefined]);
  });

  it('lists the choices of a page', async () => {
    const { ask } = await open();
    const { value } = await ask({ task: 'look', words: ['docs/v8/deploy.md'] });
    expect(value).toMatchObject({
      top: 'docs/v8',
      folders: ['docs/v8'],
      headings: [{ id: '部署', text: '部署' }],
    });
    expect(value.order).toContainEqual({ name: 'deploy.md', label: '部署' });
    expect(value.order).not.toContainEqual(expect.objectContaining({ name: 'index.md' }));
  });

  it('offers an empty category that was just created', async () => {
    const { ask, perform } = await open();
    await perform({ task: 'category', words: ['docs/v8/使用 手册/入门'], options: { label: '入门' } });
    const { value } = await ask({ task: 'look', words: ['docs/v8/deploy.md'] });
    expect(value.folders).toEqual(['docs/v8', 'docs/v8/使用 手册', 'docs/v8/使用 手册/入门']);
  });

  const ways: readonly [string, (path: string) => RefactorRequest][] = [
    ['new', (path) => ({ task: 'new', words: [path] })],
    ['move', (path) => ({ task: 'move', words: ['docs/v8/deploy.md', path.replace(/\/?[^/]*$/, '')] })],
    ['rename', (path) => ({ task: 'rename', words: ['docs/v8/deploy.md', `../../${path}`] })],
    ['category', (path) => ({ task: 'category', words: [path] })],
  ];

  // One site for all: what one of them wrote would stay.
  it.each(ways)('never writes by %s to where nothing may be written', async (_, make) => {
    const { perform, readAll } = await open();
    const before = await readAll();
    for (const path of FORBIDDEN_PATHS) {
      const { status } = await perform(make(path));
      expect([400, 403, 409, 422], path).toContain(status);
      expect(await readAll(), path).toEqual(before);
    }
  });

  it.each<[string, object, number]>([
    ['no task', { words: [] }, 400],
    ['a task that nobody knows', { task: 'format', words: [] }, 400],
    ['what every object has', { task: 'constructor', words: [] }, 400],
    ['too few words', { task: 'rename', words: ['docs/v8/deploy.md'] }, 400],
    ['too many words', { task: 'undo', words: ['all'] }, 400],
    ['a number for a word', { task: 'new', words: [1] }, 400],
    ['an option that nobody knows', { task: 'new', words: ['docs/v8/x.md'], options: { force: true } }, 400],
    ['no place in an order', { task: 'new', words: ['docs/v8/x.md'], options: { position: '1' } }, 400],
    [
      'a template that nobody knows',
      { task: 'new', words: ['docs/v8/x.md'], options: { template: '../x' } },
      422,
    ],
    ['a page that is not there', { task: 'delete', words: ['docs/v8/none.md'] }, 422],
    ['a page that is named', { task: 'delete', words: ['docs/v8/deploy.md'] }, 422],
    ['the page of another folder', { task: 'delete', words: ['../secret.md'] }, 422],
    ['a folder’s name for a page', { task: 'new', words: ['docs/v8/folder.md'] }, 409],
    ['a page in too many folders', { task: 'new', words: [`docs/v8/${'a/'.repeat(63)}x.md`] }, 400],
    ['a page below a page', { task: 'new', words: ['docs/v8/deploy.md/x.md'] }, 422],
    ['a link that leads out and is no page', { task: 'rename', words: ['docs/v8/link.md', 'x'] }, 422],
    ['a page that is a link', { task: 'rename', words: ['docs/v8/near.md', 'x'] }, 403],
    ['the title of one that is a link', { task: 'title', words: ['docs/v8/near.md', 'x'] }, 403],
    ['the order of what lies outside', { task: 'order', words: ['docs/v8', '../../secret.md'] }, 422],
    ['the order of a link', { task: 'order', words: ['docs/v8', 'near.md', 'deploy.md'] }, 403],
    ['a whole version', { task: 'move', words: ['docs/v8', 'pages'] }, 422],
    ['a text that is no UTF-8', { task: 'title', words: ['docs/v8/gbk.md', 'x'] }, 422],
    ['what is to be looked at outside', { task: 'look', words: ['../secret.md'] }, 422],
    ['a plan of another time', { ...rename, confirm: '0' }, 409],
  ])('refuses %s, and writes nothing', async (_, asked, status) => {
    const { send, readAll } = await open();
    const before = await readAll();
    const first = await send(JSON.stringify(asked));
    const { hash } = JSON.parse(first.body.toString());
    const last =
      hash === undefined || 'confirm' in asked
        ? first
        : await send(JSON.stringify({ ...asked, confirm: hash }));
    expect(last.status).toBe(status);
    expect(await readAll()).toEqual(before);
  });
});
