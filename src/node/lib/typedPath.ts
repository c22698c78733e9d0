// Paths as they are typed. npm runs a command in the project's folder, whose name a relative path does not begin at.
import { resolve } from 'node:path';

type Env = Readonly<Record<string, string | undefined>>;

/** The folder where the command was typed: npm and run.mjs name it in INIT_CWD. */
export function typedFolder(env: Env = process.env): string {
  return env.INIT_CWD || process.cwd();
}

/**
 * The absolute path of one that is typed; without one the usual path, which counts from the project.
 * @example typedPath('../docs', 'public', { INIT_CWD: '/srv/site' }) === '/srv/docs'
 */
export function typedPath(written: string | undefined, usual: string, env: Env = process.env): string {
  return written ? resolve(typedFolder(env), written) : resolve(usual);
}
