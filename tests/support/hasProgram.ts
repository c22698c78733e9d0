import { spawnSync } from 'node:child_process';

/** Whether this machine has a program: a check that needs it is there only then. */
export function hasProgram(name: string): boolean {
  return spawnSync(name, ['-v'], { stdio: 'ignore' }).error === undefined;
}
