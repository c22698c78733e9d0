import { mkdir, readFile, symlink } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SavedFile } from '../../../../src/core/model/saveRequest.ts';
import { textKey } from '../../../../src/core/textKey.ts';
import { listFolder } from '../../../../src/node/lib/listFolder.ts';
import { createSaveHandler } from '../../../../src/node/server/saveHandler.ts';
import { openHandler } from '../../../support/askHandler.ts';
import { tempFolder } from '../../../support/tempFolder.ts';

const TOKEN = 'the-word-of-the-page';
const DEPLOY = '\uFEFF# 部署\r\n\r\n正文。\r\n';
const KEY = textKey(DEPLOY.slice(1));

async function open() {
  const siteDir = await tempFolder({
    'manifest.json': '{}\n',
    'docs/v8/deploy.md': DEPLOY,
    'docs/v8/gbk.md': Buffer.from([0x23, 0x20, 0xb2, 0xbf]),
    'docs/v8/img/a.svg': '<svg/>',
  });
  const outside = await tempFolder({ 'secret.md': '# 别处\n' });
  await symlink(outside, join(siteDir, 'docs/out'));
  await symlink(join(outside, 'secret.md'), join(siteDir, 'docs/v8/link.md'));
  await symlink(join(siteDir, 'docs/v8/deploy.md'), join(siteDir, 'docs/v8/near.md'));
  await mkdir(join(siteDir, 'docs/v8/folder.md'));
  const handler = createSaveHandler(siteDir, TOKEN);
  let port = 0;
  const ask = await openHandler((request, response) => {
    port = request.socket.localPort ?? 0;
    handler(request, response);
  });
  // The port is known once somebody has asked.
  await ask('/');
  const send = (body: string | Buffer, headers: Record<string, string | undefined> = {}, method = 'POST') => {
    const all = {
      host: `localhost:${port}`,
      origin: `http://localhost:${port}`,
      'content-type': 'application/json',
      'x-save-token': TOKEN,
      ...headers,
    };
    const sent = Object.entries(all).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value.replaceAll('PORT', String(port))]],
    );
    return ask('/__live/save', Object.fromEntries(sent), method, body);
  };
  const save = (...files: SavedFile[]) => send(JSON.stringify({ files }));
  const readAll = async () => {
    const list = async (folder: string) => {
      const files = (await listFolder(folder)).filter((file) => !file.startsWith('.changes')).sort();
      return Promise.all(
        files.map(async (file) => [file, (await readFile(join(folder, file)).catch(String)).toString()]),
      );
    };
    return [await list(siteDir), await list(outside)];
  };
  return { siteDir, send, save, readAll, port: () => port };
}

const good: SavedFile = { file: 'docs/v8/deploy.md', key: KEY, text: '# 改过\n' };
const body = JSON.stringify({ files: [good] });

describe('the save endpoint', () => {
  it('writes a file in the form that it had, once, and tells its new key', async () => {
    const { siteDir, save } = await open();
    const first = await save({ ...good, text: '# 部署\n\n改过的正文。\n' });
    expect(first.status).toBe(200);
    const written = '# 部署\r\n\r\n改过的正文。\r\n';
    expect(await readFile(join(siteDir, good.file), 'utf8')).toBe(`\uFEFF${written}`);
    const [{ key }] = JSON.parse(first.body.toString()).files;
    expect(key).toBe(textKey(written));
    expect((await save({ ...good, text: '旧的' })).status).toBe(409);
    expect((await save({ ...good, key, text: '新的\n' })).status).toBe(200);
  });

  it('writes several files, new ones and names of folders, and takes one away', async () => {
    const { siteDir, save } = await open();
    const { status } = await save(
      { ...good, text: null },
      { file: 'docs/v8/运维/安装.md', key: null, text: '# 部署\n' },
      { file: 'docs/v8/运维/_category_.json', key: null, text: '{}\n' },
      { file: 'manifest.json', key: textKey('{}\n'), text: '{"site":{}}\n' },
    );
    expect(status).toBe(200);
    const files = (await listFolder(siteDir)).filter((file) => file.startsWith('docs/v8/')).sort();
    expect(files).not.toContain('docs/v8/deploy.md');
    expect(files).toContain('docs/v8/运维/_category_.json');
    expect(await readFile(join(siteDir, 'docs/v8/运维/安装.md'), 'utf8')).toBe('# 部署\n');
  });

  it('lets the second of two that save at the same time hear of the first', async () => {
    const { save } = await open();
    const answers = await Promise.all([save({ ...good, text: '一' }), save({ ...good, text: '二' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  /** Headers of a page that is not the server's own, and their status. */
  const STRANGERS: readonly [string, Record<string, string | undefined>, number][] = [
    ['another site', { origin: 'https://evil.example' }, 403],
    ['no origin', { origin: undefined }, 403],
    ['an opaque origin', { origin: 'null' }, 403],
    ['another port', { origin: 'http://localhost:1' }, 403],
    ['another scheme', { origin: 'https://localhost:PORT' }, 403],
    ['a name that begins alike', { origin: 'http://localhost:PORT.evil.example' }, 403],
    ['another name of this machine', { origin: 'http://127.0.0.1:PORT' }, 403],
    ['a rebound name', { host: 'evil.example:PORT', origin: 'http://evil.example:PORT' }, 403],
    ['a name that ends alike', { host: 'evil.localhost:PORT', origin: 'http://evil.localhost:PORT' }, 403],
    ['a host without the port', { host: 'localhost', origin: 'http://localhost' }, 403],
    ['another host’s port', { host: 'localhost:1', origin: 'http://localhost:1' }, 403],
    ['an address of the network', { host: '192.168.0.2:PORT', origin: 'http://192.168.0.2:PORT' }, 403],
    ['a frame of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['a sister of the site', { 'sec-fetch-site': 'same-site' }, 403],
    ['no token', { 'x-save-token': undefined }, 403],
    ['another token', { 'x-save-token': 'guess' }, 403],
    ['an empty token', { 'x-save-token': '' }, 403],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['plain text, as a form may send it', { 'content-type': 'text/plain' }, 415],
    ['no type', { 'content-type': undefined }, 415],
    ['a type that begins alike', { 'content-type': 'application/json-patch+json' }, 415],
    ['another encoding', { 'content-type': 'application/json; charset=gbk' }, 415],
    ['packed content', { 'content-encoding': 'gzip' }, 415],
  ];

  it.each(STRANGERS)('refuses %s, and writes nothing', async (_, headers, status) => {
    const { send, readAll } = await open();
    const before = await readAll();
    expect((await send(body, headers)).status).toBe(status);
    expect(await readAll()).toEqual(before);
  });

  it.each(['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('refuses %s', async (method) => {
    const { send, readAll } = await open();
    const before = await readAll();
    expect((await send(method === 'GET' ? '' : body, {}, method)).status).toBe(405);
    expect(await readAll()).toEqual(before);
  });

  it.each([
    '../secret.md',
    'docs/../../secret.md',
    'docs/v8/../deploy.md',
    '/etc/x.md',
    'C:/x.md',
    'C:x.md',
    '\\\\host\\share\\x.md',
    'docs\\v8\\..\\..\\x.md',
    'docs//x.md',
    'docs/./x.md',
    'docs/v8/x.md\u0000.md',
    'docs/out/x.md',
    'docs/out/secret.md',
    'docs/v8/link.md',
    'docs/v8/near.md',
    'docs/v8/nul.md',
    'docs/v8/CON/x.md',
    'docs/v8/com1.md',
    'docs/v8/x.md.',
    'docs/v8/x.md ',
    'docs/v8/x.md::$DATA',
    'docs/v8/x.html',
    'docs/v8/x.js',
    'docs/v8/img/a.svg',
    'index.html',
    'package.json',
    'docs/manifest.json',
    '.git/hooks/x.md',
    'docs/.x.md',
    '.changes/next/record.json',
    'node_modules/x.md',
    '',
  ])('never writes to %j', async (file) => {
    const { save, readAll } = await open();
    const before = await readAll();
    for (const key of [null, KEY]) expect((await save({ file, key, text: 'x' })).status).toBe(403);
    expect(await readAll()).toEqual(before);
  });

  it.each([
    ['no JSON', '{', 400],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 400],
    ['a list', '[]', 400],
    ['no files', '{"files":[]}', 400],
    ['a number for a text', '{"files":[{"file":"a.md","key":null,"text":1}]}', 400],
    ['a field that nobody knows', '{"files":[{"file":"a.md","key":null,"text":"x","mode":511}]}', 400],
    ['a key of another text', JSON.stringify({ files: [{ ...good, key: '1.x' }] }), 409],
    ['no key for a file that is there', JSON.stringify({ files: [{ ...good, key: null }] }), 409],
    ['a key for a file that is not', JSON.stringify({ files: [{ ...good, file: 'docs/v8/no.md' }] }), 409],
    ['a file that is no UTF-8', '{"files":[{"file":"docs/v8/gbk.md","key":"1.x","text":"x"}]}', 422],
    [
      'one file twice',
      JSON.stringify({ files: [good, { ...good, file: 'docs/v8/DEPLOY.md', key: null }] }),
      403,
    ],
    ['one of two that cannot be', JSON.stringify({ files: [good, { ...good, file: '../x.md' }] }), 403],
    ['more than any page has', JSON.stringify({ files: [{ ...good, text: 'x'.repeat(9 << 20) }] }), 413],
  ])('refuses %s', async (_, sent, status) => {
    const { send, readAll } = await open();
    const before = await readAll();
    expect((await send(sent)).status).toBe(status);
    expect(await readAll()).toEqual(before);
  });

  it('stops reading what does not say how long it is', async () => {
    const { port, readAll } = await open();
    const before = await readAll();
    const status = await new Promise<string>((resolve) => {
      const socket = connect(port(), '127.0.0.1');
      const piece = 'x'.repeat(1 << 16);
      const head = [
        'POST /__live/save HTTP/1.1',
        `Host: localhost:${port()}`,
        `Origin: http://localhost:${port()}`,
        'Content-Type: application/json',
        `X-Save-Token: ${TOKEN}`,
        'Transfer-Encoding: chunked',
      ];
      socket.on('data', (data) => resolve(data.toString().slice(0, 12)));
      socket.on('error', () => {});
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      for (let at = 0; at < 200; at += 1) socket.write(`10000\r\n${piece}\r\n`);
    });
    expect(status).toBe('HTTP/1.1 413');
    expect(await readAll()).toEqual(before);
  });
});
