import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen, printUrls } from '../../../../src/node/devServer/listen.ts';

/** Listens while the test runs; gives the port. */
async function openPort(port: number | undefined, defaultPort: number, host?: string): Promise<number> {
  const { port: taken, close } = await listen((_, response) => void response.end('answer'), {
    port,
    defaultPort,
    host,
  });
  onTestFinished(close);
  return taken;
}

const ask = (port: number, host: string, address = '127.0.0.1') =>
  new Promise<number>((resolve, reject) => {
    const asked = request({ port, host: address, headers: { host } }, (response) =>
      resolve(response.resume().statusCode ?? 0),
    );
    asked.on('error', reject).end();
  });

const all = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses);
const network = all.find(({ internal, family }) => !internal && family === 'IPv4')?.address;
const hasIpv6 = all.some(({ address }) => address === '::1');

const isOpen = (port: number, address: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, address);
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    onTestFinished(() => void socket.destroy());
  });

describe('listen', () => {
  it('listens on the next free port and logs it', async () => {
    const say = vi.spyOn(console, 'log').mockImplementation(() => {});
    onTestFinished(() => say.mockRestore());
    const taken = await openPort(0, 0);
    const next = await openPort(undefined, taken);
    expect(next).toBeGreaterThan(taken);
    expect(say).toHaveBeenCalledWith(`端口 ${taken} 已被占用，改用 ${next}。`);
  });

  it('listens on loopback unless --host names another address', async () => {
    const port = await openPort(0, 0);
    expect(await isOpen(port, '127.0.0.1')).toBe(true);
    if (hasIpv6) expect(await isOpen(port, '::1')).toBe(true);
    if (network === undefined) return;
    expect(await isOpen(port, network)).toBe(false);
    expect(await isOpen(await openPort(0, 0, '0.0.0.0'), network)).toBe(true);
  });

  it('rejects requests with another Host header (DNS rebinding)', async () => {
    const port = await openPort(0, 0);
    for (const name of ['localhost', 'LOCALHOST', '127.0.0.1', '[::1]'])
      for (const host of [name, `${name}:${port}`]) expect(await ask(port, host), host).toBe(200);
    const strangers = [
      'evil.example',
      `evil.example:${port}`,
      'evil.localhost',
      'localhost.evil.example',
      '::1',
    ];
    for (const host of [...strangers, '192.168.0.2', '127.0.0.1.', 'localhost:1:2', ':'])
      expect(await ask(port, host), host).toBe(403);
  });

  it('accepts the host name of --host', async () => {
    const port = await openPort(0, 0, '0.0.0.0');
    expect(await ask(port, `localhost:${port}`)).toBe(200);
    expect(await ask(port, 'evil.example')).toBe(403);
    if (network !== undefined) expect(await ask(port, `${network}:${port}`)).toBe(200);
    const named = await openPort(0, 0, 'localhost');
    expect(await ask(named, 'localhost', 'localhost')).toBe(200);
    expect(await ask(named, network ?? '10.0.0.1', 'localhost')).toBe(403);
    await expect(openPort(0, 0, '203.0.113.9')).rejects.toThrow('没有地址「203.0.113.9」');
  });

  it('prints the URLs for this machine and for others', () => {
    const say = vi.spyOn(console, 'log').mockImplementation(() => {});
    onTestFinished(() => say.mockRestore());
    printUrls(3000, undefined);
    expect(say.mock.calls).toEqual([['http://localhost:3000']]);
    printUrls(3000, '192.168.1.5', '/a/');
    expect(say.mock.calls.slice(1)).toEqual([
      ['http://localhost:3000/a/'],
      ['http://192.168.1.5:3000/a/（网络上的其他电脑也能打开）'],
    ]);
  });

  it('fails when the explicit port is in use', async () => {
    const taken = await openPort(0, 0);
    await expect(openPort(taken, 0)).rejects.toThrow(`端口 ${taken} 已被占用`);
  });
});
