import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The tools' own scripts: started by Node itself, they need no shell and work on every system. */
const SCRIPTS = {
  biome: 'node_modules/@biomejs/biome/bin/biome',
  knip: 'node_modules/knip/bin/knip.js',
  playwright: 'node_modules/@playwright/test/cli.js',
  tsc: 'node_modules/typescript/bin/tsc',
  vitest: 'node_modules/vitest/vitest.mjs',
} as const;

/** Runs an installed tool in the project's folder; tells whether it ended well. */
export function runTool(
  name: keyof typeof SCRIPTS,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  return run(process.execPath, [fromRoot(SCRIPTS[name]), ...args], env);
}

/** Runs another command of this project. */
export function runOwnCommand(name: string, args: readonly string[]): Promise<boolean> {
  return run(process.execPath, ['--import', 'tsx', fromRoot(`src/build/commands/${name}.ts`), ...args]);
}

/** Runs a program with our own input and output. */
export function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: fromRoot('.'),
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}
