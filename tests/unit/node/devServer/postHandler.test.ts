import { connect } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { devServerMessages } from '#i18n/devServerMessages';
import { textKey } from '../../../../src/core/textKey.ts';
import { MAX_SIZE } from '../../../../src/node/devServer/postHandler.ts';
import { createRefactorAction } from '../../../../src/node/devServer/refactorAction.ts';
import { createSaveAction } from '../../../../src/node/devServer/saveFiles.ts';
import { DEPLOY, openPostSite, POST_TOKEN } from '../../../support/postSite.ts';
import { testManifest } from '../../../support/testManifest.ts';

const createPages = (siteDir: string) => createRefactorAction(siteDir, async () => testManifest);
const file = 'docs/v8/deploy.md';
const saved = { files: [{ file, key: textKey(DEPLOY.slice(1)), text: '# 改过\n' }] };

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

describe.each([
  ['save', createSaveAction, JSON.stringify(saved)],
  ['pages', createPages, JSON.stringify({ task: 'rename', words: [file, 'install'] })],
] as const)('the %s endpoint', (_, createAction, body) => {
  const open = () => openPostSite(createAction);

  it('answers the server’s own page', async () => {
    const { send } = await open();
    expect((await send(body)).status).toBe(200);
  });

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
    ['no JSON', '{', 400],
    ['bytes that are no UTF-8', Buffer.from([0x22, 0xff, 0x22]), 400],
    ['a list', '[]', 400],
    ['nothing', '', 400],
    ['a field that nobody knows', body.replace(/}$/, ',"mode":511}'), 400],
    ['more than any page has', body.replace(/}$/, `,"x":"${'x'.repeat(MAX_SIZE)}"}`), 413],
  ])('refuses %s', async (_, sent, status) => {
    const { send, readAll } = await open();
    const before = await readAll();
    expect((await send(sent)).status).toBe(status);
    expect(await readAll()).toEqual(before);
  });

  it('logs an aborted upload in one line, and writes nothing', async () => {
    const { port, readAll } = await open();
    const before = await readAll();
    const said = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => said.mockRestore());
    const breakOff = async (header: string, sent: string) => {
      const socket = connect(port(), '127.0.0.1');
      socket.on('error', () => {});
      const head = [
        'POST /__live/post HTTP/1.1',
        `Host: localhost:${port()}`,
        `Origin: http://localhost:${port()}`,
        'Content-Type: application/json',
        `X-Save-Token: ${POST_TOKEN}`,
        header,
      ];
      socket.write(`${head.join('\r\n')}\r\n\r\n${sent}`);
      const count = said.mock.calls.length;
      if (header.startsWith('Content-Length')) setTimeout(() => socket.destroy(), 50);
      await vi.waitFor(() => expect(said.mock.calls.length).toBe(count + 1), { timeout: 10_000 });
      socket.destroy();
    };
    await breakOff('Content-Length: 1000', body);
    await breakOff('Transfer-Encoding: chunked', `5\r\n{"fil\r\nzz\r\n`);
    for (const [line] of said.mock.calls) expect(line).toMatch(/^没有保存：上传在 \d+ 字节处中断（[^\n]*）$/);
    expect(await readAll()).toEqual(before);
  });

  it('responds during an upload over the limit', async () => {
    const { port } = await open();
    const origin = `http://localhost:${port()}`;
    const large = 'x'.repeat(30 << 20);
    for (const sent of [large, new Blob([large]).stream()]) {
      const answer = await fetch(`${origin}/__live/post`, {
        method: 'POST',
        headers: { origin, 'content-type': 'application/json', 'x-save-token': POST_TOKEN },
        body: sent,
        duplex: 'half',
      } as RequestInit);
      expect([answer.status, await answer.json()]).toEqual([
        413,
        { message: devServerMessages.rejected.tooLarge },
      ]);
    }
  });

  it('stops reading a chunked upload over the limit', async () => {
    const { port, readAll } = await open();
    const before = await readAll();
    const status = await new Promise<string>((resolve) => {
      const socket = connect(port(), '127.0.0.1');
      const piece = 'x'.repeat(1 << 16);
      const head = [
        'POST /__live/post HTTP/1.1',
        `Host: localhost:${port()}`,
        `Origin: http://localhost:${port()}`,
        'Content-Type: application/json',
        `X-Save-Token: ${POST_TOKEN}`,
        'Transfer-Encoding: chunked',
      ];
      socket.on('data', (data) => resolve(data.toString().slice(0, 12)));
      socket.on('error', () => {});
      socket.write(`${head.join('\r\n')}\r\n\r\n`);
      for (let at = 0; at < 600; at += 1) socket.write(`10000\r\n${piece}\r\n`);
    });
    expect(status).toBe('HTTP/1.1 413');
    expect(await readAll()).toEqual(before);
  });
});
