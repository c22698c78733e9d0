// Firefox ESR, where this machine has it as Debian packs it, which Playwright does not drive. It is spoken to
// in its own protocol, Marionette: `length:[0, id, command, parameters]` over a socket.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Firefox {
  open: (url: string) => Promise<void>;
  /** Runs the body of a function in the page, again until it gives something. */
  waitFor: (body: string) => Promise<unknown>;
  close: () => Promise<void>;
}

export async function launchFirefox(): Promise<Firefox> {
  const profile = await mkdtemp(join(tmpdir(), 'docs-firefox-'));
  // Port 0: a free one, which it writes down in its profile.
  await writeFile(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n');
  const browser = spawn('firefox-esr', ['--marionette', '--headless', '--no-remote', '--profile', profile], {
    stdio: 'ignore',
    env: { ...process.env, HOME: profile },
  });
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  const port = await retry(async () => {
    const text = await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '');
    return Number(text) || undefined;
  });
  const send = createSender(connect(Number(port), '127.0.0.1'));
  await send('WebDriver:NewSession', {});
  return {
    open: async (url) => void (await send('WebDriver:Navigate', { url })),
    waitFor: (script) =>
      retry(async () => {
        const answer = await send('WebDriver:ExecuteScript', { script, args: [] });
        return (answer as { value: unknown }).value || undefined;
      }),
    close: async () => {
      browser.kill();
      await ended;
      await rm(profile, { recursive: true, force: true });
    },
  };
}

async function retry(ask: () => Promise<unknown>): Promise<unknown> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('Firefox did not answer');
}

/** Sends commands, one at a time. */
function createSender(socket: Socket): (command: string, parameters: object) => Promise<unknown> {
  let received = Buffer.alloc(0);
  let onMessage: (message: unknown[]) => void = () => {};
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, Math.max(0, colon)));
      if (colon < 0 || received.length < end) return;
      const message: unknown = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // The first message is a greeting, not a list.
      if (Array.isArray(message)) onMessage(message);
    }
  });
  let id = 0;
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      onMessage = ([, , error, result]) =>
        error ? reject(new Error(`${command}: ${JSON.stringify(error)}`)) : resolve(result);
      id += 1;
      const text = Buffer.from(JSON.stringify([0, id, command, parameters]));
      socket.write(Buffer.concat([Buffer.from(`${text.length}:`), text]));
    });
}
