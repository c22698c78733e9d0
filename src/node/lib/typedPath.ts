// Paths as users type them: npm runs a command in the project's folder, but a relative path starts at the folder in
// which the command was typed.

import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { commandMessages } from '#i18n/commandMessages';

type Env = Readonly<Record<string, string | undefined>>;

/** The folder where the command was typed, from npm's or run.mjs's INIT_CWD. */
export function typedFolder(env: Env = process.env): string {
  return env.INIT_CWD || process.cwd();
}

/**
 * Resolves a typed path; where it is undefined, resolves the default path from the project's folder.
 * @example typedPath('../docs', 'public', { INIT_CWD: '/srv/site' }) === '/srv/docs'
 */
export function typedPath(written: string | undefined, fallback: string, env: Env = process.env): string {
  return written ? resolve(typedFolder(env), written) : resolve(fallback);
}

/**
 * The folder that a command is called for, as an absolute path: `SITE_DIR`, or `public`. Throws when there is no such
 * folder. locateSite.ts finds the site in it.
 */
export function findSiteDir(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const folder = typedPath(env.SITE_DIR, 'public', env);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(commandMessages.arguments.noSiteDir(folder));
  return folder;
}
