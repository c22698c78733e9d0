import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listen } from '../../../../src/node/server/listen.ts';

/** Listens while the test runs; gives the port. */
async function openPort(port: number | undefined, defaultPort: number): Promise<number> {
  const { server, port: taken } = await listen(() => {}, { port, defaultPort });
  onTestFinished(() => void server.close());
  return taken;
}

describe('listen', () => {
  it('takes another port than usual when that is taken, and says so', async () => {
    const say = vi.spyOn(console, 'log').mockImplementation(() => {});
    onTestFinished(() => say.mockRestore());
    const taken = await openPort(0, 0);
    const next = await openPort(undefined, taken);
    expect(next).toBeGreaterThan(taken);
    expect(say).toHaveBeenCalledWith(`端口 ${taken} 已被占用，改用 ${next}。`);
  });

  it('takes no other port than the one that was asked for', async () => {
    const taken = await openPort(0, 0);
    await expect(openPort(taken, 0)).rejects.toThrow(`端口 ${taken} 已被占用`);
  });
});
