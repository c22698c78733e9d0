import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { messageOf } from '../../lib/messageOf.ts';
import { inProject, PROJECT } from '../lib/project.ts';

/** The tools' own scripts: started by Node itself, they need no shell and work on every system. */
const SCRIPTS = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const;

/** Room for what lives a moment: with the usual 16 MB a sixth of a test runner's time goes into clearing it. */
const YOUNG_SPACE = '--max-semi-space-size=64';

/** Runs an installed tool in the project's folder; tells whether it ended well. */
export function runTool(
  name: keyof typeof SCRIPTS,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  return run(process.execPath, [YOUNG_SPACE, inProject(SCRIPTS[name]), ...args], env);
}

/** Runs another command of this project. */
export function runOwnCommand(name: string): Promise<boolean> {
  return run(process.execPath, [inProject('src/node/run.mjs'), name]);
}

/** Runs a program with our own input and output. */
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
