// A command of this project: started as its users start it, or run in this process, which costs a tenth.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { format, promisify } from 'node:util';
import { vi } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Run {
  code: number;
  stdout: string;
  stderr: string;
}

type Start = (siteDir: string, args?: readonly string[], env?: Record<string, string>) => Promise<Run>;

/** Gives a function that starts the command over a site folder, in a process of its own. */
export const startCommand =
  (name: string): Start =>
  async (siteDir, args = [], env = {}) => {
    const command = ['src/node/run.mjs', name, ...args];
    const options = { cwd: ROOT, env: { ...process.env, SITE_DIR: siteDir, ...env } };
    try {
      return { code: 0, ...(await promisify(execFile)(process.execPath, command, options)) };
    } catch (error) {
      // What execFile rejects with.
      return error as Run;
    }
  };

class Exit extends Error {}

let runs = 0;

/** The same in this process: the command's own file is evaluated anew, what it imports is not. */
export const runCommandHere =
  (name: string): Start =>
  async (siteDir, args = [], env = {}) => {
    const { argv } = process;
    let code = 0;
    const said = { stdout: '', stderr: '' };
    const hear =
      (stream: keyof typeof said) =>
      (...words: unknown[]) => {
        said[stream] += `${format(...words)}\n`;
      };
    for (const [key, value] of Object.entries({ SITE_DIR: siteDir, ...env })) vi.stubEnv(key, value);
    const spies = [
      vi.spyOn(console, 'log').mockImplementation(hear('stdout')),
      vi.spyOn(console, 'error').mockImplementation(hear('stderr')),
      vi.spyOn(process, 'exit').mockImplementation((ended) => {
        code = Number(ended ?? process.exitCode ?? 0);
        throw new Exit();
      }),
    ];
    try {
      process.argv = [...argv.slice(0, 2), ...args];
      runs += 1;
      await import(/* @vite-ignore */ `${ROOT}src/node/commands/${name}.ts?run=${runs}`);
      code = Number(process.exitCode ?? 0);
    } catch (error) {
      if (!(error instanceof Exit)) throw error;
    } finally {
      process.argv = argv;
      process.exitCode = undefined;
      for (const spy of spies) spy.mockRestore();
      vi.unstubAllEnvs();
    }
    return { code, ...said };
  };
