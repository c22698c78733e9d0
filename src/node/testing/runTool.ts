import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { tsImport } from 'tsx/esm/api';
import { LANGUAGE } from '#i18n/language';
import { messageOf } from '../../lib/messageOf.ts';
import { inProject, PROJECT } from '../lib/project.ts';

/** Scripts of the tools. Node runs them without a shell, also on Windows. */
const SCRIPTS = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const;

/** Heap for young objects, in MB: with the default of 16 a test runner spends a sixth of its time on collecting them. */
const YOUNG_SPACE = '--max-semi-space-size=64';

/** Runs an installed tool in the project's folder; resolves to whether it exits with 0. */
export function runTool(
  name: keyof typeof SCRIPTS,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  return run(process.execPath, [YOUNG_SPACE, inProject(SCRIPTS[name]), ...args], env);
}

export function runOwnCommand(name: string, env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return run(process.execPath, [inProject('src/node/run.mjs'), name, '--lang', LANGUAGE], env);
}

export async function run(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const options = { cwd: PROJECT, stdio: 'inherit', env: { ...process.env, ...env } } as const;
  try {
    const [code] = await once(spawn(program, args, options), 'exit');
    return code === 0;
  } catch (error) {
    console.error(messageOf(error));
    return false;
  }
}

/**
 * Imports a TypeScript file outside of src, which no bundle of commands contains.
 * @param file path from the project: `tests/e2e/specification.ts`
 */
export const importSource = (file: string): Promise<unknown> =>
  tsImport(pathToFileURL(inProject(file)).href, pathToFileURL(inProject('package.json')).href);
